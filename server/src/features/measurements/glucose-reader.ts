import { addDaysTo, dayOf, startOfDayAt } from '@vida/contract/core/time.ts';
import type { SingleReading } from '@vida/contract/measurements/context-figures.ts';
import { heightOf, type WeighedReading } from '@vida/contract/measurements/glucose-figures.ts';
import {
  findRepeatedSingles,
  SAME_WITHIN_MS,
  sensorDaysOf,
  weighReadings,
} from '@vida/contract/measurements/glucose-timeline.ts';
import type { Database } from '../../db/database.ts';
import type { Viewer } from '../../http/viewer.ts';
import { createGlucoseRepository, type SensorSource, toGlucoseLevel } from './glucose-repository.ts';
import type { MetricRow } from './metrics-repository.ts';
import { createReadingsRepository, type Reading } from './readings-repository.ts';

/** Whose readings, and by which clock their days are. */
export type GlucoseOwner = Pick<Viewer, 'userId' | 'timeZone'>;

/** What figures and curves of a period rest on. */
export interface GlucosePeriod {
  /** Ascending: each day's primary source. */
  readonly sensor: readonly WeighedReading[];
  /** Ascending, each told once. */
  readonly single: readonly SingleReading[];
  /** Days on which another sensor source has readings too. */
  readonly otherSourceDays: number;
  /** The newest reading of all, in the period or not. */
  readonly newestAt: Date | null;
}

/** A reading with what it counts in figures; 0 where another source tells it. */
export interface WeighedRow extends Reading {
  readonly weight: number;
}

/** The whole days of the person that `[from, to)` touches: a day has one primary source, however little is asked. */
const wholeDays = (from: Date, to: Date, timeZone: string) => ({
  first: startOfDayAt(dayOf(from, timeZone), timeZone),
  end: startOfDayAt(addDaysTo(dayOf(new Date(to.getTime() - 1), timeZone), 1), timeZone),
});

/** The readings of one source and day that lie in `[from, to)`; of two at one instant the lower one. */
const pushDay = (
  readings: WeighedReading[],
  { ats, levels }: SensorSource,
  { start, end, minutes }: { readonly start: number; readonly end: number; readonly minutes: number },
  [from, to]: readonly [number, number],
): void => {
  for (let index = start; index < end; index += 1) {
    const at = ats[index] ?? 0;
    if (at < from || at >= to) continue;
    const { value, rangeFlag } = toGlucoseLevel(levels[index]);
    const reading = { at, value, rangeFlag, weight: minutes };
    const last = readings.at(-1);
    if (last?.at !== at) readings.push(reading);
    else if (heightOf(reading) < heightOf(last)) readings[readings.length - 1] = reading;
  }
};

/** Glucose as figures, curves and lists take it, all by the one timeline. */
export const createGlucoseReader = (db: Database) => {
  const repository = createGlucoseRepository(db);

  const findOtherSensors = async ({ userId, timeZone }: GlucoseOwner, rows: readonly MetricRow[]) => {
    const [newest, oldest] = [rows[0], rows.at(-1)];
    if (!newest || !oldest) return [];
    const { first, end } = wholeDays(oldest.measuredAt, new Date(newest.measuredAt.getTime() + 1), timeZone);
    // Most people have one source, and a page of theirs is not kept waiting.
    if (!(await repository.hasOtherSensor(userId, newest.source, first, end))) return [];
    const days = sensorDaysOf((await repository.readPeriod(userId, first, end)).sensors, timeZone);
    return rows.filter(({ measuredAt, source }) => {
      const day = days.find(({ endsAt }) => measuredAt.getTime() < endsAt);
      return day !== undefined && day.source !== source;
    });
  };

  const findRepeated = async ({ userId }: GlucoseOwner, rows: readonly MetricRow[]) => {
    const [newest, oldest] = [rows[0], rows.at(-1)];
    if (!newest || !oldest) return [];
    const from = new Date(oldest.measuredAt.getTime() - SAME_WITHIN_MS);
    const to = new Date(newest.measuredAt.getTime() + SAME_WITHIN_MS + 1);
    return [...findRepeatedSingles(await repository.readSingle(userId, from, to))];
  };

  return {
    newestAt: repository.newestAt,

    /** What enters the figures of `[from, to)`. */
    readPeriod: async ({ userId, timeZone }: GlucoseOwner, from: Date, to: Date): Promise<GlucosePeriod> => {
      const { first, end } = wholeDays(from, to, timeZone);
      const { sensors, single, newestAt } = await repository.readPeriod(userId, first, end);
      const bounds = [from.getTime(), to.getTime()] as const;
      const days = sensorDaysOf(sensors, timeZone);
      const sensor: WeighedReading[] = [];
      for (const day of days) {
        const source = sensors[day.place];
        if (source) pushDay(sensor, source, day, bounds);
      }
      const repeated = findRepeatedSingles(single);
      return {
        sensor,
        single: single.filter((row) => row.at >= bounds[0] && row.at < bounds[1] && !repeated.has(row)),
        otherSourceDays: days.filter(({ hasOthers }) => hasOthers).length,
        newestAt,
      };
    },

    /** Every reading in `[from, to)`, ascending, with what it counts. */
    readWeighed: async ({ userId, timeZone }: GlucoseOwner, from: Date, to: Date): Promise<WeighedRow[]> => {
      const { first, end } = wholeDays(from, to, timeZone);
      const rows = await createReadingsRepository(db).readBetween(userId, 'glucose', first, end);
      const weights = weighReadings(
        rows.map(({ measuredAt, ...row }) => ({ ...row, at: measuredAt.getTime() })),
        timeZone,
      );
      return rows.flatMap((row, index) =>
        row.measuredAt >= from && row.measuredAt < to ? [{ ...row, weight: weights[index] ?? 0 }] : [],
      );
    },

    /** Of some rows, newest first, the ids of those that another source tells: they are in no figure. */
    findOtherSource: async (
      owner: GlucoseOwner,
      rows: readonly MetricRow[],
    ): Promise<ReadonlySet<string>> => {
      const glucose = rows.filter(({ metricType }) => metricType === 'glucose');
      const [sensor, single] = [true, false].map((isSensor) =>
        glucose.filter(({ kind }) => (kind === 'sensor') === isSensor),
      );
      const [others, repeated] = await Promise.all([
        findOtherSensors(owner, sensor ?? []),
        findRepeated(owner, single ?? []),
      ]);
      return new Set([...others, ...repeated].map(({ id }) => id));
    },
  };
};
