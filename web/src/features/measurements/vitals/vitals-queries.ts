import { queryOptions } from '@tanstack/react-query';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { callApi } from '../../../lib/api-client.ts';
import { metricsKey } from '../measurements-queries.ts';
import type { VitalType } from './vital-type.ts';

/** As many as one call answers: thirteen a day for a year. */
const MOST_READINGS = 5000;

/** The newest reading of a type, or none. */
export const latestVitalQuery = (metricType: VitalType) =>
  queryOptions({
    queryKey: [...metricsKey, 'latest', metricType],
    queryFn: async ({ signal }) =>
      (await callApi(listHealthMetrics, { query: { metricType, limit: 1 } }, { signal }))[0] ?? null,
  });

/** The readings of a type since an instant, ascending. */
export const vitalReadingsQuery = (metricType: VitalType, from: string) =>
  queryOptions({
    queryKey: [...metricsKey, 'since', { metricType, from }],
    queryFn: async ({ signal }) => {
      const query = { metricType, from, limit: MOST_READINGS };
      return (await callApi(listHealthMetrics, { query }, { signal })).toReversed();
    },
  });
