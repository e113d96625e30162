/** What is measured. The lists stand apart from their schemas: pages read them, and only forms need Zod. */
export const metricTypes = ['glucose', 'blood_pressure', 'weight', 'heart_rate', 'hba1c'] as const;

/** How a value came about; `manual` is typed in by hand, the way of measuring unknown. */
export const metricKinds = ['capillary', 'sensor', 'laboratory', 'manual'] as const;

/** The moment of a glucose reading (Portuguese keys by exception). */
export const metricContexts = ['jejum', 'pre_refeicao', 'pos_refeicao', 'ao_deitar', 'madrugada', 'outro'] as const;

type MetricType = (typeof metricTypes)[number];

/** The units a type may be sent in; the first is the one it is stored in, and the default. */
export const metricUnits = {
  glucose: ['mg/dL', 'mmol/L'],
  blood_pressure: ['mmHg'],
  weight: ['kg'],
  heart_rate: ['bpm'],
  hba1c: ['%'],
} as const satisfies Record<MetricType, readonly [string, ...string[]]>;

/** The unit a type is stored and answered in. */
export const storedUnitOf = (metricType: MetricType): string => metricUnits[metricType][0];

export const isUnitOf = (metricType: MetricType, unit: string): boolean =>
  (metricUnits[metricType] as readonly string[]).includes(unit);
