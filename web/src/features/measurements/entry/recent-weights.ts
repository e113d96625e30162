import { useQueryClient } from '@tanstack/react-query';
import { DAY_MS } from '@vida/contract/core/time.ts';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { LARGE_LOSS_DAYS, type TimedWeight } from '@vida/contract/measurements/weight-rules.ts';
import { callApi } from '../../../lib/api-client.ts';
import { metricsKey } from '../measurements-queries.ts';

const MOST_WEIGHTS = 500;

/**
 * Asks for the weights of the month before a moment, ascending, without the reading `exceptId`. None where they
 * cannot be had: a question that is not asked must not keep anybody from saving.
 */
export const useRecentWeights = () => {
  const queryClient = useQueryClient();
  return async (before: Date, exceptId?: string): Promise<readonly TimedWeight[]> => {
    const query = {
      metricType: 'weight' as const,
      from: new Date(before.getTime() - LARGE_LOSS_DAYS * DAY_MS).toISOString(),
      to: before.toISOString(),
      limit: MOST_WEIGHTS,
    };
    try {
      const metrics = await queryClient.fetchQuery({
        queryKey: [...metricsKey, 'weights-before', query],
        queryFn: ({ signal }) => callApi(listHealthMetrics, { query }, { signal }),
      });
      return metrics
        .filter(({ id }) => id !== exceptId)
        .map(({ measuredAt, value }) => ({ at: new Date(measuredAt).getTime(), weightKg: value ?? 0 }))
        .toReversed();
    } catch {
      return [];
    }
  };
};
