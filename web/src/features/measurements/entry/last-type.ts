import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';

let last: { readonly personId: string; readonly type: MetricType } | null = null;

/** What this person measured last since the page was loaded; glucose before. */
export const readLastType = (personId: string): MetricType => (last?.personId === personId ? last.type : 'glucose');

/** Keeps it for the next form; only here, since the browser's storage holds nothing but the session. */
export const keepLastType = (personId: string, type: MetricType): void => {
  last = { personId, type };
};
