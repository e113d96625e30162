import { roundTo } from '@vida/contract/core/decimals.ts';
import {
  STABLE_CV_UP_TO_PERCENT,
  type TimeGoals,
  timeGoalsOf,
  VERY_LOW_UNDER_PERCENT,
} from '@vida/contract/measurements/glucose-goals.ts';
import { griZoneOf, highRiskOf, lowRiskOf } from '@vida/contract/measurements/glucose-risk.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import type { Facts } from '../facts/facts.ts';
import { count, formatDecimal, formatPercent } from '../format-values.ts';
import { type Found, sharing } from '../tip-rule.ts';

/** Share of readings from 70 to 180 mg/dL that is a goal for most adults and for older people in good health. */
const GOOD_IN_RANGE_PERCENT = 70;
/** Clearly under the goal: pressing. */
const FAR_FROM_GOAL = 20;
/** The mean of an HbA1c of 7 % (adults) and of 8 % (frail older people), mg/dL. */
const MEAN_MG_DL = { adult: 154, older: 183 } as const;
/** Of ten finger-pricks one is 10 %: from this many on they are more than chance (our choice). */
const NOTABLE_SINGLES = 3;

/** What fills every text about the figures of a period; of the last 14 days unless another is given. */
export const periodSlots = (facts: Facts, summary: GlucoseSummary = facts.glucose.summary): Found => {
  const isSensor = summary.basis === 'sensor';
  return {
    basis: isSensor ? 'sensor' : 'single',
    sensor_note: isSensor ? null : 'single',
    in_range_goal: facts.isOlder ? 'older' : 'adult',
    in_range: formatPercent(summary.rangePercents.target),
    mean: summary.meanMgDl === null ? null : facts.words.glucose(Math.round(summary.meanMgDl)),
    values: count(summary.readingCount, 'valor', 'valores'),
  };
};

/** The figures of 14 days, where they carry a conclusion. */
const conclusive = ({ glucose: { summary } }: Facts): GlucoseSummary | null => (summary.sufficient ? summary : null);

/** Lows in 14 days that are no reason for praise, however quiet the last week was. */
const hadManyLows = ({ careGroup, glucose: { summary } }: Facts): boolean => {
  const { veryLow, low } = summary.exactPercents;
  return veryLow > 0 || low >= (timeGoalsOf(careGroup)?.belowRangeUnder ?? 0);
};

/** Whether this many readings outside say something, however few there are in all. */
const isNotable = ({ glucose: { summary } }: Facts, outside: number): boolean =>
  summary.basis === 'sensor' || outside >= NOTABLE_SINGLES;

/** A share outside the range, where it does not keep its usual goal and the data carry a conclusion. */
const shareBeyond = (
  facts: Facts,
  percentOf: (percents: GlucoseSummary['exactPercents']) => number,
  goalOf: (goals: TimeGoals) => number | null,
): Found | false => {
  const [summary, goals] = [conclusive(facts), timeGoalsOf(facts.careGroup)];
  const percent = summary ? percentOf(summary.exactPercents) : 0;
  const goal = goals && goalOf(goals);
  const isBeyond = percent > 0 && goal !== null && percent >= goal;
  return isBeyond && { percent: formatPercent(percent), goal };
};

