import { SUFFICIENT_SINGLE_READINGS } from '@vida/contract/measurements/data-sufficiency.ts';
import { CERTAIN_GOAL } from '@vida/contract/measurements/goal-words.ts';

/** What the chart of a period and its figures say. */
export const periodMessages = {
  olderTitle: (from: string, to: string) => `De ${from} a ${to}`,
  olderNotice: (days: number) =>
    `Não há medições nos últimos ${days} dias. Estes são os ${days} dias até a sua medição mais recente.`,
  sentence: {
    sensor: (percent: number, band: string) => `${percent}% do tempo na faixa de ${band}.`,
    single: (percent: number, band: string) => `${percent}% das medições na faixa de ${band}.`,
  },
  pregnantSentence: {
    sensor: (percent: number, band: string) => `${percent}% do tempo na faixa combinada com seu pré-natal, de ${band}.`,
    single: (percent: number, band: string) =>
      `${percent}% das medições na faixa combinada com seu pré-natal, de ${band}.`,
  },
  missed: 'fora da meta',
  goal: (percent: number) => `A meta costuma ser ficar na faixa em mais de ${percent}% do tempo. ${CERTAIN_GOAL}`,
  olderGoal: (from: number, to: number) =>
    `A meta costuma ir de mais de ${from}% a mais de ${to}% do tempo na faixa, conforme a saúde de cada pessoa. ` +
    `${CERTAIN_GOAL}`,
  singleGoal:
    'Isto é parte das medições, não do tempo: costumamos medir mais quando não estamos bem. Veja também as metas ' +
    'por momento do dia.',
  single: 'Medição',
  noValues: 'Neste período o aparelho só marcou fora da faixa que ele mede.',
  insufficient: 'Dados insuficientes para tirar conclusões',
  insufficientSensor: (days: number, active: string) =>
    `O sensor precisa de pelo menos 14 dias com mais de 70% das leituras. Este período tem ${days} ` +
    `${days === 1 ? 'dia' : 'dias'} com leituras e ${active}% delas.`,
  few: `Com ${SUFFICIENT_SINGLE_READINGS} medições, a média e as porcentagens aparecem aqui.`,
  otherSources: 'Leituras de mais de uma fonte',
  otherSourcesText: (days: number) =>
    `Em ${days === 1 ? '1 dia' : `${days} dias`} deste período há leituras do sensor vindas de mais de uma ` +
    'fonte. Em cada dia conta só a fonte que cobre a maior parte dele: numa troca de sensor no meio do dia, a ' +
    'parte menor fica fora das médias e do gráfico. Nada se perde: na lista elas aparecem com “outra fonte”.',

  usualGoals: 'Metas usuais de tempo',
  goalsCaption: 'O seu tempo em cada faixa e a meta usual',
  goalsRange: 'Faixa',
  goalsYours: 'Você',
  goalsUsual: 'Meta usual',
  goalsSource: 'Fontes: consenso internacional (2019) e Sociedade Brasileira de Diabetes (2023).',
  goalsOlder: 'Para pessoas mais velhas, a meta depende da saúde de cada uma.',
} as const;

/** What the figures by moment of the day say. */
export const momentMessages = {
  title: 'Por momento do dia',
  subtitle: 'As medições de ponta de dedo, de laboratório e digitadas, separadas pelo momento em que você mediu.',
  unmarked: 'Sem momento marcado',
  markMoment:
    'Quando registrar uma medição, marque o momento (jejum, antes de comer...). Com ele, os números dizem mais: ' +
    'em jejum e depois de comer se esperam valores diferentes.',
  count: (value: number) => `${value} ${value === 1 ? 'medição' : 'medições'}`,
  mean: 'Média',
  extremes: 'Do menor ao maior',
  within: 'Na meta usual',
  withinOf: (inside: number, all: number) => `${inside} de ${all}`,
  goalsNote:
    'As metas usuais são da Sociedade Brasileira de Diabetes (2023). A certa para você é definida com seu médico.',
} as const;
