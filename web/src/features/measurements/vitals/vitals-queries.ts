import { queryOptions } from '@tanstack/react-query';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { MAX_METRICS_PER_PAGE } from '@vida/contract/measurements/metric-schemas.ts';
import { callApi } from '../../../lib/api-client.ts';
import { metricsKey } from '../measurements-queries.ts';
import type { VitalType } from './vital-type.ts';

/** The readings of a type since an instant, ascending; the newest of them where there are more than a page holds. */
export const vitalReadingsQuery = (metricType: VitalType, from: string) =>
  queryOptions({
    queryKey: [...metricsKey, 'since', { metricType, from }],
    queryFn: async ({ signal }) => {
      const query = { metricType, from, limit: MAX_METRICS_PER_PAGE };
      return (await callApi(listHealthMetrics, { query }, { signal })).toReversed();
    },
  });
