import { heightOf } from '@vida/contract/measurements/glucose-figures.ts';
import {
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { REPEATED_HIGH_APART_MS } from '@vida/contract/measurements/repeated-high-rules.ts';
import type { GlucoseReading } from '../../adviser.ts';
import type { Facts } from '../facts/facts.ts';
import { isAbove, isBelow, isEmergencyHigh } from '../facts/glucose-facts.ts';
import { count } from '../format-values.ts';
import type { Found, Rules } from '../tip-rule.ts';

type Matches = (reading: GlucoseReading) => boolean;

const isVeryLow = isBelow(VERY_LOW_BELOW_MG_DL);
const isLow = isBelow(LOW_BELOW_MG_DL);
const isAlarming = isAbove(SAME_DAY_CARE_ABOVE_MG_DL);

/** What the device shows: '62 mg/dL', 'LO', 'HI'. */
const figureOf = ({ words }: Facts, { value, rangeFlag }: GlucoseReading): string => {
  if (value !== null) return words.glucose(value);
  return rangeFlag === 'high' ? 'HI' : 'LO';
};

/** What fills every text about one reading. */
export const readingSlots = (facts: Facts, reading: GlucoseReading): Found => ({
  newestAt: reading.at,
  figure: figureOf(facts, reading),
  reading: facts.words.reading(reading),
  moment: facts.words.moment(reading.at),
});

/** The newest reading of the last 24 hours, where it is so. */
const lastOfDay = (facts: Facts, isSo: Matches): Found | false | null => {
  const { lastOfDay: last } = facts.glucose;
  return last && isSo(last) && readingSlots(facts, last);
};

const twoSlots = (facts: Facts, earlier: GlucoseReading, last: GlucoseReading): Found => ({
  ...readingSlots(facts, last),
  earlier: facts.words.reading(earlier),
  earlier_moment: facts.words.moment(earlier.at),
});

/** The newest of these readings of the last 24 hours, where a later one is no longer so. */
const earlierOfDay = (facts: Facts, readings: readonly GlucoseReading[], isSo: Matches): Found | null => {
  const [earlier, last] = [readings.at(-1), facts.glucose.lastOfDay];
  return earlier && last && !isSo(last) ? { ...twoSlots(facts, earlier, last), newestAt: earlier.at } : null;
};

/** What the newest reading asks for at once: every tier of the domain rules, in pregnancy and under 18 too. */
export const glucoseNowRules: Rules = {
  'very-low-now': (facts) => lastOfDay(facts, isVeryLow),
  // On the way up from below 54 it stays above all else.
  'low-now': (facts) => {
    const last = lastOfDay(facts, (reading) => isLow(reading) && !isVeryLow(reading));
    return last && { ...last, urgency: facts.glucose.veryLowsOfDay.length > 0 ? 7.9 : 7 };
  },
  'very-low-day': (facts) => earlierOfDay(facts, facts.glucose.veryLowsOfDay, isLow),
  'emergency-high-now': (facts) => lastOfDay(facts, isEmergencyHigh),
  'alarming-high-now': (facts) => lastOfDay(facts, (reading) => isAlarming(reading) && !isEmergencyHigh(reading)),
  'alarming-high-day': (facts) => earlierOfDay(facts, facts.glucose.veryHighsOfDay.filter(isAlarming), isAlarming),
  'lasting-high-now': (facts) => {
    const { veryHighsOfDay, lastOfDay: last } = facts.glucose;
    const [first, newest] = [veryHighsOfDay[0], veryHighsOfDay.at(-1)];
    const lasts = first && newest && newest === last && newest.at - first.at >= REPEATED_HIGH_APART_MS;
    return lasts && twoSlots(facts, first, newest);
  },
  'high-now': (facts) => lastOfDay(facts, isAbove(HIGH_UP_TO_MG_DL)),
};

/** From this many lows in a week on the team should know (domain rules, recurrent lows). */
const RECURRENT_LOWS = 2;
/** A guideline allows a sensor this share of time below 70 mg/dL; below it a few dips are no alarm. */
const SENSOR_LOW_PERCENT = 4;
export const MAX_LISTED = 3;

const isQuietSensor = ({ glucose: { summary } }: Facts): boolean =>
  summary.basis === 'sensor' &&
  summary.sufficient &&
  summary.rangePercents.low + summary.rangePercents.veryLow < SENSOR_LOW_PERCENT;

/** What fills every text about some readings, of which `figure` is the lowest or highest; null without any. */
const readingsSlots = (
  facts: Facts,
  readings: readonly GlucoseReading[],
  farthest: 'lowest' | 'highest',
): Found | null => {
  const newest = readings.at(-1);
  const figured = readings.toSorted((a, b) => heightOf(a) - heightOf(b)).at(farthest === 'lowest' ? 0 : -1);
  if (!newest || !figured) return null;
  const isSensor = facts.glucose.summary.basis === 'sensor';
  return {
    newestAt: newest.at,
    readings: isSensor ? count(readings.length, 'leitura', 'leituras') : count(readings.length, 'medição', 'medições'),
    several: readings.length > 1,
    figure: figureOf(facts, figured),
    listed: readings.slice(-MAX_LISTED).map((reading) => readingSlots(facts, reading)),
    alcohol: facts.ownCare === null,
  };
};

/** What happened in the last seven days and a professional should hear of. */
export const glucoseWeekRules: Rules = {
  'very-low-week': (facts) => readingsSlots(facts, facts.glucose.veryLowsOfWeek, 'lowest'),
  'alarming-high-week': (facts) => readingsSlots(facts, facts.glucose.alarmingHighsOfWeek, 'highest'),
  'night-lows-week': (facts) => readingsSlots(facts, facts.glucose.nightLowsOfWeek, 'lowest'),
  'repeated-lows-week': (facts) => {
    const { lowsOfWeek } = facts.glucose;
    const lows = lowsOfWeek.length >= RECURRENT_LOWS && readingsSlots(facts, lowsOfWeek, 'lowest');
    return lows && { ...lows, priority: isQuietSensor(facts) ? 'medium' : 'high' };
  },
};
