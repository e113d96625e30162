import type { GlucoseClass } from '@vida/contract/measurements/glucose-rules.ts';
import { contextPhrases, readingFieldNames } from '@vida/contract/measurements/measurement-words.ts';
import type { MetricContext, MetricKind, RangeFlag } from '@vida/contract/measurements/metric-kinds.ts';

const classes: Record<GlucoseClass, string> = {
  very_low: 'Muito baixa',
  low: 'Baixa',
  normal: 'Normal',
  slightly_high: 'Levemente elevada',
  very_high: 'Muito elevada',
};

const contexts: Record<MetricContext, string> = {
  jejum: 'Jejum',
  pre_refeicao: 'Antes de comer',
  pos_refeicao: 'Depois de comer',
  ao_deitar: 'Ao deitar',
  madrugada: 'Madrugada',
  outro: 'Outro momento',
};

const kinds: Record<MetricKind, string> = {
  capillary: 'Ponta de dedo',
  sensor: 'Sensor',
  laboratory: 'Laboratório',
  manual: 'Manual',
};

const flags: Record<RangeFlag, string> = {
  low: 'abaixo do que o aparelho mede',
  high: 'acima do que o aparelho mede',
};

/** What a reading has, as the names of fields and columns. */
const names = {
  when: readingFieldNames.measuredAt,
  reading: 'Leitura',
  context: readingFieldNames.context,
  origin: readingFieldNames.source,
  notes: readingFieldNames.notes,
} as const;

/** What the device shows instead of a number. */
const flagValues: Record<RangeFlag, string> = { low: 'LO', high: 'HI' };

/** Stands where there is no figure. */
export const NOTHING = '–';

/** What the measurements pages and cards say. */
export const measurementsMessages = {
  title: 'Medições',
  subtitle: 'Açúcar no sangue (glicose), pressão, peso e mais',
  tabs: 'O que foi medido',
  names,
  classes,
  contexts,
  contextPhrases,
  kinds,
  flags,
  flagValues,
  period: 'Período',
  lastDays: (days: number) => (days === 365 ? 'Último ano' : `Últimos ${days} dias`),
  /** The choices of a period, in days; the first says of what. */
  periods: { 7: '7 dias', 14: '14', 30: '30', 90: '90', 365: '1 ano' } as Readonly<Record<number, string>>,
  chartLabel: (name: string, title: string, unit: string) => `${name}: ${title.toLowerCase()}, em ${unit}.`,
  /** Of a reading that another source tells too: it stands in the list and in no figure. */
  otherSource: 'outra fonte',
  insufficient: 'Dados insuficientes',
  success: 'Sucesso!',
  today: 'hoje',
  yesterday: 'ontem',
  undo: 'Desfazer',
  newMeasurement: 'Nova medição',
  importFile: 'Importar arquivo',
  loadFailed: 'Não foi possível carregar suas medições',
  formFailed: 'Não foi possível abrir o formulário',
} as const;
