import { dayOf } from '@vida/contract/core/time.ts';
import type { HealthMetric } from '@vida/contract/measurements/metric-schemas.ts';
import type { Care } from '../../../lib/health-profile.ts';
import type { PeriodSummary } from './period-summary.ts';
import { summarizeHba1c } from './summarize-hba1c.ts';
import { summarizeHeartRate } from './summarize-heart-rate.ts';
import { summarizePressure } from './summarize-pressure.ts';
import { summarizeWeight } from './summarize-weight.ts';
import type { VitalType } from './vital-type.ts';

interface SummaryContext {
  readonly care: Care | null;
  readonly timeZone: string;
  readonly today: string;
  /** Whether a change of weight may be told to this person. */
  readonly tellsWeightChange: boolean;
}

/** What the readings of a period say; ascending, at least one. */
export const summarizeVital = (
  type: VitalType,
  metrics: readonly HealthMetric[],
  { care, timeZone, today, tellsWeightChange }: SummaryContext,
): PeriodSummary => {
  const dated = metrics.map(({ measuredAt, value, diastolic }) => ({
    at: new Date(measuredAt).getTime(),
    day: dayOf(new Date(measuredAt), timeZone),
    value: value ?? 0,
    diastolic: diastolic ?? 0,
  }));
  const group = care?.group ?? null;
  switch (type) {
    case 'blood_pressure':
      return summarizePressure(
        dated.map(({ day, value, diastolic }) => ({ day, systolic: value, diastolic })),
        care,
      );
    case 'heart_rate':
      return summarizeHeartRate(
        dated.map(({ day, value }) => ({ day, bpm: value })),
        group,
      );
    case 'weight':
      return summarizeWeight(
        dated.map(({ at, value }) => ({ at, weightKg: value })),
        timeZone,
        tellsWeightChange,
      );
    case 'hba1c':
      return summarizeHba1c(
        dated.map(({ day, value }) => ({ day, percent: value })),
        care,
        today,
      );
  }
};
