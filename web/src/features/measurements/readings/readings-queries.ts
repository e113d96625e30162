import { addDaysTo, startOfDayAt } from '@vida/contract/core/time.ts';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import type { MetricContext, MetricKind, MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { pagedQuery } from '../../../lib/api-query.ts';

/** What a list is narrowed to; '' is everything. `days` ends today. */
export interface ReadingsFilter {
  days: string;
  context: MetricContext | '';
  kind: MetricKind | '';
}

export const NO_FILTER: ReadingsFilter = { days: '', context: '', kind: '' };

export const isFiltered = (filter: ReadingsFilter): boolean => Object.values(filter).some(Boolean);

/** The filter as the query of a list. */
export const toListQuery = (
  metricType: MetricType,
  { days, context, kind }: ReadingsFilter,
  today: string,
  timeZone: string,
) => ({
  metricType,
  ...(days && { from: startOfDayAt(addDaysTo(today, 1 - Number(days)), timeZone).toISOString() }),
  ...(context && { context }),
  ...(kind && { kind }),
});

type ListQuery = ReturnType<typeof toListQuery>;

const ROWS_PER_PAGE = 20;

/** Readings of a type, newest first, page by page. */
export const readingPagesQuery = (listQuery: ListQuery) =>
  pagedQuery(listHealthMetrics, { query: { ...listQuery, limit: ROWS_PER_PAGE } });
