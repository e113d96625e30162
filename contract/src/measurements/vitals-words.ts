/** Of a mean of pressure, beside the usual goal. */
export const pressureWords = {
  inGoal: 'Fica abaixo de 130 por 80, a meta usual.',
  aboveGoal: 'Fica acima da meta usual (abaixo de 130 por 80). Mostre estes números na próxima consulta.',
  meanNote: 'Em casa, vale a média de vários dias; uma medição sozinha diz pouco.',
} as const;

export const HEART_RATE_USUAL = 'O usual para adultos vai de 60 a 100.';

export const HBA1C_REPEATED = 'O exame costuma ser repetido a cada 3 a 6 meses.';

export const MEASURING_WAIST =
  'Em pé, depois de soltar o ar, com a fita no meio entre a última costela e o osso do quadril.';
