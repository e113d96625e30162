import { roundTo } from '../core/decimals.ts';
import type { CareGroup } from '../profile/care-rules.ts';
import {
  type GlucoseBand,
  type GlucoseRange,
  isAboveLimit,
  isBelowLimit,
  LOW_BELOW_MG_DL,
  type RangeShares,
  STANDARD_BAND,
} from './glucose-rules.ts';
import type { MetricContext } from './metric-kinds.ts';

/** In pregnancy only a band to look at, 'a faixa combinada com seu pré-natal', never a goal (Battelino 2019). */
export const PREGNANCY_BAND: GlucoseBand = { from: 63, to: 140 };

/** The band that charts and shares use for a group. */
export const bandOf = (group: CareGroup): GlucoseBand => (group === 'pregnant' ? PREGNANCY_BAND : STANDARD_BAND);

/** Goals for shares of a sensor's time, in percent (Battelino 2019; Sociedade Brasileira de Diabetes 2023). */
export interface TimeGoals {
  readonly inRangeAbove: number;
  readonly belowRangeUnder: number;
  readonly aboveRangeUnder: number | null;
  readonly veryHighUnder: number;
}

/**
 * The usual goals of a group; null in pregnancy and under 18, where a professional sets them. For older people the
 * row of the most cautious: whether theirs is the adults' depends on their health.
 */
export const timeGoalsOf = (group: CareGroup): TimeGoals | null => {
  if (group === 'adult') return { inRangeAbove: 70, belowRangeUnder: 4, aboveRangeUnder: 25, veryHighUnder: 5 };
  if (group === 'older') return { inRangeAbove: 50, belowRangeUnder: 1, aboveRangeUnder: null, veryHighUnder: 10 };
  return null;
};

/** Less than this share below 54 mg/dL is the usual goal of every adult (Battelino 2019). */
export const VERY_LOW_UNDER_PERCENT = 1;

/** What each goal for time counts, from the most dangerous to miss. */
export const goalRanges = {
  veryLow: ['veryLow'],
  belowRange: ['veryLow', 'low'],
  veryHigh: ['veryHigh'],
  aboveRange: ['high', 'veryHigh'],
  inRange: ['target'],
} as const satisfies Record<string, readonly GlucoseRange[]>;
export type TimeGoalName = keyof typeof goalRanges;

const goalNames = Object.keys(goalRanges) as readonly TimeGoalName[];
const lowGoalNames: readonly TimeGoalName[] = ['veryLow', 'belowRange'];

const findMissed = (shares: RangeShares, goals: TimeGoals, sufficient: boolean): TimeGoalName[] => {
  const { belowRangeUnder, veryHighUnder, aboveRangeUnder, inRangeAbove } = goals;
  const under: Partial<Record<TimeGoalName, number | null>> = {
    veryLow: VERY_LOW_UNDER_PERCENT,
    belowRange: belowRangeUnder,
    veryHigh: veryHighUnder,
    aboveRange: aboveRangeUnder,
  };
  return goalNames.filter((name) => {
    if (!sufficient && !lowGoalNames.includes(name)) return false;
    // As it is shown, so that '4%' never stands beside 'menos de 4%' as reached.
    const percent = roundTo(
      goalRanges[name].reduce((sum, range) => sum + shares[range], 0),
      1,
    );
    const limit = under[name] ?? null;
    return name === 'inRange' ? percent <= inRangeAbove : limit !== null && percent >= limit;
  });
};

/**
 * The usual goals that shares of time (percent) miss, worst first; none for groups without goals. With too few data
 * (`sufficient` false) only those of lows: few data carry no conclusion, but excuse no low.
 */
export const findMissedTimeGoals = (shares: RangeShares, group: CareGroup, sufficient: boolean): TimeGoalName[] => {
  const goals = timeGoalsOf(group);
  return goals ? findMissed(shares, goals, sufficient) : [];
};

/**
 * What has to be said before anything kind: missed goals, worst first. Where a professional sets the goals (pregnancy,
 * under 18) only lows that are too many for any adult; their own limits are the same or lower (Battelino 2019).
 */
export const findDeviations = (shares: RangeShares, group: CareGroup, sufficient: boolean): TimeGoalName[] => {
  const adults = timeGoalsOf('adult');
  if (timeGoalsOf(group) || !adults) return findMissedTimeGoals(shares, group, sufficient);
  return findMissed(shares, adults, false);
};

/** Up to this coefficient of variation glucose is called stable (Danne 2017). */
export const STABLE_CV_UP_TO_PERCENT = 36;

/** After meals the usual goal is below it. */
export const AFTER_MEAL_BELOW_MG_DL = 180;

/** Usual goals by the moment of a finger-prick (Sociedade Brasileira de Diabetes 2023). */
const contextGoals: Partial<Record<MetricContext, GlucoseBand>> = {
  jejum: { from: 80, to: 130 },
  pre_refeicao: { from: 80, to: 130 },
  pos_refeicao: { from: LOW_BELOW_MG_DL, to: AFTER_MEAL_BELOW_MG_DL - 1 },
  ao_deitar: { from: 90, to: 150 },
};

/** The goal of a moment; null where there is none, and for those whose goals a professional sets. */
export const contextGoalOf = (context: MetricContext | null, group: CareGroup): GlucoseBand | null =>
  context === null || timeGoalsOf(group) === null ? null : (contextGoals[context] ?? null);

/**
 * Whether a value in mg/dL, of a moment with or without a goal of its own, lies in a band, in the unit it was given in.
 */
export const isWithinBand = (glucoseMgDl: number, { from, to }: GlucoseBand, context: MetricContext | null): boolean =>
  !isBelowLimit(glucoseMgDl, from) &&
  (context === 'pos_refeicao' ? glucoseMgDl < AFTER_MEAL_BELOW_MG_DL : !isAboveLimit(glucoseMgDl, to));
