export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Outside `possible` a value is refused; outside `usual` the form asks 'Confirma este valor?'. */
export interface ValueLimits {
  readonly possible: Limits;
  readonly usual: Limits;
}

/** All that code has to know of a metric; what is said of it stands in the words of either side. */
export interface MetricDefinition extends ValueLimits {
  /** As short as a tab; both sides say it. */
  readonly name: string;
  /** The metric in the address of its page. */
  readonly slug: string;
  /** The units that a value may be sent in; the first is the one it is stored in, and the default. */
  readonly units: readonly [string, ...string[]];
  /** Digits after the comma, at most, that are shown; without any only whole numbers are typed. */
  readonly decimals: number;
  /** Of pressure: the lower of two numbers. */
  readonly diastolic?: ValueLimits;
  /** Calendar days that the screen and an answer begin with: what moves slowly says more in a year than in a month. */
  readonly days: number;
  /** From a laboratory, it has a day and no time. */
  readonly isLabTest?: true;
  /** Of the body's size: not told where there is a risk of an eating disorder. */
  readonly isBodySize?: true;
}

/**
 * Everything that is measured, in the order of tabs and choices; lists, schemas and tables derive from it. Limits are
 * in the stored unit, engineering choices wide enough for real extremes; nothing here is a diagnosis. It stands apart
 * from the schemas: pages read it, and only forms need Zod.
 */
export const metricDefinitions = {
  glucose: {
    name: 'Glicose',
    slug: 'glicose',
    units: ['mg/dL', 'mmol/L'],
    decimals: 1,
    possible: { min: 10, max: 1000 },
    usual: { min: 40, max: 400 },
    days: 14,
  },
  blood_pressure: {
    name: 'Pressão',
    slug: 'pressao',
    units: ['mmHg'],
    decimals: 0,
    possible: { min: 50, max: 300 },
    usual: { min: 80, max: 200 },
    diastolic: { possible: { min: 20, max: 200 }, usual: { min: 45, max: 130 } },
    days: 30,
  },
  weight: {
    name: 'Peso',
    slug: 'peso',
    units: ['kg'],
    decimals: 1,
    possible: { min: 20, max: 400 },
    usual: { min: 35, max: 250 },
    days: 365,
    isBodySize: true,
  },
  heart_rate: {
    name: 'Batimentos',
    slug: 'batimentos',
    units: ['bpm'],
    decimals: 0,
    possible: { min: 20, max: 250 },
    usual: { min: 40, max: 150 },
    days: 30,
  },
  hba1c: {
    name: 'HbA1c',
    slug: 'hba1c',
    units: ['%'],
    decimals: 1,
    possible: { min: 3, max: 20 },
    usual: { min: 4.5, max: 14 },
    days: 365,
    isLabTest: true,
  },
  waist: {
    name: 'Cintura',
    slug: 'cintura',
    units: ['cm'],
    decimals: 1,
    possible: { min: 40, max: 250 },
    usual: { min: 55, max: 180 },
    days: 365,
    isBodySize: true,
  },
} as const satisfies Record<string, MetricDefinition>;

export type MetricType = keyof typeof metricDefinitions;

/** The metrics of the body's size. */
export type BodySizeType = {
  [Type in MetricType]: (typeof metricDefinitions)[Type] extends { readonly isBodySize: true } ? Type : never;
}[MetricType];

export const metricTypes = Object.keys(metricDefinitions) as readonly MetricType[];

/** What is known of a metric. */
export const definitionOf = (metricType: MetricType): MetricDefinition => metricDefinitions[metricType];

/** The words of addresses: `/measurements?tipo=pressao`. */
export type MetricSlug = (typeof metricDefinitions)[MetricType]['slug'];

export const isMetricSlug = (value: unknown): value is MetricSlug =>
  metricTypes.some((metricType) => metricDefinitions[metricType].slug === value);

/** Whether something is the key of a metric. */
export const isMetricType = (key: string): key is MetricType => key in metricDefinitions;

/** The name as it stands within a sentence: 'pressão', 'HbA1c'. */
export const nameWithin = (metricType: MetricType): string => {
  const { name } = metricDefinitions[metricType];
  const rest = name.slice(1);
  return rest === rest.toLowerCase() ? name.toLowerCase() : name;
};

/** A laboratory value has a day and no time. */
export const hasTime = (metricType: MetricType): boolean => !definitionOf(metricType).isLabTest;

/** How a value came about; `manual` is typed in by hand, the way of measuring unknown. */
export const metricKinds = ['capillary', 'sensor', 'laboratory', 'manual'] as const;

/** The moment of a glucose reading (Portuguese keys by exception). */
export const metricContexts = ['jejum', 'pre_refeicao', 'pos_refeicao', 'ao_deitar', 'madrugada', 'outro'] as const;

/** The unit a type is stored and answered in. */
export const storedUnitOf = <Type extends MetricType>(metricType: Type): (typeof metricDefinitions)[Type]['units'][0] =>
  metricDefinitions[metricType].units[0];

export const isUnitOf = (metricType: MetricType, unit: string): boolean =>
  definitionOf(metricType).units.includes(unit);

export const isWithin = (value: number, { min, max }: Limits): boolean => value >= min && value <= max;
