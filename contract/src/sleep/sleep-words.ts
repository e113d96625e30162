/** What the fields of a night are called, in its form and where one is refused. */
export const nightFieldNames = {
  sleepDate: 'Data da noite',
  bedTime: 'Horário de deitar',
  wakeTime: 'Horário de acordar',
  fallAsleepTime: 'Tempo para adormecer',
  nightWakings: 'Número de despertares',
  sleepQuality: 'Qualidade do sono',
  notes: 'Observações',
} as const;
