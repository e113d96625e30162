import { addDaysTo, dayOf, startOfDayAt } from '@vida/contract/core/time.ts';
import type { SingleReading } from '@vida/contract/measurements/context-figures.ts';
import { heightOf, type WeighedReading } from '@vida/contract/measurements/glucose-figures.ts';
import {
  findRepeatedSingles,
  SAME_WITHIN_MS,
  sensorDaysOf,
  weighSensors,
} from '@vida/contract/measurements/glucose-timeline.ts';
import type { Database } from '../../db/database.ts';
import type { Viewer } from '../../http/viewer.ts';
import { createGlucoseRepository, type SensorSource, type SingleRow, toGlucoseLevel } from './glucose-repository.ts';
import type { MetricRow } from './metrics-repository.ts';
import type { Reading } from './readings-repository.ts';

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

/**
 * The readings of a source in `[from, to)`, each with what it counts; field by field: a sensor has tens of thousands.
 */
const toSensorRows = (
  { source, ats, levels, contexts }: SensorSource,
  weights: Uint8Array,
  [from, to]: readonly [number, number],
): WeighedRow[] => {
  const rows: WeighedRow[] = [];
  for (let index = 0; index < ats.length; index += 1) {
    const at = ats[index] ?? 0;
    if (at < from || at >= to) continue;
    const { value, rangeFlag } = toGlucoseLevel(levels[index]);
    const context = contexts?.[index] ?? null;
    const weight = weights[index] ?? 0;
    const measuredAt = new Date(at);
    rows.push({ measuredAt, value, diastolic: null, rangeFlag, kind: 'sensor', context, source, weight });
  }
  return rows;
};

const toSingleRows = (single: readonly SingleRow[], [from, to]: readonly [number, number]): WeighedRow[] => {
  const repeated = findRepeatedSingles(single);
  return single
    .filter(({ at }) => at >= from && at < to)
    .map((row) => {
      const { at, value, rangeFlag, kind, context, source } = row;
      const weight = repeated.has(row) ? 0 : 1;
      return { measuredAt: new Date(at), value, diastolic: null, rangeFlag, kind, context, source, weight };
    });
};

/** Two ascending lists as one; at one instant the first goes first. */
const mergeByTime = (first: WeighedRow[], second: WeighedRow[]): WeighedRow[] => {
  if (first.length === 0 || second.length === 0) return first.length === 0 ? second : first;
  const merged: WeighedRow[] = [];
  let place = 0;
  for (const row of second) {
    const at = row.measuredAt.getTime();
    for (let next = first[place]; next && next.measuredAt.getTime() <= at; next = first[place]) {
      merged.push(next);
      place += 1;
    }
    merged.push(row);
  }
  return merged.concat(first.slice(place));
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

    /** Every reading in `[from, to)`, ascending, with what it counts; at one instant a single reading stands last. */
    readWeighed: async ({ userId, timeZone }: GlucoseOwner, from: Date, to: Date): Promise<WeighedRow[]> => {
      const { first, end } = wholeDays(from, to, timeZone);
      const { sensors, single } = await repository.readPeriod(userId, first, end);
      const bounds = [from.getTime(), to.getTime()] as const;
      const weights = weighSensors(sensors, timeZone);
      const ofSensors = sensors.map((source, place) =>
        toSensorRows(source, weights[place] ?? new Uint8Array(), bounds),
      );
      return [...ofSensors, toSingleRows(single, bounds)].reduce(mergeByTime);
    },

    /** Of some rows, newest first, the ids of those that another source tells: they are in no figure. */
    findOtherSource: async (owner: GlucoseOwner, rows: readonly MetricRow[]): Promise<ReadonlySet<string>> => {
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
