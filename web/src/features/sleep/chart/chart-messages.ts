const nightsOf = (count: number): string => (count === 1 ? '1 noite registrada' : `${count} noites registradas`);

/** What the chart of the last nights says. */
export const chartMessages = {
  title: (days: number) => `Últimas ${days} noites`,
  sentence: (recorded: number) => `${nightsOf(recorded)}. Cada barra é o tempo do deitar ao acordar.`,
  goalSentence: (recorded: number, reached: number, goal: string) =>
    reached === 0
      ? `${nightsOf(recorded)}, com menos de ${goal} h na cama, a sua meta.`
      : `${nightsOf(recorded)}, ${reached} com ${goal} h na cama ou mais, a sua meta.`,
  columns: ['Acordou em', 'Tempo na cama'],
  hours: (hours: string) => `${hours} h`,
  missing: 'sem registro',
  today: 'hoje',
  goal: (goal: string) => `Sua meta: ${goal} h`,
  gaps: 'Sem barra: noite sem registro.',
} as const;
