import { dayOf } from '@vida/contract/core/time.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { OwnReading } from '../../../conversation.ts';
import { instantsOf, type Period } from '../period/period.ts';
import { periodBefore } from '../period/period-before.ts';
import { type Asking, periodOr, type Reply, sentences } from './asking.ts';
import { suggestAbout } from './suggestions.ts';
import { vitalsTexts as texts } from './vitals-texts.ts';

export type VitalType = Exclude<MetricType, 'glucose'>;

/** The screen's periods at first, in days. */
const screenDays: Readonly<Record<VitalType, number>> = {
  blood_pressure: 30,
  weight: 365,
  heart_rate: 30,
  hba1c: 365,
};

/** A reading other than glucose, which always has a value, with the person's day. */
export interface VitalReading extends OwnReading {
  readonly value: number;
  /** `yyyy-MM-dd` */
  readonly day: string;
}

export interface VitalPeriod {
  readonly period: Period;
  /** Ascending. */
  readonly readings: readonly VitalReading[];
}

/** Readings of a type in the asked period, or in the screen's, or in the given one. */
export const readVitals = async (
  asking: Asking,
  type: VitalType,
  period = periodOr(asking, screenDays[type]),
): Promise<VitalPeriod> => {
  const { question } = asking;
  const { from, to } = instantsOf(period, question.timeZone);
  const readings = await question.data.readReadings(type, from, to);
  return {
    period,
    readings: readings.flatMap((each) =>
      each.value === null
        ? []
        : [{ ...each, value: each.value, day: dayOf(each.measuredAt, question.timeZone) }],
    ),
  };
};

/** The reading with the greatest (or with -1 the least) of its first number, the newest of equal ones. */
export const extremeOf = (readings: readonly VitalReading[], side: 1 | -1): VitalReading | undefined =>
  readings.reduce<VitalReading | undefined>(
    (found, each) => (found && side * (each.value - found.value) < 0 ? found : each),
    undefined,
  );

/** That nothing was found, and what there is. */
export const sayNoVitals = async (
  asking: Asking,
  type: VitalType,
  period: Period,
  format: (reading: OwnReading) => string,
): Promise<Reply> => {
  const newest = await asking.question.data.findNewestReading(type);
  if (!newest) return { text: texts.never(type), sources: [], suggestions: [] };
  const when = type === 'hba1c' ? asking.say.day(newest.measuredAt) : asking.say.moment(newest.measuredAt);
  return {
    text: sentences(texts.none(type, asking.say.period(period)), texts.newest(format(newest), when)),
    sources: [],
    suggestions: suggestAbout(type, asking.slots),
  };
};

const LISTED = 5;

/** The newest readings, one a line. */
export const listVitals = (
  asking: Asking,
  type: VitalType,
  { period, readings }: VitalPeriod,
  format: (reading: OwnReading) => string,
): string =>
  [
    texts.list(type, asking.say.period(period)),
    ...readings
      .slice(-LISTED)
      .toReversed()
      .map(
        (each) =>
          `- ${format(each)}, ${type === 'hba1c' ? asking.say.day(each.measuredAt) : asking.say.moment(each.measuredAt)}`,
      ),
  ].join('\n');

export const countDays = (readings: readonly VitalReading[]): number =>
  new Set(readings.map(({ day }) => day)).size;

const WEEK_DAYS = 7;

/** The readings of two periods to compare, the later one first. */
export const readTwoPeriods = async (
  asking: Asking,
  type: VitalType,
): Promise<{ readonly later: VitalPeriod; readonly earlier: VitalPeriod }> => {
  const { now, before } = periodBefore(asking.slots.period, asking.today, WEEK_DAYS);
  return {
    later: await readVitals(asking, type, now),
    earlier: await readVitals(asking, type, before),
  };
};

/** Whether two periods are asked to be compared. */
export const asksToCompare = ({ slots }: Asking): boolean =>
  slots.figure === 'compare' || slots.figure === 'change';
