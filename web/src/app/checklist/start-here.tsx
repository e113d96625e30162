import { queryOptions, useQuery } from '@tanstack/react-query';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { recommendationsQuery } from '../../features/recommendations/recommendations-queries.ts';
import { callApi } from '../../lib/api-client.ts';
import { healthProfileQuery } from '../../lib/health-profile.ts';
import { useUser } from '../../lib/session.ts';
import { StartChecklist } from './start-checklist.tsx';

/** Whether there is any reading; refreshed with every other list of readings, whose keys begin alike. */
const anyMetricQuery = () =>
  queryOptions({
    queryKey: ['/api/health-metrics', { limit: 1 }],
    queryFn: ({ signal }) => callApi(listHealthMetrics, { query: { limit: 1 } }, { signal }),
  });

/** 'Comece aqui' with the person's own progress; nothing until it is known. */
export const StartHere = () => {
  const { data: profile } = useQuery(healthProfileQuery());
  const { data: metrics } = useQuery(anyMetricQuery());
  const { data: tips } = useQuery(recommendationsQuery(useUser().glucoseUnit));
  if (!profile || !metrics || !tips) return null;
  return (
    <StartChecklist
      hasProfile={profile.updatedAt !== null}
      hasMeasurement={metrics.length > 0}
      hasTips={tips.length > 0}
    />
  );
};
