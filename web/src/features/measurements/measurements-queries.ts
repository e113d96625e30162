import { queryOptions } from '@tanstack/react-query';
import {
  type GlucoseSeries,
  getGlucoseSeries,
  getGlucoseSummary,
  listHealthMetrics,
  listMetricImports,
  type MetricsQuery,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { callApi } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-query.ts';
import type { ChartPoint } from '../../ui/charts/chart-points.ts';

/** Everything that rests on readings begins with this key. */
export const metricsKey = ['/api/health-metrics'] as const;

/** Readings, newest first. */
export const metricsQuery = (query: Partial<MetricsQuery>) => apiQuery(listHealthMetrics, { query });

/** The newest reading of a type, or none. */
export const latestMetricQuery = (metricType: MetricType) =>
  queryOptions({ ...metricsQuery({ metricType, limit: 1 }), select: ([newest]) => newest ?? null });

/** Calendar days that end on `lastDay`, `yyyy-MM-dd`, as the person's zone counts them. */
interface SummaryDays {
  readonly days: number;
  readonly lastDay: string;
  readonly timeZone: string;
}

/** Figures of some calendar days (`to`: a moment of the last one; today where absent). */
export const glucoseSummaryQuery = ({ days, lastDay, timeZone }: SummaryDays, to?: string) =>
  apiQuery(getGlucoseSummary, { query: { days, ...(to && { to }) } }, lastDay, timeZone);

const toPoints = ({ from, sensor, single }: GlucoseSeries): ChartPoint[] => {
  const startMs = new Date(from).getTime();
  const pointsOf = ({ offsetSeconds, values }: GlucoseSeries['sensor'], kind: ChartPoint['kind']) =>
    offsetSeconds.map((offset, index) => ({ at: startMs + offset * 1000, value: values[index] ?? 0, kind }));
  return [...pointsOf(sensor, 'sensor'), ...pointsOf(single, 'point')].sort((a, b) => a.at - b.at);
};

/** The curve of `[from, to)`, ascending, in mg/dL. */
export const glucosePointsQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...metricsKey, 'glucose-series', { from, to }],
    queryFn: async ({ signal }) => toPoints(await callApi(getGlucoseSeries, { query: { from, to } }, { signal })),
    structuralSharing: false,
  });

/** The imports whose readings are here. */
export const metricImportsQuery = () => apiQuery(listMetricImports);
