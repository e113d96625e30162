import { queryOptions, useQuery } from '@tanstack/react-query';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { recommendationsQuery } from '../../features/recommendations/recommendations-queries.ts';
import { callApi } from '../../lib/api-client.ts';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { useUser } from '../../lib/session.ts';
import type { ChecklistProgress } from './start-checklist.tsx';

/** Whether there is any reading; refreshed with every other list of readings, whose keys begin alike. */
const anyMetricQuery = () =>
  queryOptions({
    queryKey: ['/api/health-metrics', { limit: 1 }],
    queryFn: ({ signal }) => callApi(listHealthMetrics, { query: { limit: 1 } }, { signal }),
  });

/**
 * How far the person is with the first steps; null where it is not known. A profile that was never saved decides at
 * once that there are steps left: `isDeciding` until then, for what they would push down.
 */
export const useStartProgress = (): { progress: ChecklistProgress | null; isDeciding: boolean } => {
  const profile = useQuery(healthProfileQuery());
  const metrics = useQuery(anyMetricQuery());
  const tips = useQuery(recommendationsQuery(useUser().glucoseUnit));
  const isNew = profile.data?.updatedAt === null;
  const isKnown = profile.data && (isNew || (metrics.data && tips.data));
  return {
    progress: isKnown
      ? {
          hasProfile: !isNew,
          hasMeasurement: (metrics.data ?? []).length > 0,
          hasTips: (tips.data ?? []).length > 0,
        }
      : null,
    isDeciding: profile.isLoading,
  };
};