/** What the figures of 14 days say to an adult with diabetes, beside the consensus; and to others without judgement. */
export const glucoseDaysRules = sharing(periodSlots, {
  'time-in-range-below': (facts) => {
    const percent = conclusive(facts)?.rangePercents.target;
    const goal = timeGoalsOf(facts.careGroup)?.inRangeAbove;
    const isBelowGoal = percent !== undefined && goal !== undefined && percent <= goal;
    return isBelowGoal && { priority: percent <= goal - FAR_FROM_GOAL ? 'high' : 'medium' };
  },
  'mean-above': (facts) => {
    const { meanMgDl = null, gmiPercent = null } = conclusive(facts) ?? {};
    const limit = MEAN_MG_DL[facts.isOlder ? 'older' : 'adult'];
    return (
      meanMgDl !== null &&
      Math.round(meanMgDl) > limit && {
        limit: facts.words.glucose(limit),
        gmi: gmiPercent && formatPercent(gmiPercent),
      }
    );
  },
  variability: (facts) => {
    const { cvPercent = null, lowest, highest } = conclusive(facts) ?? {};
    return (
      cvPercent !== null &&
      roundTo(cvPercent, 1) > STABLE_CV_UP_TO_PERCENT && {
        variation: formatPercent(cvPercent),
        stable: formatPercent(STABLE_CV_UP_TO_PERCENT),
        lowest: lowest?.value ? facts.words.plain(lowest.value) : null,
        highest: highest?.value ? facts.words.glucose(highest.value) : null,
      }
    );
  },
  'time-in-range-good': (facts) => {
    const { lowsOfWeek, alarmingHighsOfWeek } = facts.glucose;
    const isCalm = lowsOfWeek.length === 0 && alarmingHighsOfWeek.length === 0 && !hadManyLows(facts);
    const percent = conclusive(facts)?.rangePercents.target ?? 0;
    return isCalm && percent > GOOD_IN_RANGE_PERCENT;
  },

  'time-very-low': (facts) => {
    const share = shareBeyond(
      facts,
      ({ veryLow }) => veryLow,
      // The consensus leaves frail older people nothing.
      () => (facts.isOlder ? 0 : VERY_LOW_UNDER_PERCENT),
    );
    const who = facts.isOlder ? 'older' : 'adult';
    return share && { ...share, very_low_goal: facts.glucose.summary.basis === 'sensor' ? who : 'single' };
  },
  'time-below': (facts) => {
    const { veryLow, low } = facts.glucose.summary.rangeCounts;
    return (
      isNotable(facts, veryLow + low) &&
      shareBeyond(
        facts,
        (percents) => percents.veryLow + percents.low,
        ({ belowRangeUnder }) => belowRangeUnder,
      )
    );
  },
  'time-very-high': (facts) =>
    isNotable(facts, facts.glucose.summary.rangeCounts.veryHigh) &&
    shareBeyond(
      facts,
      ({ veryHigh }) => veryHigh,
      ({ veryHighUnder }) => veryHighUnder,
    ),
  'time-above': (facts) =>
    shareBeyond(
      facts,
      ({ high, veryHigh }) => high + veryHigh,
      ({ aboveRangeUnder }) => aboveRangeUnder,
    ),

  // Indices that weigh how far the values lie outside.
  'low-glucose-index': (facts) => {
    const lbgi = conclusive(facts)?.lbgi ?? 0;
    const risk = lowRiskOf(lbgi);
    const isTold = risk === 'moderate' || risk === 'high';
    return isTold && { priority: risk === 'high' ? 'high' : 'medium', risk, index: formatDecimal(lbgi, 1) };
  },
  'high-glucose-index': (facts) => {
    const hbgi = conclusive(facts)?.hbgi ?? 0;
    const risk = highRiskOf(hbgi);
    const isTold = risk !== 'low';
    return isTold && { priority: risk === 'high' ? 'high' : 'medium', risk, index: formatDecimal(hbgi, 1) };
  },
  'glycemia-risk-index': (facts) => {
    const summary = conclusive(facts);
    if (!summary || summary.gri === null) return null;
    // Rounded first, so that the zone agrees with the figure shown.
    const gri = Math.round(summary.gri);
    const zone = griZoneOf(gri);
    const hadLows = summary.rangeCounts.veryLow + summary.rangeCounts.low > 0;
    const isTold = zone !== 'A' && zone !== 'B';
    return isTold && { priority: zone === 'C' ? 'medium' : 'high', gri, zone, had_lows: hadLows };
  },

  'period-figures': (facts) => {
    const { sufficient, meanMgDl } = facts.glucose.summary;
    return (
      sufficient &&
      meanMgDl !== null && {
        // In pregnancy the mean alone: 70 to 180 is not its range.
        share: !facts.isPregnant,
        share_listed: !facts.isPregnant,
      }
    );
  },
});
