/** What only the dashboard's card says. */
export const cardMessages = {
  plan: 'Planejar refeições',
  empty: 'Nenhum plano nutricional hoje',
  emptyText: 'A Vida monta o seu dia com alimentos brasileiros, dentro das suas alergias e restrições.',
  generate: 'Gerar Plano Nutricional',
  richInFiber: 'Rico em fibras',
  figures: (calories: string, carbs: string) => `${calories}, ${carbs} de carboidratos`,
  goals: 'Metas do dia',
  personalGoals: 'O plano de hoje, inteiro, ao lado das suas metas.',
  exampleGoals: 'Exemplo de metas. Com peso, altura, nascimento e sexo no perfil, elas passam a ser suas.',
  withheld: (count: number) =>
    count === 1
      ? 'Uma refeição saiu do plano porque não combina com o seu perfil.'
      : `${count} refeições saíram do plano porque não combinam com o seu perfil.`,
  notAdjustedFor: (entries: readonly string[]) => `Plano não ajustado para: ${entries.join(', ')}.`,
  notRefreshed: 'O plano pode não estar atualizado.',
} as const;
