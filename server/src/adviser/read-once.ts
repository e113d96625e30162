import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { OwnData, OwnReading } from './conversation.ts';

interface Stretch {
  readonly type: MetricType;
  readonly from: number;
  readonly to: number;
  readonly readings: readonly OwnReading[];
}

/** The place of the first of ascending readings that is not before `at`. */
const placeOf = (readings: readonly OwnReading[], at: number): number => {
  let [from, to] = [0, readings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((readings[middle]?.measuredAt.getTime() ?? at) < at) from = middle + 1;
    else to = middle;
  }
  return from;
};

/**
 * The same data for one question, whoever asks for them on its way: the profile is read once, and readings within a
 * stretch that was read are not read again.
 */
export const readOnce = (data: OwnData): OwnData => {
  let profile: HealthProfile | null = null;
  const stretches: Stretch[] = [];
  return {
    ...data,
    readProfile: async () => {
      profile ??= await data.readProfile();
      return profile;
    },
    readReadings: async (type, fromDate, toDate) => {
      const [from, to] = [fromDate.getTime(), toDate.getTime()];
      const known = stretches.find((each) => each.type === type && each.from <= from && each.to >= to);
      if (known) return known.readings.slice(placeOf(known.readings, from), placeOf(known.readings, to));
      const readings = await data.readReadings(type, fromDate, toDate);
      stretches.push({ type, from, to, readings });
      return readings;
    },
  };
};
