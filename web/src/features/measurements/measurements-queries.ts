import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  addHealthMetrics,
  changeHealthMetric,
  deleteHealthMetric,
  type GlucoseSeries,
  getGlucoseSeries,
  getGlucoseSummary,
  listHealthMetrics,
  listMetricImports,
  undoMetricImport,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import { callApi } from '../../lib/api-client.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import type { ChartPoint } from '../../ui/charts/chart-points.ts';

/** Everything that rests on readings begins with this key. */
export const metricsKey = ['/api/health-metrics'] as const;

/** The newest glucose reading, or none. */
export const latestGlucoseQuery = () =>
  queryOptions({
    queryKey: [...metricsKey, 'latest'],
    queryFn: async ({ signal }) => {
      const query = { metricType: 'glucose', limit: 1 } as const;
      return (await callApi(listHealthMetrics, { query }, { signal }))[0] ?? null;
    },
  });

/** Figures of the `days` calendar days that end on `lastDay` (`to`: a moment of it; today where absent). */
export const glucoseSummaryQuery = (days: number, lastDay: string, to?: string) =>
  queryOptions({
    queryKey: [...metricsKey, 'glucose-summary', { days, lastDay }],
    queryFn: ({ signal }) => callApi(getGlucoseSummary, { query: { days, ...(to && { to }) } }, { signal }),
  });

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
    queryFn: async ({ signal }) =>
      toPoints(await callApi(getGlucoseSeries, { query: { from, to } }, { signal })),
    structuralSharing: false,
  });

/** The imports whose readings are here. */
export const metricImportsQuery = () =>
  queryOptions({
    queryKey: [...metricsKey, 'imports'],
    queryFn: ({ signal }) => callApi(listMetricImports, {}, { signal }),
  });

/** Refreshes all that rests on readings. */
export const useRefreshMetrics = () => {
  const queryClient = useQueryClient();
  return () => {
    void queryClient.invalidateQueries({ queryKey: metricsKey });
  };
};

export const useAddMetric = () => useApiMutation(addHealthMetrics, { onSuccess: useRefreshMetrics() });
export const useChangeMetric = () => useApiMutation(changeHealthMetric, { onSuccess: useRefreshMetrics() });
export const useDeleteMetric = () => useApiMutation(deleteHealthMetric, { onSuccess: useRefreshMetrics() });
export const useUndoImport = () => useApiMutation(undoMetricImport, { onSuccess: useRefreshMetrics() });
