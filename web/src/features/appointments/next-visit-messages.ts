/** What the dashboard says of the next appointment; apart from the dialog's texts, because it is on the first page. */
export const nextAppointmentMessages = {
  title: 'Próxima consulta',
  daysUntil: (days: number) => {
    if (days <= 0) return { value: 'hoje' };
    return days === 1 ? { value: 'amanhã' } : { value: `em ${days}`, unit: 'dias' };
  },
  example: 'Exemplo',
  exampleDays: { value: '15', unit: 'dias' },
  exampleDoctor: 'Dra. Beatriz Nunes',
  loading: 'Carregando...',
  failed: 'Não foi possível carregar',
  retry: 'Tentar de novo',
  enter: 'Anotar a próxima consulta',
  see: 'ver e mudar as consultas',
} as const;
