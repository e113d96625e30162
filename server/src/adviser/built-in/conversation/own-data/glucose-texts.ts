import type { GlucoseClass } from '@vida/contract/measurements/glucose-rules.ts';
import { CERTAIN_GOAL, guidedGlucoseWords } from '@vida/contract/measurements/goal-words.ts';
import { contextPhrases } from '@vida/contract/measurements/measurement-words.ts';
import { count, formatDecimal } from '../../format-values.ts';

const classes: Record<GlucoseClass, string> = {
  very_low: 'muito baixa',
  low: 'baixa',
  normal: 'normal',
  slightly_high: 'levemente elevada',
  very_high: 'muito elevada',
};

/** What was counted. */
type Basis = 'sensor' | 'single' | 'none';
const shareOfBasis: Record<Basis, string> = {
  sensor: 'do tempo',
  single: 'das medições',
  none: 'das medições',
};
const stayed: Record<Basis, string> = { sensor: 'ficou', single: 'ficaram', none: 'ficaram' };

const percent = (value: number): string => `${formatDecimal(value, 1)}%`;
const readingsOf = (value: number): string => count(value, 'medição', 'medições');
/** How many of those that were just told; of a single one there is nothing to count. */
const ofThem = (readings: number, all: number): string => {
  if (all === 1) return 'Ela ficou';
  return `${readings} ${readings === 1 ? 'delas ficou' : 'delas ficaram'}`;
};

