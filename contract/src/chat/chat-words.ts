/** Questions that the page offers and that stand under answers: both have to be understood alike. */
export const askedQuestions = {
  timeInRange: 'Qual meu tempo no alvo nos últimos 14 dias?',
  lows: 'Quantas vezes minha glicose ficou baixa esta semana?',
  training: 'Qual o treino de hoje?',
} as const;
