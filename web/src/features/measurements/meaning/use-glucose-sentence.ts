import { useQuery } from '@tanstack/react-query';
import { dayOf } from '@vida/contract/core/time.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import { healthProfileQuery } from '../../../lib/health-profile.ts';
import { useUser } from '../../../lib/session.ts';
import { useToday } from '../../../lib/use-today.ts';
import { isCurrent } from '../format-moment.ts';
import { describeGlucose, toGlucoseReader } from './describe-glucose.ts';

/** So many outside their goal are no longer one time. */
const REPEATED_FROM = 2;

/** Whether several readings of the same moment lay outside its goal, or outside the band where it has none. */
const isRepeated = ({ context }: HealthMetric, { contexts }: GlucoseSummary): boolean => {
  const figures = contexts.find((each) => each.context === context);
  if (!figures) return false;
  const { readingCount, withinGoalCount, rangeCounts } = figures;
  return readingCount - (withinGoalCount ?? rangeCounts.target) >= REPEATED_FROM;
};

/**
 * What the newest glucose means for the signed-in person, beside the figures of its days; null until both are known.
 */
export const useGlucoseSentence = (metric: HealthMetric | null, summary: GlucoseSummary | undefined): string | null => {
  const { glucoseUnit, timeZone } = useUser();
  const today = useToday();
  const { data: profile } = useQuery(healthProfileQuery());
  if (!metric || !summary || !profile) return null;
  return describeGlucose(metric, toGlucoseReader(profile, today), {
    unit: glucoseUnit,
    isNow: isCurrent(metric, new Date()),
    isToday: dayOf(new Date(metric.measuredAt), timeZone) === today,
    isRepeated: isRepeated(metric, summary),
  });
};
