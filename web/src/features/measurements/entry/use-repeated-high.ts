import { useQuery } from '@tanstack/react-query';
import { classifyReading } from '@vida/contract/measurements/glucose-rules.ts';
import { listHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import {
  isRepeatedHigh,
  REPEATED_HIGH_APART_MS,
  REPEATED_HIGH_WITHIN_MS,
} from '@vida/contract/measurements/repeated-high-rules.ts';
import { callApi } from '../../../lib/api-client.ts';
import { metricsKey } from '../measurements-queries.ts';

/** A sensor that stores every minute has 1320 readings in the 22 hours that are asked for. */
const MOST_READINGS = 1500;

const toTimed = ({ measuredAt, value, rangeFlag }: HealthMetric) => ({
  at: new Date(measuredAt).getTime(),
  value,
  rangeFlag,
});

/** Whether a glucose above 250 mg/dL is the second one of a day, two hours or more apart; false until that is known. */
export const useRepeatedHigh = (metric: HealthMetric): boolean => {
  const newest = toTimed(metric);
  const query = {
    metricType: 'glucose' as const,
    from: new Date(newest.at - REPEATED_HIGH_WITHIN_MS).toISOString(),
    to: new Date(newest.at - REPEATED_HIGH_APART_MS + 1).toISOString(),
    limit: MOST_READINGS,
  };
  const { data = [] } = useQuery({
    queryKey: [...metricsKey, 'day-before', query],
    queryFn: ({ signal }) => callApi(listHealthMetrics, { query }, { signal }),
    enabled: metric.metricType === 'glucose' && classifyReading(metric) === 'very_high',
  });
  return isRepeatedHigh(data.map(toTimed), newest);
};
