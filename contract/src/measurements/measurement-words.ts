import type { MetricContext } from './metric-kinds.ts';

/** The moment of a reading as the end of a sentence: 'hoje, 06:52, em jejum'. */
export const contextPhrases: Readonly<Record<MetricContext, string>> = {
  jejum: 'em jejum',
  pre_refeicao: 'antes de comer',
  pos_refeicao: 'depois de comer',
  ao_deitar: 'ao deitar',
  madrugada: 'de madrugada',
  outro: 'em outro momento',
};

/** What the fields of a reading are called, as columns and where one is refused. */
export const readingFieldNames = {
  measuredAt: 'Quando',
  context: 'Momento',
  source: 'Origem',
  notes: 'Observações',
} as const;
