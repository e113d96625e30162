import type { ChatSeries } from '@vida/contract/chat/chat-figures.ts';
import {
  type MetricType,
  metricDefinitions,
  metricTypes,
  nameWithin,
} from '@vida/contract/measurements/metric-definitions.ts';

const ofMetrics = (say: (metricType: MetricType) => string) =>
  Object.fromEntries(metricTypes.map((metricType) => [metricType, say(metricType)])) as Record<MetricType, string>;

/** The link to the page that shows what an answer told of. */
const links: Record<ChatSeries, string> = {
  ...ofMetrics((metricType) => `Ver no gráfico de ${nameWithin(metricType)}`),
  sleep: 'Ver em Qualidade do Sono',
  alcohol: 'Ver registros de álcool',
  tobacco: 'Ver registros de tabaco',
  caffeine: 'Ver registros de cafeína',
  gaming: 'Ver registros de jogos',
  training: 'Ver seus exercícios',
  meals: 'Ver seu plano de refeições',
  appointments: 'Ver sua próxima consulta',
  profile: 'Ver seu perfil de saúde',
};

/** A chart's name. */
const names: Record<ChatSeries, string> = {
  ...ofMetrics((metricType) => metricDefinitions[metricType].name),
  sleep: 'Sono',
  alcohol: 'Álcool',
  tobacco: 'Tabaco',
  caffeine: 'Cafeína',
  gaming: 'Jogos',
  training: 'Exercícios',
  meals: 'Refeições',
  appointments: 'Consultas',
  profile: 'Perfil',
};

/** What stands under an answer that tells of the person's records. */
export const figuresMessages = {
  links,
  names,
  /** 'Glicose, de 08/11 a 21/11: de 92 a 214 mg/dL' */
  chart: (name: string, [first, last]: readonly [string, string], lowest: string, highest: string) =>
    `${name}, de ${first} a ${last}: de ${lowest} a ${highest}`,
  between: (from: string, to: string) => `Faixa: ${from} a ${to}`,
  atLeast: (value: string) => `Linha: pelo menos ${value}`,
  atMost: (value: string) => `Linha: até ${value}`,
  when: 'Quando',
  missing: 'sem registro',
} as const;
