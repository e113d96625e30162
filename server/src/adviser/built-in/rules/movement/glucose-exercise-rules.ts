import {
  HIGH_UP_TO_MG_DL,
  isBelowLimit,
  LOW_BELOW_MG_DL,
  SAME_DAY_CARE_ABOVE_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';

/** Below it people with diabetes eat before they exercise (American Diabetes Association 2016), mg/dL. */
const EAT_FIRST_BELOW_MG_DL = 90;
/** Below it a long session asks for food, mg/dL. */
const EAT_WHEN_LONG_UP_TO_MG_DL = 150;

/** Beside a rule that says to wait nobody hears how to train. */
const mayExercise = ({ exerciseShouldWait, hasEatingRisk }: Facts): boolean =>
  !exerciseShouldWait && !hasEatingRisk;

/** Glucose before, during and after exercise; only for adults with diabetes. */
export const glucoseExerciseRules = [
  defineRule({
    key: 'exercise-eat-first',
    topic: 'exercise-glucose',
    category: 'exercise',
    audience: 'adults',
    priority: 'high',
    when: (facts) => {
      const { recent } = facts.glucose;
      const isNearLow =
        recent?.value && !isBelowLimit(recent.value, LOW_BELOW_MG_DL) && recent.value < EAT_FIRST_BELOW_MG_DL;
      return facts.hasDiabetes && mayExercise(facts) && isNearLow ? recent : null;
    },
    newestAt: ({ at }) => at,
    slots: ({ words }, reading) => ({
      reading: words.reading(reading),
      moment: words.moment(reading.at),
      eat_below: words.glucose(EAT_FIRST_BELOW_MG_DL),
    }),
  }),
  defineRule({
    key: 'exercise-glucose-bands',
    topic: 'exercise-glucose',
    category: 'exercise',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => facts.isProneToLows && mayExercise(facts),
    slots: ({ words, profile, mayHaveKetones }) => ({
      low: words.glucose(LOW_BELOW_MG_DL),
      eat: words.plain(EAT_FIRST_BELOW_MG_DL),
      long: words.plain(EAT_WHEN_LONG_UP_TO_MG_DL),
      high: words.plain(HIGH_UP_TO_MG_DL),
      stop: words.glucose(SAME_DAY_CARE_ABOVE_MG_DL),
      ketones: mayHaveKetones,
      level_line: profile.exerciseLevel !== null,
    }),
  }),
  defineRule({
    key: 'exercise-late-lows',
    topic: 'exercise-late-lows',
    category: 'exercise',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const { exerciseLevel } = facts.profile;
      const trains = exerciseLevel !== null && exerciseLevel !== 'sedentary';
      return facts.isProneToLows && mayExercise(facts) && trains;
    },
    slots: ({ usesInsulin }) => ({ insulin: usesInsulin }),
  }),
];
