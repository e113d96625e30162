import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';

/** How a type is called in the page's address. */
export const typeSlugs = {
  glucose: 'glicose',
  blood_pressure: 'pressao',
  weight: 'peso',
  heart_rate: 'batimentos',
  hba1c: 'hba1c',
} as const satisfies Record<MetricType, string>;

export type TypeSlug = (typeof typeSlugs)[MetricType];

export const isTypeSlug = (value: unknown): value is TypeSlug =>
  Object.values(typeSlugs).some((slug) => slug === value);
