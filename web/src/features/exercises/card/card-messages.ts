/** What only the dashboard's card says. */
export const cardMessages = {
  empty: 'Nenhum programa de exercícios',
  emptyText: 'A Vida monta um treino para o seu nível, com cuidado com as suas condições.',
  generate: 'Gerar Programa',
  week: 'Progresso da semana',
  target: (days: number, target: number) => `${days} de ${target} dias com movimento`,
  weekText: 'A faixa marca um dia para cada exercício feito hoje.',
  notAdjustedFor: (entries: readonly string[]) => `Treino não ajustado para: ${entries.join(', ')}.`,
} as const;
