import {
  classifyPressure,
  isLowForTreated,
  isOnLowSide,
  PRESSURE_GOAL_BELOW,
  type Pressure,
  SUFFICIENT_PRESSURE_DAYS,
} from '@vida/contract/measurements/pressure-rules.ts';
import type { TimedPressure } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { count, formatPressure } from '../../words.ts';

/** The mean of at least three of the last 14 days, with the moment of the newest reading. */
const meanOf = ({ pressure: { figures, last } }: Facts): TimedPressure | null =>
  figures.sufficient && figures.mean && last ? { ...figures.mean, at: last.at } : null;

const atOf = ({ at }: TimedPressure): number => at;

const isFarAbove = (mean: Pressure): boolean => ['stage_2', 'stage_3'].includes(classifyPressure(mean));

const isClearlyAbove = (mean: Pressure): boolean => isFarAbove(mean) || classifyPressure(mean) === 'stage_1';

/** The slots of every text about a mean. */
const slotsOf = ({ pressure: { figures, aboveGoalCount } }: Facts, mean: Pressure): Slots => ({
  mean: formatPressure(mean),
  days: count(figures.days, 'dia', 'dias'),
  readings: count(figures.readingCount, 'medição', 'medições'),
  above: aboveGoalCount,
  stayed: aboveGoalCount === 1 ? 'one' : 'many',
  goal: `${PRESSURE_GOAL_BELOW.systolic} por ${PRESSURE_GOAL_BELOW.diastolic}`,
});

/** A mean that may be too low for somebody old who takes something against pressure. */
const lowForTreated = (facts: Facts): TimedPressure | null => {
  const mean = meanOf(facts);
  return facts.isOlder && facts.takesPressureMedicine && mean && isLowForTreated(mean) ? mean : null;
};

/** A mean on the low side for anybody, where the tip for the old and treated does not speak. */
const lowForAnybody = (facts: Facts): TimedPressure | null => {
  const mean = meanOf(facts);
  return mean && isOnLowSide(mean) && !lowForTreated(facts) ? mean : null;
};

const mayBeTooLow = (facts: Facts): boolean => lowForTreated(facts) !== null || lowForAnybody(facts) !== null;

/** What the pressure of 14 days says: never one reading alone, never a diagnosis. */
export const pressureRules = [
  defineRule({
    key: 'pressure-mean-far-above',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    urgency: 1.5,
    when: (facts) => {
      const mean = meanOf(facts);
      return mean && isFarAbove(mean) ? mean : null;
    },
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-mean-above-goal',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    when: (facts) => {
      const mean = meanOf(facts);
      return facts.hasHypertension && facts.pressure.figures.isAboveGoal && mean && !isFarAbove(mean)
        ? mean
        : null;
    },
    newestAt: atOf,
    priority: (_, mean) => (isClearlyAbove(mean) ? 'high' : 'medium'),
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-low-treated',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    urgency: 1.2,
    when: lowForTreated,
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-mean-low',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: lowForAnybody,
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-mean-good',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const mean = meanOf(facts);
      const isGood = facts.pressure.figures.isAboveGoal === false && facts.pressure.crisesOfWeek.length === 0;
      return facts.hasHypertension && isGood && !mayBeTooLow(facts) ? mean : null;
    },
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-mean-unexplained',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    when: (facts) => {
      const mean = meanOf(facts);
      return !facts.hasHypertension && facts.pressure.figures.isAboveGoal && mean && !isFarAbove(mean)
        ? mean
        : null;
    },
    newestAt: atOf,
    priority: (_, mean) => (isClearlyAbove(mean) ? 'high' : 'medium'),
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-mean-elevated',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const mean = meanOf(facts);
      const isElevated = mean !== null && classifyPressure(mean) === 'elevated';
      const isTold = isElevated && !facts.pressure.figures.isAboveGoal && !lowForTreated(facts);
      return !facts.hasHypertension && isTold ? mean : null;
    },
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-mean-usual',
    topic: 'pressure-level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: (facts) => {
      const mean = meanOf(facts);
      const isUsual = mean && classifyPressure(mean) === 'normal' && !mayBeTooLow(facts);
      return !facts.hasHypertension && isUsual ? mean : null;
    },
    slots: slotsOf,
  }),
  defineRule({
    key: 'pressure-few-days',
    topic: 'pressure-data',
    category: 'general',
    audience: 'adults',
    // Beside a very high value there is nothing to wait for.
    when: ({ pressure: { figures, crisesOfWeek } }) =>
      !figures.sufficient && crisesOfWeek.length === 0 && figures.mean
        ? { ...figures, mean: figures.mean }
        : null,
    priority: ({ hasHypertension }, { mean }) => (hasHypertension || isClearlyAbove(mean) ? 'medium' : 'low'),
    slots: (facts, { mean, readingCount }) => ({
      ...slotsOf(facts, mean),
      what: readingCount === 1 ? null : 'many',
      sufficient_days: SUFFICIENT_PRESSURE_DAYS,
    }),
  }),
  defineRule({
    key: 'pressure-missing',
    topic: 'pressure-data',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasHypertension, pressure }) => hasHypertension && pressure.figures.readingCount === 0,
    slots: ({ words, pressure: { last } }) => ({
      last: last ? 'known' : 'never',
      reading: last && formatPressure(last),
      day: last && words.fullDay(last.at),
    }),
  }),
];
