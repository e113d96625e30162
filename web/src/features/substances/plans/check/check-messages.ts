/** What the daily look back says. */
export const checkMessages = {
  title: 'Como foi o dia?',
  day: 'De que dia?',
  today: 'Hoje',
  yesterday: 'Ontem',
  keptQuestion: 'Você seguiu o plano?',
  kept: 'Consegui',
  notKept: 'Não foi desta vez',
  keptMissing: 'Escolha uma das duas.',
  craving: 'Vontade mais forte do dia, de 0 (nenhuma) a 10 (a maior)',
  notes: 'O que ajudou ou atrapalhou (opcional)',
  /** How the fields are called where another window saved them. */
  fieldNames: {
    day: 'Dia',
    kept: 'Como foi',
    craving: 'Vontade mais forte',
    notes: 'O que ajudou ou atrapalhou',
  },
  save: 'Guardar o dia',
  saving: 'Salvando...',
  saved: 'Dia guardado. Obrigada por contar.',
  notSaved: 'Não foi possível guardar o dia. Tente de novo.',
  relapseTitle: 'Obrigada por contar',
} as const;
