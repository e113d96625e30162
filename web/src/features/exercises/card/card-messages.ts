/** What only the dashboard's card says. */
export const cardMessages = {
  empty: 'Nenhum programa de exercícios',
  emptyText: 'A Vida monta um treino para o seu nível, com cuidado com as suas condições.',
  generate: 'Gerar Programa',
  week: 'Progresso da semana',
  target: (done: number, target: number) => `${done} de ${target} da meta da semana`,
  weekText: 'Um dia marcado para cada exercício feito hoje.',
} as const;
