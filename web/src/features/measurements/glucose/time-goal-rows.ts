import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { roundTo } from '@vida/contract/core/decimals.ts';
import {
  findMissedTimeGoals,
  goalRanges,
  type TimeGoalName,
  type TimeGoals,
  timeGoalsOf,
  VERY_LOW_UNDER_PERCENT,
} from '@vida/contract/measurements/glucose-goals.ts';
import {
  type GlucoseRange,
  HIGH_UP_TO_MG_DL,
  type RangeShares,
  VERY_LOW_BELOW_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { formatAmount, formatLimits } from './format-glucose.ts';
import { bandMessages, goalMessages as messages } from './goal-messages.ts';

/** The share of some ranges in percent, as the bar of ranges shows them: the parts always make up the whole. */
export const shareOf = (
  { rangePercents }: Pick<GlucoseSummary, 'rangePercents'>,
  ranges: readonly GlucoseRange[],
): number =>
  roundTo(
    ranges.reduce((sum, range) => sum + rangePercents[range], 0),
    1,
  );

/** One usual goal for time beside the person's own share. */
export interface TimeGoalRow {
  readonly name: TimeGoalName;
  /** The range in words, without its unit: 'abaixo de 70'. */
  readonly label: string;
  readonly percent: number;
  /** 'menos de 4%' */
  readonly goal: string;
  readonly isMissed: boolean;
}

/** In the order of the table. */
const names: readonly TimeGoalName[] = ['inRange', 'belowRange', 'veryLow', 'aboveRange', 'veryHigh'];

/** The range that a goal counts, in words and without its unit: 'abaixo de 70'. */
export const goalRangeOf = (name: TimeGoalName, { band }: Pick<GlucoseSummary, 'band'>, unit: GlucoseUnit): string => {
  switch (name) {
    case 'inRange':
      return messages.inRange(formatLimits(band, unit));
    case 'veryLow':
      return bandMessages.below(formatAmount(VERY_LOW_BELOW_MG_DL, unit));
    case 'belowRange':
      return bandMessages.below(formatAmount(band.from, unit));
    case 'aboveRange':
      return bandMessages.above(formatAmount(band.to, unit));
    case 'veryHigh':
      return bandMessages.above(formatAmount(HIGH_UP_TO_MG_DL, unit));
  }
};

/** The person's share of each of the five ranges, percents with one decimal. */
export const sharesOf = (summary: GlucoseSummary): RangeShares => ({
  veryLow: shareOf(summary, ['veryLow']),
  low: shareOf(summary, ['low']),
  target: shareOf(summary, ['target']),
  high: shareOf(summary, ['high']),
  veryHigh: shareOf(summary, ['veryHigh']),
});

const limitOf = (name: TimeGoalName, goals: TimeGoals): number | null => {
  if (name === 'veryLow') return VERY_LOW_UNDER_PERCENT;
  return {
    belowRange: goals.belowRangeUnder,
    veryHigh: goals.veryHighUnder,
    aboveRange: goals.aboveRangeUnder,
    inRange: goals.inRangeAbove,
  }[name];
};

/** A goal in words; older people's goes from the most cautious to the adults', by each one's health. */
const describeGoal = (name: TimeGoalName, own: TimeGoals): string | null => {
  const limit = limitOf(name, own);
  if (limit === null) return null;
  const say = name === 'inRange' ? messages.moreThan : messages.lessThan;
  const adults = timeGoalsOf('adult');
  const usual = adults && limitOf(name, adults);
  return usual === null || usual === limit ? say(limit) : messages.fromTo(say(limit), say(usual));
};

/** The usual goals of a group beside the person's shares; none for those whose goals a professional sets. */
export const timeGoalRowsOf = (summary: GlucoseSummary, unit: GlucoseUnit): TimeGoalRow[] => {
  const own = timeGoalsOf(summary.careGroup);
  if (!own) return [];
  const missed = findMissedTimeGoals(sharesOf(summary), summary.careGroup, summary.sufficient);
  return names.flatMap((name) => {
    const goal = describeGoal(name, own);
    if (goal === null) return [];
    const label = goalRangeOf(name, summary, unit);
    const percent = shareOf(summary, goalRanges[name]);
    return [{ name, label, percent, goal, isMissed: missed.includes(name) }];
  });
};
