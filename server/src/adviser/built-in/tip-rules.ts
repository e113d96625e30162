import { bodyRules } from './rules/body-rules.ts';
import { careRules } from './rules/care-rules.ts';
import { everydayRules } from './rules/everyday-rules.ts';
import { foodRules } from './rules/food-rules.ts';
import { glucoseMomentRules } from './rules/glucose-moment-rules.ts';
import { glucoseNowRules } from './rules/glucose-now-rules.ts';
import { glucosePatternRules } from './rules/glucose-pattern-rules.ts';
import { glucoseWeekRules } from './rules/glucose-week-rules.ts';
import { heartKidneyRules } from './rules/heart-kidney-rules.ts';
import { medicineFoodRules } from './rules/medicine-food-rules.ts';
import { medicineRules } from './rules/medicine-rules.ts';
import { missingDataRules } from './rules/missing-data-rules.ts';
import { movementRules } from './rules/movement-rules.ts';
import { olderDataRules } from './rules/older-data-rules.ts';
import { periodFiguresRules } from './rules/period-figures-rules.ts';
import { sleepMindRules } from './rules/sleep-mind-rules.ts';
import type { TipRule } from './tip-rule.ts';

/** Every rule of the built-in adviser. Of equal priority the earlier one is told first. */
export const tipRules: readonly TipRule[] = [
  ...glucoseNowRules,
  ...glucoseWeekRules,
  ...careRules,
  ...olderDataRules,
  ...glucosePatternRules,
  ...periodFiguresRules,
  ...glucoseMomentRules,
  ...missingDataRules,
  ...medicineRules,
  ...medicineFoodRules,
  ...heartKidneyRules,
  ...bodyRules,
  ...movementRules,
  ...sleepMindRules,
  ...foodRules,
  ...everydayRules,
];
