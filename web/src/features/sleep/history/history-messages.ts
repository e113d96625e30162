/** What the list of nights says. */
export const historyMessages = {
  title: 'Histórico',
  subtitle: (days: number) => `Suas noites dos últimos ${days} dias.`,
  columns: {
    night: 'Noite',
    times: 'Horários',
    duration: 'Na cama',
    quality: 'Qualidade',
    fallAsleep: 'Para adormecer',
    wakings: 'Despertares',
    notes: 'Observações',
  },
  hours: (hours: string) => `${hours} h`,
  minutes: (minutes: number) => `${minutes} min`,
  nothing: '–',
  options: (day: string) => `Opções da noite de ${day}`,
  showAll: (count: number) => `Ver as ${count} noites`,
  showFewer: (count: number) => `Ver só as ${count} mais recentes`,
} as const;
