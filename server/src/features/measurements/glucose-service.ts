import { DAY_MS, dayOf, lastDaysRange } from '@vida/contract/core/time.ts';
import type { TimedReading } from '@vida/contract/measurements/glucose-figures.ts';
import {
  type GlucoseSummary,
  MAX_SUMMARY_DAYS,
  summarizeGlucose,
} from '@vida/contract/measurements/glucose-summary.ts';
import type { GlucoseSeries } from '@vida/contract/measurements/measurements-endpoints.ts';
import type { CareGroup } from '@vida/contract/profile/care-rules.ts';
import type { Database } from '../../db/database.ts';
import { invalid } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { createGlucoseReader, type GlucoseOwner } from './glucose-reader.ts';
import { measurementsMessages } from './measurements-messages.ts';

const checkPeriod = (from: Date, to: Date): void => {
  const lengthMs = to.getTime() - from.getTime();
  const refuse = (message: string) => invalid([{ field: 'to', message }]);
  if (lengthMs <= 0) throw refuse(measurementsMessages.periodReversed);
  if (lengthMs > (MAX_SUMMARY_DAYS + 1) * DAY_MS) throw refuse(measurementsMessages.periodTooLong);
};

/** Readings without a value (outside the device's range) have no place on a curve. */
const toSeries = (readings: readonly TimedReading[], from: Date) => {
  const valued = readings.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  return {
    offsetSeconds: valued.map(({ at }) => Math.round((at - from.getTime()) / 1000)),
    values: valued.map(({ value }) => value),
  };
};

export interface GlucoseDeps {
  readonly db: Database;
  readonly clock: () => Date;
  /** Whose goals hold for a person on a day (`yyyy-MM-dd`). */
  readonly readCareGroup: (userId: string, today: string) => Promise<CareGroup>;
}

/** Figures and curves of glucose. */
export const createGlucoseService = ({ db, clock, readCareGroup }: GlucoseDeps) => {
  const reader = createGlucoseReader(db);
  return {
    summary: async (viewer: Viewer, days: number, to: string | undefined): Promise<GlucoseSummary> => {
      const now = clock();
      const range = lastDaysRange(days, to === undefined ? now : new Date(to), viewer.timeZone);
      const { userId, timeZone } = viewer;
      const [period, group] = await Promise.all([
        reader.readPeriod(viewer, range.from, range.to),
        readCareGroup(userId, dayOf(now, timeZone)),
      ]);
      return summarizeGlucose({ ...range, ...period, days, now, group, timeZone });
    },

    series: async (owner: GlucoseOwner, fromText: string, toText: string): Promise<GlucoseSeries> => {
      const [from, to] = [new Date(fromText), new Date(toText)];
      checkPeriod(from, to);
      const period = await reader.readPeriod(owner, from, to);
      return {
        from: from.toISOString(),
        sensor: toSeries(period.sensor, from),
        single: toSeries(period.single, from),
      };
    },
  };
};

export type GlucoseService = ReturnType<typeof createGlucoseService>;
