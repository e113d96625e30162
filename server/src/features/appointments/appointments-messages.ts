/** What appointments say on the server. */
export const appointmentsMessages = {
  notFound: 'Não encontramos esta consulta. Talvez ela já tenha sido apagada.',
  past: 'Data e hora não pode ser de um dia que já passou.',
} as const;

export const appointmentsFieldLabels = {
  scheduledAt: 'Data e hora',
  professional: 'Profissional',
  place: 'Local',
  notes: 'Observações',
} as const;
