import {
  HIGH_UP_TO_MG_DL,
  LOW_BELOW_MG_DL,
  TARGET_UP_TO_MG_DL,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from '../facts/facts.ts';
import type { OlderGlucoseFacts } from '../facts/glucose-facts.ts';
import { isBelow } from '../facts/glucose-facts.ts';
import { count, formatDecimal } from '../format-values.ts';
import { type Found, sharing } from '../tip-rule.ts';
import type { Slots } from '../tip-texts.ts';
import { periodSlots } from './glucose-days-rules.ts';

/** What the consensus on time in range allows most adults, shares of the readings. */
const LOW_FROM_PERCENT = 4;
const ABOVE_TARGET_OVER_PERCENT = 25;
const VERY_HIGH_OVER_PERCENT = 5;
/** Without diabetes on record this many readings above the range are worth a word, as in the present. */
const UNEXPLAINED_HIGHS = 2;

/** In pregnancy the mean alone: 70 to 180 is not its range. */
const figuresOf = ({ isPregnant }: Facts, { summary }: OlderGlucoseFacts): string => {
  if (summary.meanMgDl === null) return 'range';
  return isPregnant ? 'mean' : 'both';
};

/** What the figures may be measured by: a goal only for adults with diabetes outside pregnancy, and enough data. */
const meaningOf = (facts: Facts, { summary }: OlderGlucoseFacts): string | null => {
  if (facts.ownCare !== null) return 'team';
  return facts.hasDiabetes && summary.sufficient ? 'goal' : null;
};

/** What fills every text about older readings; null without any. */
const olderSlots = (facts: Facts): Found | null => {
  const { olderGlucose: older } = facts;
  if (!older) return null;
  const { first, last, lowest, highest, summary, ageMonths, ageDays } = older;
  const { reading, fullDay } = facts.words;
  return {
    ...periodSlots(facts, summary),
    priority: facts.hasDiabetes ? 'high' : 'medium',
    period: fullDay(first.at) === fullDay(last.at) ? 'day' : 'days',
    first_day: fullDay(first.at),
    last_day: fullDay(last.at),
    readings:
      summary.basis === 'sensor'
        ? count(summary.readingCount, 'leitura do sensor', 'leituras do sensor')
        : count(summary.readingCount, 'medição', 'medições'),
    age: ageMonths > 0 ? count(ageMonths, 'mês', 'meses') : count(ageDays, 'dia', 'dias'),
    lowest: lowest && reading(lowest),
    lowest_day: lowest && fullDay(lowest.at),
    highest: highest && reading(highest),
    highest_day: highest && fullDay(highest.at),
    figures: figuresOf(facts, older),
    sufficient: summary.sufficient,
    meaning: meaningOf(facts, older),
  };
};

/** What a professional should see, each with the slots of its line. */
const findNotable = ({ words, hasDiabetes }: Facts, older: OlderGlucoseFacts): readonly Slots[] => {
  const { rangeCounts, exactPercents } = older.summary;
  const { veryLow, low, high, veryHigh } = rangeCounts;
  const line = (amount: number, side: 'below' | 'above', limitMgDl: number): Slots => ({
    notable: side,
    amount: formatDecimal(amount, 0),
    limit: words.glucose(limitMgDl),
  });
  const isMuchLow = veryLow + low > 0 && exactPercents.veryLow + exactPercents.low >= LOW_FROM_PERCENT;
  const isMuchHigh =
    exactPercents.high + exactPercents.veryHigh > ABOVE_TARGET_OVER_PERCENT ||
    (!hasDiabetes && high + veryHigh >= UNEXPLAINED_HIGHS);
  // A finger-prick beside a sensor is not among the sensor's counts.
  const isLowestUncounted = veryLow === 0 && older.lowest !== null && isBelow(VERY_LOW_BELOW_MG_DL)(older.lowest);
  return [
    veryLow > 0 && line(veryLow, 'below', VERY_LOW_BELOW_MG_DL),
    isLowestUncounted && { notable: 'lowest' },
    isMuchLow && line(veryLow + low, 'below', LOW_BELOW_MG_DL),
    isMuchHigh && line(high + veryHigh, 'above', TARGET_UP_TO_MG_DL),
    exactPercents.veryHigh > VERY_HIGH_OVER_PERCENT && line(veryHigh, 'above', HIGH_UP_TO_MG_DL),
  ].filter((each) => each !== false);
};

/** Where all readings are old: what they said then, never what to do now. */
export const olderGlucoseRules = sharing(olderSlots, {
  'older-data': () => true,
  'older-data-to-team': (facts) => {
    const notable = facts.olderGlucose ? findNotable(facts, facts.olderGlucose) : [];
    return notable.length > 0 && { notable };
  },
});
