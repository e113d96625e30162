import { CLOCK_TOLERANCE_MS, dayOf, startOfDayAt } from '@vida/contract/core/time.ts';
import type { Readiness } from '@vida/contract/exercises/exercise-schemas.ts';
import {
  AFTER_SEVERE_LOW_MS,
  adviseBeforeExercise,
  newestGlucose,
  SIGNS_COUNT_MS,
  type TimedGlucose,
} from '@vida/contract/exercises/readiness-rules.ts';
import type { SignReading, VitalSign } from '@vida/contract/measurements/emergency-rules.ts';
import { countOwnWords } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { hasDiabetes, isPregnant, isProneToLows } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Owner } from './training-status.ts';

/** Other features' readings. */
export interface ReadinessDeps {
  readonly clock: () => Date;
  readonly readProfile: (userId: string) => Promise<HealthProfile>;
  /** Glucose in `[from, to)`, of whichever source. */
  readonly readGlucose: (owner: Owner, from: Date, to: Date) => Promise<readonly TimedGlucose[]>;
  /** The newest reading of each kind since its moment. */
  readonly findNewestSigns: (
    userId: string,
    since: Readonly<Record<VitalSign, Date>>,
  ) => Promise<readonly SignReading[]>;
}

/** What the latest readings say about starting to exercise now. */
export const createReadinessService = (deps: ReadinessDeps) => ({
  read: async (owner: Owner): Promise<Readiness> => {
    const { userId, timeZone } = owner;
    const now = deps.clock();
    const midnight = startOfDayAt(dayOf(now, timeZone), timeZone);
    const since = new Date(Math.min(midnight.getTime(), now.getTime() - SIGNS_COUNT_MS));
    const [profile, glucose, signs] = await Promise.all([
      deps.readProfile(userId),
      deps.readGlucose(
        owner,
        new Date(now.getTime() - AFTER_SEVERE_LOW_MS),
        new Date(now.getTime() + CLOCK_TOLERANCE_MS),
      ),
      deps.findNewestSigns(userId, { glucose: now, blood_pressure: since, heart_rate: since }),
    ]);
    const told = countOwnWords(profile);
    const newest = newestGlucose(glucose, now);
    const signOf = (sign: VitalSign) => signs.find(({ metricType }) => metricType === sign);
    const [pressure, heartRate] = [signOf('blood_pressure'), signOf('heart_rate')];
    const bpm = heartRate?.value ?? null;
    const pair =
      pressure?.value != null && pressure.diastolic != null
        ? { systolic: pressure.value, diastolic: pressure.diastolic }
        : null;
    return {
      advices: [
        ...adviseBeforeExercise({
          hasDiabetes: hasDiabetes(told) || isProneToLows(told),
          isPregnant: isPregnant(told),
          glucose,
          pressure: pair,
          heartRate: bpm,
          now,
        }),
      ],
      glucose: newest && {
        value: newest.value,
        rangeFlag: newest.rangeFlag,
        measuredAt: newest.measuredAt.toISOString(),
      },
      pressure: pair && pressure ? { ...pair, measuredAt: pressure.measuredAt.toISOString() } : null,
      heartRate: bpm !== null && heartRate ? { bpm, measuredAt: heartRate.measuredAt.toISOString() } : null,
    };
  },
});

export type ReadinessService = ReturnType<typeof createReadinessService>;
