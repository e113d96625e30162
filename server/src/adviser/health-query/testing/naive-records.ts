import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { isMetricType } from '@vida/contract/measurements/metric-definitions.ts';
import type { MetricContext, MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { commonMeasureOf } from '@vida/contract/substances/cessation-rules.ts';
import type { Drink, SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import type { RecordedNight } from '../../adviser.ts';
import type { OwnReading } from '../../conversation.ts';
import type { Series } from '../health-query.ts';
import type { Records } from '../points.ts';

/** A record of one day as a person would read it off. */
export interface NaiveRecord {
  readonly day: string;
  /** Minutes since midnight; null where there is none. */
  readonly minute: number | null;
  readonly context: MetricContext | null;
  readonly value: number;
  readonly second: number | null;
  readonly weight: number;
  readonly flag: OwnReading['rangeFlag'];
  /** Of alcohol what it was, null for any; no other record has one. */
  readonly drink?: Drink | null;
}

const nightSeries: readonly Series[] = [
  'sleep',
  'sleep_quality',
  'night_wakings',
  'time_to_sleep',
  'bed_time',
  'wake_time',
];
export const isOfNight = (series: Series): boolean => nightSeries.includes(series);
export const isUntimed = (series: Series): boolean => isOfNight(series) || series === 'training';
export const isWrittenByDay = (series: Series): boolean =>
  ['sleep', 'training', 'alcohol', 'tobacco', 'caffeine', 'gaming'].includes(series);

const EVER = [new Date('2000-01-01T00:00:00Z'), new Date('2100-01-01T00:00:00Z')] as const;

/** A clock that JavaScript itself reads: '2026-03-08 01:59'. */
const clocks = new Map<string, Intl.DateTimeFormat>();
const parseClock = (at: Date, timeZone: string): string => {
  const options = { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' } as const;
  const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', options);
  clocks.set(timeZone, clock);
  return clock.format(at);
};

const minuteOf = (clock: string): number => Number(clock.slice(11, 13)) * 60 + Number(clock.slice(14, 16));

const readingsOn = async (
  { data, timeZone }: Records,
  type: MetricType,
  day: string,
): Promise<readonly NaiveRecord[]> => {
  const found: NaiveRecord[] = [];
  for (const { measuredAt, value, diastolic, weight, context, rangeFlag } of await data.readReadings(type, ...EVER)) {
    const clock = parseClock(measuredAt, timeZone);
    if (clock.slice(0, 10) !== day || weight === 0) continue;
    const flag = value === null ? rangeFlag : null;
    const level = value ?? (flag === 'low' ? 40 : 400);
    found.push({
      day,
      minute: minuteOf(clock),
      context,
      value: level,
      second: diastolic,
      weight: weight ?? 1,
      flag,
    });
  }
  return found;
};

const ownClock = ({ at, utcOffsetMinutes }: RecordedNight['wake']): string =>
  new Date(at.getTime() + utcOffsetMinutes * MINUTE_MS).toISOString();

const plain = (day: string, value: number): NaiveRecord => ({
  day,
  value,
  minute: null,
  context: null,
  second: null,
  weight: 1,
  flag: null,
});

const nightsOn = async ({ data }: Records, day: string): Promise<readonly RecordedNight[]> =>
  (await data.readNights(...EVER))
    .filter(({ wake }) => ownClock(wake).startsWith(day))
    .toSorted((a, b) => a.wake.at.getTime() - b.wake.at.getTime());

/** Stretches in bed: minute by minute, so that none counts twice. */
const sleptOn = async (records: Records, day: string): Promise<readonly NaiveRecord[]> => {
  const inBed = new Set<number>();
  for (const { bed, wake } of await nightsOn(records, day))
    for (let at = bed.at.getTime(); at < wake.at.getTime(); at += MINUTE_MS) inBed.add(at);
  const stretches: number[] = [];
  for (const at of [...inBed].sort((a, b) => a - b)) {
    if (!inBed.has(at - MINUTE_MS)) stretches.push(0);
    stretches[stretches.length - 1] = (stretches.at(-1) ?? 0) + 1;
  }
  return stretches.map((minutes) => plain(day, minutes / 60));
};

const noonOn = (clock: string): number => {
  const minutes = minuteOf(clock) - 12 * 60;
  return minutes < 0 ? minutes + 24 * 60 : minutes;
};

const nightFigure: Readonly<Partial<Record<Series, (night: RecordedNight) => number>>> = {
  sleep_quality: ({ quality }) => quality,
  night_wakings: ({ nightWakings }) => nightWakings,
  time_to_sleep: ({ fallAsleepMinutes }) => fallAsleepMinutes,
  bed_time: ({ bed }) => noonOn(ownClock(bed)),
  wake_time: ({ wake }) => noonOn(ownClock(wake)),
};

const usesOn = async ({ data }: Records, type: SubstanceType, day: string): Promise<readonly NaiveRecord[]> =>
  (await data.readUses(...EVER))
    .filter((use) => use.substanceType === type && use.day === day)
    .map((use) => {
      const drink = use.drink !== null ? use.drink : use.unit === 'doses' ? null : 'beer';
      return { ...plain(day, commonMeasureOf[type](use)), minute: use.minuteOfDay, drink };
    });

/** The records of a series on a day, in their order. */
export const recordsOn = async (records: Records, series: Series, day: string): Promise<readonly NaiveRecord[]> => {
  if (isMetricType(series)) return readingsOn(records, series, day);
  switch (series) {
    case 'diastolic':
      return (await readingsOn(records, 'blood_pressure', day)).flatMap((record) =>
        record.second === null ? [] : [{ ...record, value: record.second, second: null }],
      );
    case 'alcohol':
    case 'tobacco':
    case 'caffeine':
    case 'gaming':
      return usesOn(records, series, day);
    case 'training':
      return (await records.data.readTrainedDays(day, day)).map(({ minutes }) => plain(day, minutes));
    case 'sleep':
      return sleptOn(records, day);
    default:
      return (await nightsOn(records, day)).map((night) => plain(day, nightFigure[series]?.(night) ?? 0));
  }
};
