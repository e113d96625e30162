/** What the chart of a period and its figures say. */
export const periodMessages = {
  title: (days: number) => `Últimos ${days} dias`,
  olderTitle: (from: string, to: string) => `De ${from} a ${to}`,
  olderNotice: (days: number) =>
    `Não há medições nos últimos ${days} dias. Estes são os ${days} dias até a sua medição mais recente.`,
  period: 'Período',
  days: { 7: '7 dias', 14: '14', 30: '30', 90: '90' } as Readonly<Record<number, string>>,
  sentence: {
    sensor: (percent: number, band: string) => `${percent}% do tempo na faixa de ${band}.`,
    single: (percent: number, band: string) => `${percent}% das medições na faixa de ${band}.`,
  },
  chartLabel: (title: string, unit: string) => `Glicose: ${title.toLowerCase()}, em ${unit}.`,
  goal: 'A meta costuma ser ficar na faixa em mais de 70% do tempo. A certa para você é definida com seu médico.',
  tableWhen: 'Quando',
  tableValue: 'Glicose',
  tableOrigin: 'Origem',
  sensor: 'Sensor',
  single: 'Medição',
  empty: 'Nenhuma medição de glicose ainda',
  emptyText: 'Com a primeira medição, ou com o arquivo do seu sensor, o gráfico aparece aqui.',
  noValues: 'Neste período o aparelho só marcou fora da faixa que ele mede.',
  mean: 'Média',
  meanNote: 'O açúcar no sangue médio deste período.',
  timeInRange: 'Tempo na faixa',
  readingsInRange: 'Medições na faixa',
  inRangeNote: (band: string) => `De ${band}, a faixa que a maioria das pessoas com diabetes busca.`,
  gmi: 'GMI',
  gmiNote: 'Estima, pela média do sensor, a HbA1c (hemoglobina glicada). Não substitui o exame.',
  gmiSingle: 'Dados insuficientes: o GMI só vale para dados de sensor.',
  gmiFewDays: (days: number) => `Dados insuficientes: o GMI precisa de 10 dias de sensor. Aqui há ${days}.`,
  insufficient: 'Dados insuficientes para tirar conclusões',
  insufficientSensor: (days: number, active: string) =>
    `O sensor precisa de pelo menos 14 dias com mais de 70% das leituras. Este período tem ${days} ${days === 1 ? 'dia' : 'dias'} com leituras e ${active}% delas.`,
  insufficientSingle: (count: number) =>
    `Com ${count} ${count === 1 ? 'medição' : 'medições'} no período, as porcentagens dizem pouco. Continue medindo.`,
} as const;
