import { dayOf } from '@vida/contract/core/time.ts';
import { timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import {
  type GlucoseRange,
  HIGH_UP_TO_MG_DL,
  rangeOfReading,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import { toMgDl } from '@vida/contract/measurements/glucose-units.ts';
import type { GlucoseReading } from '../../../adviser.ts';
import { isAbove, isBelow } from '../../facts/glucose-facts.ts';
import { citeSource } from '../../sources.ts';
import { toGlucoseReading } from './advice-now.ts';
import { type Asking, paragraphs, sentences } from './asking.ts';
import { sayGoal, shareOf } from './glucose-meaning.ts';
import type { GlucosePeriod } from './glucose-readings.ts';
import { headOf, type Said, saidOf, sourceOf, type Teller } from './glucose-telling.ts';
import { glucoseTexts as texts } from './glucose-texts.ts';

const countIn = (asking: Asking, { readings, summary }: GlucosePeriod, ranges: readonly GlucoseRange[]) => {
  const inside = readings.filter((reading) => {
    const range = rangeOfReading(reading, summary.band);
    const counts = summary.basis !== 'sensor' || reading.kind === 'sensor';
    return counts && range !== null && ranges.includes(range);
  });
  const days = new Set(inside.map(({ measuredAt }) => dayOf(measuredAt, asking.question.timeZone))).size;
  return { count: inside.length, days };
};

const amountOf = ({ summary }: GlucosePeriod, ranges: readonly GlucoseRange[], count: number): string =>
  summary.basis === 'sensor'
    ? texts.belowSensor(texts.percent(shareOf(summary, ranges)), count)
    : texts.belowSingle(count);

const belowGoal = ({ group }: Asking, { summary }: GlucosePeriod): string => {
  if (group === 'pregnant' || group === 'minor') return texts.ownGoals[group];
  const [own, adults] = [timeGoalsOf(group), timeGoalsOf('adult')];
  return summary.basis === 'sensor' && own && adults
    ? texts.belowGoal(String(own.belowRangeUnder), String(adults.belowRangeUnder))
    : '';
};

const weightOf = (readings: readonly GlucoseReading[]): number =>
  readings.reduce((sum, { weight }) => sum + weight, 0);

/** Readings beyond a limit of the asker's own; null where none was named. */
const sayLimit = (asking: Asking, found: GlucosePeriod, side: 'above' | 'below'): Said | null => {
  const { limit } = asking.slots;
  if (limit === null) return null;
  const limitMgDl = toMgDl(limit, asking.question.glucoseUnit);
  const isBeyond = side === 'above' ? isAbove(limitMgDl) : isBelow(limitMgDl);
  const { part, period } = headOf(asking, found);
  const isSensor = found.summary.basis === 'sensor';
  const counted = found.readings.map(toGlucoseReading).filter(({ kind }) => !isSensor || kind === 'sensor');
  const beyond = counted.filter(isBeyond);
  const share = texts.percent((100 * weightOf(beyond)) / weightOf(counted));
  const amount = isSensor ? texts.sensorReadings(beyond.length) : texts.readings(beyond.length);
  const tell = side === 'above' ? texts.overLimit : texts.underLimit;
  return saidOf(tell(amount, asking.say.amount(limitMgDl), part, period, share));
};

/** What lies below the band, or below a limit that was named. */
export const below: Teller = (asking, found) => {
  const limited = sayLimit(asking, found, 'below');
  if (limited) return limited;
  const { part, period, basis } = headOf(asking, found);
  const { summary } = found;
  const { count, days } = countIn(asking, found, ['veryLow', 'low']);
  const limit = asking.say.amount(summary.band.from);
  if (count === 0) return saidOf(texts.noneBelow(part, period, limit, basis), citeSource('sbd-lows'));
  const lowest = summary.lowest && sourceOf(found.readings, summary.lowest.measuredAt);
  const veryLow = summary.rangeCounts.veryLow;
  return saidOf(
    paragraphs(
      sentences(
        texts.below(part, period, limit, amountOf(found, ['veryLow', 'low'], count), days),
        veryLow > 0 && texts.veryLowOfThem(veryLow, count, asking.say.amount(VERY_LOW_BELOW_MG_DL)),
        lowest ? texts.lowestWas(asking.say.reading(lowest), asking.say.moment(lowest.measuredAt)) : '',
      ),
      belowGoal(asking, found),
      texts.lowsHelp,
    ),
    citeSource('sbd-lows'),
    citeSource('time-in-range'),
  );
};

/** What lies above the band, or above a limit that was named. */
export const above: Teller = (asking, found) => {
  const limited = sayLimit(asking, found, 'above');
  if (limited) return limited;
  const { part, period, basis } = headOf(asking, found);
  const { summary } = found;
  const { count, days } = countIn(asking, found, ['high', 'veryHigh']);
  const limit = asking.say.amount(summary.band.to);
  if (count === 0) return saidOf(texts.noneAbove(part, period, limit, basis), citeSource('time-in-range'));
  const highest = summary.highest && sourceOf(found.readings, summary.highest.measuredAt);
  const { veryHigh } = summary.rangeCounts;
  const isGuided = asking.group === 'pregnant' || asking.group === 'minor';
  const goal = timeGoalsOf(asking.group)?.aboveRangeUnder ?? null;
  return saidOf(
    paragraphs(
      sentences(
        texts.above(part, period, limit, amountOf(found, ['high', 'veryHigh'], count), days),
        veryHigh > 0 && texts.veryHighOfThem(veryHigh, count, asking.say.amount(HIGH_UP_TO_MG_DL)),
        highest ? texts.highestWas(asking.say.reading(highest), asking.say.moment(highest.measuredAt)) : '',
      ),
      isGuided ? sayGoal(summary) : summary.basis === 'sensor' && goal !== null && texts.aboveGoal(goal),
      texts.highsHelp,
    ),
    citeSource('time-in-range'),
  );
};
