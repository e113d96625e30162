import {
  type BodySizeType,
  type MetricType,
  metricDefinitions,
} from '@vida/contract/measurements/metric-definitions.ts';
import { MEASURING_WAIST } from '@vida/contract/measurements/vitals-words.ts';

/** How sentences speak of a series; '{…} foi de 132 mg/dL'. */
export interface SeriesWords {
  /** 'glicose': what is named where nothing was found. */
  readonly name: string;
  readonly mean: string;
  readonly highest: string;
  readonly lowest: string;
  readonly last: string;
  readonly first: string;
  /** One record and several. */
  readonly record: readonly [one: string, many: string];
  /** Key of sources.csv. */
  readonly source: string;
  /** What is said where there never was a record. */
  readonly howToRecord: string;
  /** What names it on a button, and what a message may say alone. */
  readonly button: string;
  /** The thing of entities.csv that a question after it goes on about. */
  readonly entity: string;
  /** Of the body's size: what is said to whom it may hurt. */
  readonly delicate?: string;
}

export const inMetrics = 'Para começar, abra Medições e toque em "Nova medição".';
export const readings = ['medição', 'medições'] as const;

/** How the conversation speaks of every metric. */
export const metricWords: Readonly<
  Record<MetricType, SeriesWords> & Record<BodySizeType, { readonly delicate: string }>
> = {
  glucose: {
    name: 'glicose',
    mean: 'Sua glicose média',
    highest: 'Sua glicose mais alta',
    lowest: 'Sua glicose mais baixa',
    last: 'Sua última glicose',
    first: 'Sua primeira glicose registrada',
    record: readings,
    source: 'time-in-range',
    howToRecord: `${inMetrics} Se você usa sensor, toque em "Importar arquivo".`,
    button: metricDefinitions.glucose.name,
    entity: 'glicose alta',
  },
  blood_pressure: {
    name: 'pressão',
    mean: 'Sua pressão média',
    highest: 'Sua pressão mais alta',
    lowest: 'Sua pressão mais baixa',
    last: 'Sua última pressão',
    first: 'Sua primeira pressão registrada',
    record: readings,
    source: 'pressure-2025',
    howToRecord: `${inMetrics} Com medições de 3 dias diferentes, a média já diz alguma coisa.`,
    button: metricDefinitions.blood_pressure.name,
    entity: 'pressão alta',
  },
  weight: {
    name: 'peso',
    mean: 'A média dos seus pesos',
    highest: 'Seu maior peso',
    lowest: 'Seu menor peso',
    last: 'Seu último peso registrado',
    first: 'Seu primeiro peso registrado',
    record: ['pesagem', 'pesagens'],
    source: 'bmi-classes',
    howToRecord: `${inMetrics} Uma pesagem por semana, no mesmo horário, é o bastante.`,
    button: metricDefinitions.weight.name,
    entity: 'peso',
    delicate:
      'Seus registros de peso estão em Medições. Como o peso pode ser um assunto delicado, prefiro não comentar ' +
      'números aqui: converse sobre ele com a equipe que acompanha você.',
  },
  heart_rate: {
    name: 'batimentos',
    mean: 'A média dos seus batimentos em repouso',
    highest: 'Seu batimento mais alto',
    lowest: 'Seu batimento mais baixo',
    last: 'Sua última medição de batimentos',
    first: 'Sua primeira medição de batimentos',
    record: readings,
    source: 'aha-pulse',
    howToRecord: `${inMetrics} Sente-se, descanse 5 minutos e meça em seguida.`,
    button: metricDefinitions.heart_rate.name,
    entity: 'batimentos',
  },
  hba1c: {
    name: 'HbA1c (hemoglobina glicada)',
    mean: 'A média das suas HbA1c (hemoglobina glicada)',
    highest: 'Sua HbA1c mais alta',
    lowest: 'Sua HbA1c mais baixa',
    last: 'Sua última HbA1c (hemoglobina glicada)',
    first: 'Sua primeira HbA1c registrada',
    record: ['exame', 'exames'],
    source: 'sbd-targets',
    howToRecord: `${inMetrics} Ela vem do laboratório e conta os últimos 2 a 3 meses.`,
    button: 'Hemoglobina glicada',
    entity: 'hemoglobina glicada',
  },
  waist: {
    name: 'cintura',
    mean: 'A média das suas medidas da cintura',
    highest: 'Sua maior medida da cintura',
    lowest: 'Sua menor medida da cintura',
    last: 'Sua última medida da cintura',
    first: 'Sua primeira medida da cintura',
    record: ['medida', 'medidas'],
    source: 'abeso-2016',
    howToRecord: `${inMetrics} ${MEASURING_WAIST}`,
    button: metricDefinitions.waist.name,
    entity: 'cintura',
    delicate:
      'Suas medidas da cintura estão em Medições. Como as medidas do corpo podem ser um assunto delicado, ' +
      'prefiro não comentar números aqui: converse sobre elas com a equipe que acompanha você.',
  },
};
