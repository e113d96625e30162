const countOf = (inside: number, all: number): string => `${inside} de ${all} ${all === 1 ? 'medição' : 'medições'}`;

/** What the card of the summary says. */
export const glucoseCardMessages = {
  title: 'Glicose',
  none: 'N/A',
  noneTitle: 'Sua glicose aparece aqui',
  noneText: 'Registre a primeira medição ou importe o arquivo do seu sensor.',
  loading: 'Carregando sua glicose...',
  failed: 'Não foi possível carregar sua glicose.',
  notRefreshed: 'Pode haver uma medição mais nova.',
  weekFailed: 'Não foi possível carregar a semana.',
  retry: 'Tentar de novo',
  week: (fact: string) => `Nos últimos 7 dias: ${fact}.`,
  mean: 'Média de 7 dias:',
  noMean: 'Sem medições nos últimos 7 dias.',
  inRangeSingle: (inRange: number, all: number, band: string) => `${countOf(inRange, all)} na faixa de ${band}`,
  inRangeSensor: (percent: number, band: string) => `${percent}% do tempo na faixa de ${band}`,
  pregnant: {
    inRangeSingle: (inside: number, all: number, band: string) => `${countOf(inside, all)} no intervalo de ${band}`,
    inRangeSensor: (percent: number, band: string) => `${percent}% do tempo no intervalo de ${band}`,
  },
  pregnantChart: (band: string) => `Glicose dos últimos 7 dias sobre a faixa combinada com seu pré-natal, de ${band}.`,
  chart: (band: string) => `Glicose dos últimos 7 dias sobre a faixa de ${band}.`,
} as const;
