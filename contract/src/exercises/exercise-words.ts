/** What pages and answers both say of a training. */
export const exerciseWords = {
  restDay: 'Hoje é dia de descanso. Se quiser, faça uma caminhada leve ou alongue-se um pouco.',
  stopSigns: 'Pare e procure ajuda se sentir dor no peito, falta de ar fora do comum, tontura, desmaio ou palpitação.',
} as const;

/** What the fields of a training are called, in its form and where one is refused. */
export const exerciseFieldNames = {
  exerciseLevel: 'Nível de exercício',
  duration: 'Duração',
  intensity: 'Intensidade',
  completed: 'Concluído',
} as const;
