import type { ChatSeries } from '@vida/contract/chat/chat-figures.ts';
import {
  isMetricType,
  type MetricType,
  metricDefinitions,
  nameWithin,
} from '@vida/contract/measurements/metric-definitions.ts';

/** A chart's name, and the link to the page that shows what an answer told of. */
const others: Record<Exclude<ChatSeries, MetricType>, { name: string; link: string }> = {
  sleep: { name: 'Sono', link: 'Ver em Qualidade do Sono' },
  alcohol: { name: 'Álcool', link: 'Ver registros de álcool' },
  tobacco: { name: 'Tabaco', link: 'Ver registros de tabaco' },
  caffeine: { name: 'Cafeína', link: 'Ver registros de cafeína' },
  gaming: { name: 'Jogos', link: 'Ver registros de jogos' },
  training: { name: 'Exercícios', link: 'Ver seus exercícios' },
  meals: { name: 'Refeições', link: 'Ver seu plano de refeições' },
  appointments: { name: 'Consultas', link: 'Ver sua próxima consulta' },
  profile: { name: 'Perfil', link: 'Ver seu perfil de saúde' },
};

/** What stands under an answer that tells of the person's records. */
export const figuresMessages = {
  of: (series: ChatSeries): { readonly name: string; readonly link: string } =>
    isMetricType(series)
      ? { name: metricDefinitions[series].name, link: `Ver no gráfico de ${nameWithin(series)}` }
      : others[series],
  /** 'Glicose, de 08/11 a 21/11: de 92 a 214 mg/dL' */
  chart: (name: string, [first, last]: readonly [string, string], lowest: string, highest: string) =>
    `${name}, de ${first} a ${last}: de ${lowest} a ${highest}`,
  between: (from: string, to: string) => `Faixa: ${from} a ${to}`,
  atLeast: (value: string) => `Linha: pelo menos ${value}`,
  atMost: (value: string) => `Linha: até ${value}`,
  when: 'Quando',
  missing: 'sem registro',
} as const;
