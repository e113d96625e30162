/** What the card of the summary says. */
export const glucoseCardMessages = {
  title: 'Glicose',
  none: 'N/A',
  noneTitle: 'Sua glicose aparece aqui',
  noneText: 'Registre a primeira medição ou importe o arquivo do seu sensor.',
  add: 'Nova medição',
  loading: 'Carregando sua glicose...',
  failed: 'Não foi possível carregar sua glicose.',
  retry: 'Tentar de novo',
  mean: 'Média de 7 dias:',
  noMean: 'Sem medições nos últimos 7 dias.',
  inRangeSingle: (inRange: number, all: number, band: string) =>
    `${inRange} de ${all} ${all === 1 ? 'medição' : 'medições'} na faixa de ${band}`,
  inRangeSensor: (percent: number, band: string) => `${percent}% do tempo na faixa de ${band}`,
  today: 'hoje',
  yesterday: 'ontem',
  chart: (band: string) => `Glicose dos últimos 7 dias sobre a faixa de ${band}.`,
} as const;
