/** What only the nutrition page says around the plan. */
export const pageMessages = {
  subtitle: 'Refeições que combinam com a sua saúde e com o seu gosto.',
  day: 'Dia',
  dayOutOfRange: (from: string, to: string) => `Escolha um dia de ${from} a ${to}.`,
  mealType: 'Refeição',
  generate: 'Gerar Plano',
  error: 'Erro',
  notGenerated: 'Erro ao gerar plano nutricional. Tente novamente.',
  empty: 'Nenhum plano para este dia',
  emptyText: 'A Vida monta as refeições com alimentos brasileiros, dentro das suas alergias, restrições e metas.',
  emptyAction: 'Montar o plano deste dia',
  notRefreshed: 'O plano pode não estar atualizado.',
} as const;
