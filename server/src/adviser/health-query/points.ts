import { roundTo } from '@vida/contract/core/decimals.ts';
import { addDaysTo, DAY_MINUTES, HOUR_MS, startOfDayAt } from '@vida/contract/core/time.ts';
import { wallTimeThen } from '@vida/contract/core/wall-time.ts';
import { type MetricType, metricTypes, storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import type { MetricContext, MetricKind } from '@vida/contract/measurements/metric-kinds.ts';
import { durationHoursOf, nightDayOf } from '@vida/contract/sleep/sleep-rules.ts';
import { commonMeasureOf } from '@vida/contract/substances/cessation-rules.ts';
import type { SubstanceType } from '@vida/contract/substances/substance-kinds.ts';
import type { RecordedNight, TimedUse } from '../adviser.ts';
import type { OwnData, OwnReading } from '../conversation.ts';
import { createDayClock, type Shown } from './day-clock.ts';
import { COMPANIONS, type Days, NIGHT_SERIES, type Series } from './health-query.ts';

/** One record in the unit of its series (`units`). */
export interface Point {
  /** `yyyy-MM-dd` of the person; a night is of the day of waking. */
  readonly day: string;
  /** The instant, ms; null where a day has none, as a training. */
  readonly at: number | null;
  /** Minutes since midnight by the person's clock; null likewise, and of a night as a whole. */
  readonly minute: number | null;
  readonly value: number;
  /** Diastolic pressure. */
  readonly second: number | null;
  /** A glucose outside what the device reads; `value` is the edge then. */
  readonly rangeFlag: OwnReading['rangeFlag'];
  /** What it counts in a mean and a share. */
  readonly weight: number;
  readonly kind: MetricKind | null;
  readonly context: MetricContext | null;
  /** What was used, as it was recorded. */
  readonly use: Pick<TimedUse, 'amount' | 'unit' | 'drink'> | null;
}

/** Whose records are read, and by which clock. */
export interface Records {
  readonly data: OwnData;
  readonly timeZone: string;
}

/** One row for each metric. */
const ofMetrics = <Row>(rowOf: (metricType: MetricType) => Row) =>
  Object.fromEntries(metricTypes.map((metricType) => [metricType, rowOf(metricType)])) as {
    readonly [Type in MetricType]: Row;
  };

/** The units of what is no metric: mark is 0 to 10, clock minutes after noon of the evening, dose 10 g of alcohol. */
export const otherUnits = {
  diastolic: 'mmHg',
  sleep: 'h',
  sleep_quality: 'mark',
  night_wakings: 'times',
  time_to_sleep: 'min',
  bed_time: 'clock',
  wake_time: 'clock',
  alcohol: 'dose',
  tobacco: 'cigarette',
  caffeine: 'mg',
  gaming: 'h',
  training: 'min',
} as const satisfies Record<Exclude<Series, MetricType>, string>;

export type SeriesUnit = ReturnType<typeof storedUnitOf> | (typeof otherUnits)[keyof typeof otherUnits];

/** The unit of each series. */
export const units: Readonly<Record<Series, SeriesUnit>> = { ...ofMetrics(storedUnitOf), ...otherUnits };

const isOneOf =
  <One extends Series>(some: readonly One[]) =>
  (series: Series): series is One =>
    (some as readonly Series[]).includes(series);

/** Several records of a day add up: one of them says little, the sum of the day does. */
export const isSummedByDay = isOneOf(COMPANIONS);

/** Whether a series is of nights, which go with the evening before them. */
export const isOfNights = isOneOf(NIGHT_SERIES);

/** What no device could read enters as the edge of what it reads, mg/dL. */
const edges = { low: 40, high: 400 } as const;
/** So far may the day of a clock elsewhere reach beyond that of the person's zone: from UTC+14 to UTC-12. */
const AROUND_MS = 26 * HOUR_MS;
const NOON = 12 * 60;

const EMPTY: Omit<Point, 'day' | 'value'> = {
  at: null,
  minute: null,
  second: null,
  rangeFlag: null,
  weight: 1,
  kind: null,
  context: null,
  use: null,
};

const minuteOf = (wallTime: string): number => Number(wallTime.slice(11, 13)) * 60 + Number(wallTime.slice(14, 16));

const ofReading = (reading: OwnReading, clock: (at: number) => Shown): Point => {
  const at = reading.measuredAt.getTime();
  const { day, minute } = clock(at);
  const rangeFlag = reading.value === null ? (reading.rangeFlag ?? 'high') : null;
  // Field by field: a sensor has tens of thousands of them.
  return {
    day,
    at,
    minute,
    value: reading.value ?? edges[rangeFlag ?? 'high'],
    second: reading.diastolic,
    rangeFlag,
    weight: reading.weight ?? 1,
    kind: reading.kind,
    context: reading.context,
    use: null,
  };
};

const instantsOf = ({ fromDay, toDay }: Days, timeZone: string): readonly [from: Date, to: Date] => [
  startOfDayAt(fromDay, timeZone),
  startOfDayAt(addDaysTo(toDay, 1), timeZone),
];

/** What is of the day of its own clock, which in another zone may be the day beside, is looked for around the days. */
const around = (days: Days, timeZone: string): readonly [from: Date, to: Date] => {
  const [from, to] = instantsOf(days, timeZone);
  return [new Date(from.getTime() - AROUND_MS), new Date(to.getTime() + AROUND_MS)];
};

/** On some days, by day and then by instant, however somebody flew in between. */
const inOrder = (points: readonly Point[], { fromDay, toDay }: Days): readonly Point[] =>
  points
    .filter(({ day }) => day >= fromDay && day <= toDay)
    .toSorted((a, b) => (a.day === b.day ? (a.at ?? 0) - (b.at ?? 0) : a.day < b.day ? -1 : 1));

type Reader = (records: Records, days: Days) => Promise<readonly Point[]>;

const readMeasured =
  (type: MetricType): Reader =>
  async ({ data, timeZone }, days) => {
    const readings = await data.readReadings(type, ...instantsOf(days, timeZone));
    const clock = createDayClock(timeZone);
    const points: Point[] = [];
    // Of several sources one tells the glucose of a time; the others weigh nothing.
    for (const reading of readings) if (reading.weight !== 0) points.push(ofReading(reading, clock));
    return points;
  };

/** Minutes after noon: midnight lies between two evenings, never between one and its night. */
const afterNoon = (minute: number): number => (minute - NOON + DAY_MINUTES) % DAY_MINUTES;

const readNights = async ({ data, timeZone }: Records, days: Days): Promise<readonly RecordedNight[]> =>
  (await data.readNights(...around(days, timeZone))).toSorted((a, b) => a.wake.at.getTime() - b.wake.at.getTime());

const readNight =
  (pick: (night: RecordedNight) => number): Reader =>
  async (records, days) => {
    const nights = await readNights(records, days);
    return inOrder(
      nights.map((night) => ({ ...EMPTY, day: nightDayOf(night), value: pick(night) })),
      days,
    );
  };

/** From going to bed to waking. */
type Stretch = Pick<RecordedNight, 'bed' | 'wake'>;

const mergeStretches = (nights: readonly Stretch[]): readonly Stretch[] => {
  const merged: Stretch[] = [];
  for (const { bed, wake } of nights.toSorted((a, b) => a.bed.at.getTime() - b.bed.at.getTime())) {
    const last = merged.at(-1);
    if (!last || bed.at > last.wake.at) merged.push({ bed, wake });
    else if (wake.at > last.wake.at) merged[merged.length - 1] = { bed: last.bed, wake };
  }
  return merged;
};

/** Times in bed, a night that was recorded twice told once, as the screen counts its hours (`hoursByNight`). */
const stretchesInBed = (nights: readonly RecordedNight[]): readonly Stretch[] =>
  [...Map.groupBy(nights, nightDayOf).values()].flatMap(mergeStretches);

const readSlept: Reader = async (records, days) => {
  const stretches = stretchesInBed(await readNights(records, days));
  return inOrder(
    stretches.map((stretch) => ({ ...EMPTY, day: nightDayOf(stretch), value: durationHoursOf(stretch) })),
    days,
  );
};

const readUsed =
  (type: SubstanceType): Reader =>
  async ({ data, timeZone }, days) => {
    const uses = await data.readUses(...around(days, timeZone));
    const ofType = uses.filter(({ substanceType }) => substanceType === type);
    return inOrder(
      ofType.map((use) => ({
        ...EMPTY,
        at: use.at,
        day: use.day,
        minute: use.minuteOfDay,
        value: commonMeasureOf[type](use),
        use: { amount: use.amount, unit: use.unit, drink: use.drink },
      })),
      days,
    );
  };

const readTrained: Reader = async ({ data }, { fromDay, toDay }) =>
  (await data.readTrainedDays(fromDay, toDay)).map(({ day, minutes }) => ({ ...EMPTY, day, value: minutes }));

const readers: Readonly<Record<Series, Reader>> = {
  ...ofMetrics(readMeasured),
  diastolic: async (records, days) =>
    (await readMeasured('blood_pressure')(records, days)).flatMap(({ second, ...point }) =>
      second === null ? [] : [{ ...point, value: second, second: null }],
    ),
  sleep: readSlept,
  sleep_quality: readNight(({ quality }) => quality),
  night_wakings: readNight(({ nightWakings }) => nightWakings),
  time_to_sleep: readNight(({ fallAsleepMinutes }) => fallAsleepMinutes),
  bed_time: readNight(({ bed }) => afterNoon(minuteOf(wallTimeThen(bed)))),
  wake_time: readNight(({ wake }) => afterNoon(minuteOf(wallTimeThen(wake)))),
  alcohol: readUsed('alcohol'),
  tobacco: readUsed('tobacco'),
  caffeine: readUsed('caffeine'),
  gaming: readUsed('gaming'),
  training: readTrained,
};

/** The records of a series on some days, ascending; amounts of nothing are among them. */
export const readPoints = (records: Records, series: Series, days: Days): Promise<readonly Point[]> =>
  readers[series](records, days);

/** Records as they are judged: of series whose days add up one for each day, the time and the mark of several lost. */
export const judgedPoints = (series: Series, points: readonly Point[]): readonly Point[] => {
  if (!isSummedByDay(series)) return points;
  return [...Map.groupBy(points, ({ day }) => day).values()].flatMap((ofDay) => {
    const [first, ...others] = ofDay;
    if (!first) return [];
    const value = ofDay.reduce((sum, each) => sum + each.value, 0);
    if (value === 0) return [];
    return others.length === 0 ? [first] : [{ ...EMPTY, day: first.day, value: roundTo(value, 6) }];
  });
};
