import { toWallTime } from '@vida/contract/core/wall-time.ts';
import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import { hoursByNight, nightDayOf } from '@vida/contract/sleep/sleep-rules.ts';
import { commonMeasureOf } from '@vida/contract/substances/cessation-rules.ts';
import type { OwnReading } from '../../../conversation.ts';
import { sumByDay } from '../../facts/use-sums.ts';
import { readNights } from '../own-data/answer-sleep.ts';
import { type amounts, readUses } from '../own-data/answer-substance.ts';
import type { Asking } from '../own-data/asking.ts';
import { instantsOf, type Period } from '../period/period.ts';
import type { Subject } from '../reading/slots.ts';

/** One record, or the sum of a day, in the unit of its series: mg/dL, mmHg, kg, a minute, hours, doses, mg, minutes. */
export interface Point {
  /** `yyyy-MM-dd` of the person; a night is of the day on which it ended. */
  readonly day: string;
  /** By the person's clock; null for the sum of a day. */
  readonly hour: number | null;
  readonly value: number;
  /** Diastolic pressure, the mark of a night. */
  readonly second: number | null;
  /** What it counts in a mean. */
  readonly weight: number;
  readonly context: MetricContext | null;
}

/** What no device could read enters as the edge of what it reads, mg/dL. */
const edges = { low: 40, high: 400 } as const;

const HOUR_AT = 11;

const toPoint = (
  { measuredAt, value, diastolic, rangeFlag, weight = 1, context }: OwnReading,
  timeZone: string,
): Point => {
  const wall = toWallTime(measuredAt, timeZone);
  return {
    day: wall.slice(0, 10),
    hour: Number(wall.slice(HOUR_AT, HOUR_AT + 2)),
    value: value ?? edges[rangeFlag ?? 'high'],
    second: diastolic,
    weight,
    context,
  };
};

const ofDay = (day: string, value: number, second: number | null = null): Point => ({
  day,
  hour: null,
  value,
  second,
  weight: 1,
  context: null,
});

const readMeasured =
  (type: 'glucose' | 'blood_pressure' | 'weight' | 'heart_rate') =>
  async ({ question }: Asking, period: Period): Promise<readonly Point[]> => {
    const { from, to } = instantsOf(period, question.timeZone);
    const readings = await question.data.readReadings(type, from, to);
    return readings.map((reading) => toPoint(reading, question.timeZone)).filter(({ weight }) => weight > 0);
  };

const readUsed =
  (type: keyof typeof amounts) =>
  async (asking: Asking, period: Period): Promise<readonly Point[]> => {
    const uses = await readUses(asking, type, period);
    return sumByDay(uses, commonMeasureOf[type])
      .filter(({ amount }) => amount > 0)
      .map(({ day, amount }) => ofDay(day, amount));
  };

/** One point a night: hours in bed, and the mark. */
const readSlept = async (asking: Asking, period: Period): Promise<readonly Point[]> => {
  const nights = await readNights(asking, period);
  const days = [...new Set(nights.map(nightDayOf))];
  const hours = hoursByNight(nights, days);
  return days.map((day, at) =>
    ofDay(day, hours[at] ?? 0, nights.find((night) => nightDayOf(night) === day)?.quality ?? null),
  );
};

const readTrained = async ({ question }: Asking, { fromDay, toDay }: Period): Promise<readonly Point[]> => {
  const trained = await question.data.readTrainedDays(fromDay, toDay);
  return trained.filter(({ minutes }) => minutes > 0).map(({ day, minutes }) => ofDay(day, minutes));
};

/** The series that are told apart by conditions, ascending by day. */
export const readSeries = {
  glucose: readMeasured('glucose'),
  blood_pressure: readMeasured('blood_pressure'),
  weight: readMeasured('weight'),
  heart_rate: readMeasured('heart_rate'),
  sleep: readSlept,
  alcohol: readUsed('alcohol'),
  tobacco: readUsed('tobacco'),
  caffeine: readUsed('caffeine'),
  gaming: readUsed('gaming'),
  training: readTrained,
} as const satisfies Partial<Record<Subject, (asking: Asking, period: Period) => Promise<readonly Point[]>>>;

export type Series = keyof typeof readSeries;

export const isSeries = (subject: Subject): subject is Series => subject in readSeries;
