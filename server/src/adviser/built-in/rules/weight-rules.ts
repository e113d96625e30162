import { ADULT_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import type { Facts } from '../facts/facts.ts';
import { count, formatKg, formatPercent } from '../format-values.ts';
import { type Found, type Rules, sharing } from '../tip-rule.ts';

/** A loss that already helps, share of the weight. */
const HELPFUL_LOSS_SHARE = 0.05;
/** Smaller changes are the scale and the day (our choice), kg. */
const NOTABLE_CHANGE_KG = 1;

/**
 * Weight goals are for adults, and never where an eating disorder may be or a weight says little; with kidney disease
 * they are the nutritionist's, and nobody who is too light already is shown a way down.
 */
const mayHaveGoal = ({ ageYears, bodyMass, hasEatingRisk, hasKidneyDisease, says, weight }: Facts) =>
  ageYears !== null &&
  ageYears >= ADULT_AGE_YEARS &&
  !hasEatingRisk &&
  !hasKidneyDisease &&
  !(bodyMass?.kind === 'class' && bodyMass.bmiClass === 'underweight') &&
  !says('disability:Amputação') &&
  weight.goalCaution?.kind !== 'below_healthy';

/** Very high glucose makes people lose weight: then a loss is no success. */
const mayBeIllness = ({ glucose, hba1c }: Facts): boolean =>
  glucose.alarmingHighsOfWeek.length > 0 || hba1c.hba1cClass === 'far_above_goal';

/** The trend of a person who wants to lose weight and may, where no sudden change speaks first. */
const trendToGoal = (facts: Facts) => {
  const { trend, goalKg, change } = facts.weight;
  const hasGoal = trend && goalKg !== null && goalKg < trend.from.weightKg && mayHaveGoal(facts);
  return hasGoal && change === null ? { ...trend, goalKg } : null;
};

/** What fills every text about a trend. */
const trendSlots = ({ words, weight: { trend } }: Facts): Found | null =>
  trend && {
    newestAt: trend.to.at,
    from: formatKg(trend.from.weightKg),
    from_day: words.day(trend.from.at),
    to: formatKg(trend.to.weightKg),
    to_day: words.day(trend.to.at),
  };

/** Weight over time; never praise for a fast loss, never blame for a gain. */
const trendRules = sharing(trendSlots, {
  'fast-weight-loss': ({ weight: { trend, change, isFallingFast } }) =>
    isFallingFast && change?.kind !== 'large_loss' && trend && { pace: formatKg(trend.lostKgPerWeek) },
  'weight-progress': (facts) => {
    const trend = trendToGoal(facts);
    if (!trend || facts.weight.isFallingFast || mayBeIllness(facts)) return null;
    return (
      trend.lostKg >= NOTABLE_CHANGE_KG && {
        lost: formatKg(trend.lostKg),
        lost_share: formatPercent(100 * trend.lostShare),
        helps: trend.lostShare >= HELPFUL_LOSS_SHARE,
        first_mark: formatKg(trend.from.weightKg * (1 - HELPFUL_LOSS_SHARE)),
        at_goal: trend.to.weightKg <= trend.goalKg,
        goal: formatKg(trend.goalKg),
      }
    );
  },
  'weight-rising': (facts) => {
    const trend = trendToGoal(facts);
    return trend && trend.lostKg <= -NOTABLE_CHANGE_KG && { gained: formatKg(-trend.lostKg) };
  },
});

/** Sudden changes, the trend, and what the goal of the profile asks for. */
export const weightRules: Rules = {
  ...trendRules,
  'fluid-gain': ({ words, weight: { change, last } }) =>
    change?.kind === 'fluid_gain' &&
    last && {
      newestAt: last.at,
      gain: formatKg(change.gainKg),
      days: count(change.days, 'dia', 'dias'),
      moment: words.moment(last.at),
    },
  'large-weight-loss': ({ words, hasEatingRisk, ownCare, weight: { change, last } }) => {
    if (change?.kind !== 'large_loss' || !last) return null;
    // The kilos themselves only where a weight may be talked about.
    const told = hasEatingRisk || ownCare !== null ? 'quiet' : 'open';
    return {
      newestAt: last.at,
      how_much: told,
      ask: told,
      loss_line: told,
      loss: formatKg(change.lossKg),
      days: change.days,
      last_day: words.day(last.at),
      last: formatKg(last.weightKg),
    };
  },
  'weight-goal-below-healthy': ({ ageYears, weight: { goalCaution, goalKg } }) =>
    ageYears !== null &&
    goalCaution?.kind === 'below_healthy' &&
    goalKg !== null && { goal: formatKg(goalKg), lowest: formatKg(goalCaution.lowestKg) },
  'weight-first-goal': (facts) => {
    const { goalCaution, goalKg, currentKg, isFallingFast } = facts.weight;
    if (goalCaution?.kind !== 'large_loss' || goalKg === null || currentKg === null) return null;
    return (
      mayHaveGoal(facts) &&
      !isFallingFast && {
        goal: formatKg(goalKg),
        current: formatKg(currentKg),
        first_goal: formatKg(goalCaution.firstGoalKg),
      }
    );
  },
  'weight-missing': (facts) => {
    const { goalKg, last } = facts.weight;
    return goalKg !== null && last === null && mayHaveGoal(facts);
  },
  'fluid-weighing': ({ words, weight: { isFresh, last } }) =>
    !isFresh && { last_line: last ? 'known' : 'never', last_day: last && words.day(last.at) },
};
