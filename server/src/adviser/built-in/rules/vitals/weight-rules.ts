import { ADULT_AGE_YEARS } from '@vida/contract/profile/age-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import type { WeightTrend } from '../../facts/weight-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { count, formatKg, formatPercent } from '../../words.ts';

/** A loss that already helps, share of the weight. */
const HELPFUL_LOSS_SHARE = 0.05;
/** Smaller changes are the scale and the day (our choice), kg. */
const NOTABLE_CHANGE_KG = 1;

/**
 * Weight goals are for adults, and never where an eating disorder may be or a weight says little; with kidney disease
 * they are the nutritionist's, and nobody who is too light already is shown a way down.
 */
const mayHaveGoal = ({ ageYears, bodyMass, hasEatingRisk, hasKidneyDisease, hasDisability, weight }: Facts) =>
  ageYears !== null &&
  ageYears >= ADULT_AGE_YEARS &&
  !hasEatingRisk &&
  !hasKidneyDisease &&
  !(bodyMass?.kind === 'class' && bodyMass.bmiClass === 'underweight') &&
  !hasDisability('Amputação') &&
  weight.goalCaution?.kind !== 'below_healthy';

/** Very high glucose makes people lose weight: then a loss is no success. */
const mayBeIllness = ({ glucose, hba1c }: Facts): boolean =>
  glucose.alarmingHighsOfWeek.length > 0 || hba1c.hba1cClass === 'far_above_goal';

/** The trend of a person who wants to lose weight and may. */
const trendToGoal = (facts: Facts): { trend: WeightTrend; goalKg: number } | null => {
  const { trend, goalKg } = facts.weight;
  return trend && goalKg !== null && goalKg < trend.from.weightKg && mayHaveGoal(facts)
    ? { trend, goalKg }
    : null;
};

/** The slots of every text about a trend. */
const trendSlotsOf = ({ words }: Facts, { from, to }: WeightTrend): Slots => ({
  from: formatKg(from.weightKg),
  from_day: words.day(from.at),
  to: formatKg(to.weightKg),
  to_day: words.day(to.at),
});

/** Weight over time; never praise for a fast loss, never blame for a gain. */
export const weightRules = [
  defineRule({
    key: 'fluid-gain',
    topic: 'fluid',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 3.8,
    when: ({ weight: { change, last } }) =>
      change?.kind === 'fluid_gain' && last ? { ...change, at: last.at } : null,
    newestAt: ({ at }) => at,
    slots: ({ words }, { gainKg, days, at }) => ({
      gain: formatKg(gainKg),
      days: count(days, 'dia', 'dias'),
      moment: words.moment(at),
    }),
  }),
  defineRule({
    key: 'large-weight-loss',
    topic: 'weight-change',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 1.2,
    when: ({ weight: { change, last } }) =>
      change?.kind === 'large_loss' && last ? { ...change, last } : null,
    newestAt: ({ last }) => last.at,
    slots: ({ words, hasEatingRisk, isPregnant, isMinor }, { lossKg, days, last }) => {
      // The kilos themselves only where a weight may be talked about.
      const told = hasEatingRisk || isPregnant || isMinor ? 'quiet' : 'open';
      return {
        how_much: told,
        ask: told,
        loss_line: told,
        loss: formatKg(lossKg),
        days,
        last_day: words.day(last.at),
        last: formatKg(last.weightKg),
      };
    },
  }),
  defineRule({
    key: 'fast-weight-loss',
    topic: 'weight-change',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const { trend, change, isFallingFast } = facts.weight;
      return isFallingFast && change?.kind !== 'large_loss' && !facts.hasEatingRisk ? trend : null;
    },
    newestAt: ({ to }) => to.at,
    slots: (facts, trend) => ({ ...trendSlotsOf(facts, trend), pace: formatKg(trend.lostKgPerWeek) }),
  }),
  defineRule({
    key: 'weight-progress',
    topic: 'weight-change',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const found = trendToGoal(facts);
      const isSteady = (found?.trend.lostKg ?? 0) >= NOTABLE_CHANGE_KG && !facts.weight.isFallingFast;
      return found && isSteady && facts.weight.change === null && !mayBeIllness(facts) ? found : null;
    },
    newestAt: ({ trend }) => trend.to.at,
    slots: (facts, { trend, goalKg }) => ({
      ...trendSlotsOf(facts, trend),
      lost: formatKg(trend.lostKg),
      lost_share: formatPercent(100 * trend.lostShare),
      helps: trend.lostShare >= HELPFUL_LOSS_SHARE,
      first_mark: formatKg(trend.from.weightKg * (1 - HELPFUL_LOSS_SHARE)),
      at_goal: trend.to.weightKg <= goalKg,
      goal: formatKg(goalKg),
    }),
  }),
  defineRule({
    key: 'weight-rising',
    topic: 'weight-change',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const found = trendToGoal(facts);
      return found && found.trend.lostKg <= -NOTABLE_CHANGE_KG && facts.weight.change === null ? found : null;
    },
    newestAt: ({ trend }) => trend.to.at,
    slots: (facts, { trend }) => ({ ...trendSlotsOf(facts, trend), gained: formatKg(-trend.lostKg) }),
  }),
  defineRule({
    key: 'weight-goal-below-healthy',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: ({ hasEatingRisk, ageYears, weight: { goalCaution, goalKg } }) =>
      !hasEatingRisk && ageYears !== null && goalCaution?.kind === 'below_healthy' && goalKg !== null
        ? { goalKg, lowestKg: goalCaution.lowestKg }
        : null,
    slots: (_, { goalKg, lowestKg }) => ({ goal: formatKg(goalKg), lowest: formatKg(lowestKg) }),
  }),
  defineRule({
    key: 'weight-first-goal',
    topic: 'weight',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const { goalCaution, goalKg, currentKg, isFallingFast } = facts.weight;
      const isFar = goalCaution?.kind === 'large_loss' && mayHaveGoal(facts) && !isFallingFast;
      return isFar && goalKg !== null && currentKg !== null
        ? { goalKg, currentKg, firstGoalKg: goalCaution.firstGoalKg }
        : null;
    },
    slots: (_, { goalKg, currentKg, firstGoalKg }) => ({
      goal: formatKg(goalKg),
      current: formatKg(currentKg),
      first_goal: formatKg(firstGoalKg),
    }),
  }),
  defineRule({
    key: 'weight-missing',
    topic: 'weight-data',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    // Who watches for fluid is weighed more often.
    when: (facts) => {
      const { goalKg, last, watchesFluid } = facts.weight;
      return goalKg !== null && last === null && !watchesFluid && mayHaveGoal(facts);
    },
  }),
  defineRule({
    key: 'fluid-weighing',
    topic: 'fluid',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ weight: { watchesFluid, isFresh }, hasEatingRisk }) =>
      watchesFluid && !isFresh && !hasEatingRisk,
    slots: ({ words, weight: { last } }) => ({
      last_line: last ? 'known' : 'never',
      last_day: last && words.day(last.at),
    }),
  }),
];