/** What answers about glucose say. Values come with their unit. */
export const glucoseTexts = {
  ownGoals: guidedGlucoseWords,
  classes,
  contexts: contextPhrases,
  percent,
  onlyFlags: (period: string) => `As medições ${period} saíram todas da faixa que o aparelho mede, então não há média.`,
  inRange: (share: string, basis: Basis, band: string, part: string) =>
    `${share} ${shareOfBasis[basis]}${part} ${stayed[basis]} na faixa de ${band}.`,
  inRangePregnant: (share: string, basis: Basis, band: string) =>
    `${share} ${shareOfBasis[basis]} ${stayed[basis]} na faixa combinada com seu pré-natal, de ${band}.`,
  besides: (below: string, above: string) => `Abaixo dela ficaram ${below}, e acima, ${above}.`,
  goal: (value: number) => `A meta costuma ser mais de ${value}% do tempo na faixa. ${CERTAIN_GOAL}`,
  olderGoal: (from: number, to: number) =>
    `A meta costuma ir de mais de ${from}% a mais de ${to}% do tempo ` +
    `na faixa, conforme a saúde de cada pessoa. ${CERTAIN_GOAL}`,
  singleGoal: 'Isto é parte das medições, não do tempo: costumamos medir mais quando não estamos bem.',
  momentGoal: (within: number, all: number, goal: string) =>
    `${within} de ${all} ${within === 1 ? 'ficou' : 'ficaram'} ` +
    `na meta usual para esse momento, de ${goal}. ${CERTAIN_GOAL}`,
  insufficientSensor: (days: number, active: string) =>
    'Para tirar conclusões, o sensor precisa de pelo menos 14 dias com mais de 70% das ' +
    `leituras; aqui há ${count(days, 'dia', 'dias')} com leituras e ${active}% delas.`,
  insufficientSingle: (readings: number) => `Com ${readingsOf(readings)}, os números dizem pouco. Continue medindo.`,
  shortPeriod: 'É um retrato desse período curto, não uma conclusão.',

  one: (part: string, period: string, value: string, moment: string, context: string) =>
    `Há uma só medição de glicose${part} ${period}: ${value}, ${moment}${context}.`,
  first: (value: string, moment: string) => `Antes de tudo: sua última glicose foi ${value}, ${moment}.`,
  last: (value: string, moment: string, context: string) => `Sua última glicose foi ${value}, ${moment}${context}.`,
  classOf: (word: string) => `Pela faixa que usamos, é uma glicose ${word}.`,
  overTarget: (limit: string) => `Se valores acima de ${limit} se repetem, mostre à sua equipe de saúde.`,
  normal: (band: string) => `Fica na faixa normal da nossa tabela, de ${band}.`,
  lastPast: 'Essa medição já passou: para saber como está agora, meça de novo.',
  single: 'É a única medição desse período.',
  veryHighPast: 'Um valor assim merece ser contado à sua equipe de saúde, ainda mais se já se repetiu.',
  veryLowPast: 'Uma queda assim é séria: conte à sua equipe de saúde o que aconteceu antes dela.',
  lowPast: 'É uma queda: se elas se repetem, conte à sua equipe de saúde os dias e os horários.',

  noneBelow: (part: string, period: string, limit: string, basis: string) =>
    `Nenhuma glicose abaixo de ${limit}${part} ${period} (${basis}).`,
  below: (part: string, period: string, limit: string, amount: string, days: number) =>
    `${amount} abaixo de ${limit}${part} ${period}, em ${count(days, 'dia', 'dias')}.`,
  belowSingle: (readings: number) => `Você teve ${readingsOf(readings)}`,
  belowSensor: (share: string, readings: number) =>
    `O sensor passou ${share} do tempo (${count(readings, 'leitura', 'leituras')})`,
  veryLowOfThem: (readings: number, all: number, limit: string) => `${ofThem(readings, all)} abaixo de ${limit}.`,
  lowestWas: (value: string, moment: string) => `A mais baixa foi ${value}, ${moment}.`,
  highestWas: (value: string, moment: string) => `A mais alta foi ${value}, ${moment}.`,
  lastBeyond: (value: string, moment: string) => `A última foi ${value}, ${moment}.`,
  belowGoal: (from: string, to: string) =>
    `Com sensor, a meta costuma ser menos de ${from === to ? `${from}%` : `${from}% a menos de ${to}%`} ` +
    `do tempo abaixo de 70 mg/dL (3,9 mmol/L). ${CERTAIN_GOAL}`,
  lowsHelp:
    'Na hora da queda vale a regra dos 15: açúcar rápido, esperar 15 minutos e medir de novo. ' +
    'Leve os dias e horários à sua equipe de saúde, e não mude nenhum remédio por conta própria.',
  noneAbove: (part: string, period: string, limit: string, basis: string) =>
    `Nenhuma glicose acima de ${limit}${part} ${period} (${basis}).`,
  above: (part: string, period: string, limit: string, amount: string, days: number) =>
    `${amount} acima de ${limit}${part} ${period}, em ${count(days, 'dia', 'dias')}.`,
  veryHighOfThem: (readings: number, all: number, limit: string) => `${ofThem(readings, all)} acima de ${limit}.`,
  aboveGoal: (value: number) =>
    `Com sensor, a meta costuma ser menos de ${value}% do tempo acima de 180 mg/dL (10 mmol/L). ${CERTAIN_GOAL}`,
  highsHelp: 'Anote o que veio antes (comida, sono, estresse, doença) e mostre à sua equipe de saúde na consulta.',

  variability: (period: string, cv: string, sd: string, basis: string) =>
    `A variação da sua glicose ${period} foi de ${cv} (coeficiente de variação), com desvio padrão de ${sd}, ${basis}.`,
  stable: (limit: number) => `Até ${limit}% se chama estável.`,
  unstable: (limit: number) =>
    `Chama-se estável até ${limit}%. Acima disso, o açúcar sobe e desce mais: vale mostrar à sua equipe de saúde.`,
  noVariability: 'Para ver a variação são precisas pelo menos 2 medições no período.',
  gmi: (value: string, period: string, basis: string) =>
    `Seu GMI ${period} é de ${value}, ${basis}. Ele estima a hemoglobina ` +
    'glicada (HbA1c) pela média do sensor e não substitui o exame.',
  gmiSingle: 'O GMI só vale para dados de sensor, e neste período não há nenhum.',
  gmiFewDays: (days: number) => `O GMI precisa de 10 dias de sensor. Aqui há ${days}.`,
  gmiPregnant: 'O GMI não vale na gravidez. Quem acompanha seu pré-natal diz o que olhar.',
  extremes: (lowest: string, lowestAt: string, highest: string, highestAt: string) =>
    `Foi de ${lowest}, ${lowestAt}, a ${highest}, ${highestAt}.`,

  noMarks:
    'Para isso, preciso de medições com o momento marcado: quando registrar em ' +
    'Medições, escolha o momento. O sensor sozinho não diz quando você comeu.',
  older: 'Não há medições de glicose nos últimos 14 dias, então olhei os 14 dias até a sua medição mais recente.',
} as const;
