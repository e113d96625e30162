/** What the parts themselves say; everything else is handed to them by the features. */
export const uiMessages = {
  close: 'Fechar',
  cancel: 'Cancelar',
  retry: 'Tentar de novo',
  retryInline: 'tentar de novo',
  notSaved: 'não salvo',
  loading: 'Carregando...',
  error: 'Erro',
  connectionFailed: 'Erro de conexão. Tente novamente.',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  details: 'Detalhes',
  showMore: 'Mostrar mais',
  showTable: 'Ver em tabela',
  showChart: 'Ver gráfico',
  chartFailed: 'Não foi possível desenhar o gráfico',
  chartHelp: 'Use as setas para percorrer as medições.',
  today: 'hoje',
  done: 'feito',
  toDo: 'a fazer',
  week: 'Semana',
  weekDays: ['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom'],
  weekDayNames: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
  notifications: 'Notificações (F8)',
  notification: 'Notificação',
  priorities: { high: 'Alta', medium: 'Média', low: 'Baixa' },
  priorityLabel: 'Prioridade',
  contacts: {
    samu: { name: 'SAMU 192', phone: '192' },
    cvv: { name: 'CVV 188', phone: '188' },
  },
  glucoseRanges: {
    veryLow: 'Muito baixa',
    low: 'Baixa',
    target: 'Na faixa',
    high: 'Alta',
    veryHigh: 'Muito alta',
  },
  underOnePercent: 'menos de 1%',
  rangeBarOrder: 'Do mais baixo, à esquerda, ao mais alto.',
} as const;

/** '70 de 200 g' */
export const outOf = (value: string, max: string, unit: string): string =>
  `${value} de ${max} ${unit}`.trim();
