import { alcoholRules } from './rules/alcohol-rules.ts';
import { basicsRules } from './rules/basics-rules.ts';
import { conditionRules } from './rules/condition-rules.ts';
import { foodRules } from './rules/food-rules.ts';
import { glucoseDaysRules } from './rules/glucose-days-rules.ts';
import { glucoseMomentRules } from './rules/glucose-moment-rules.ts';
import { glucoseNowRules, glucoseWeekRules } from './rules/glucose-now-rules.ts';
import { hba1cRules } from './rules/hba1c-rules.ts';
import { heartRateRules } from './rules/heart-rate-rules.ts';
import { medicineRules } from './rules/medicine-rules.ts';
import { movementRules } from './rules/movement-rules.ts';
import { olderGlucoseRules } from './rules/older-glucose-rules.ts';
import { pressureNowRules, pressureRules } from './rules/pressure-rules.ts';
import { sleepRules } from './rules/sleep-rules.ts';
import { substanceRules } from './rules/substance-rules.ts';
import { weightRules } from './rules/weight-rules.ts';
import type { Rules } from './tip-rule.ts';

/** The rules that need code, which what a row of server/knowledge/tip-rules.csv says of the `person` alone does not. */
export const tipRules: Rules = {
  ...glucoseNowRules,
  ...glucoseWeekRules,
  ...glucoseMomentRules,
  ...glucoseDaysRules,
  ...olderGlucoseRules,
  ...pressureNowRules,
  ...heartRateRules,
  ...hba1cRules,
  ...pressureRules,
  ...weightRules,
  ...alcoholRules,
  ...substanceRules,
  ...sleepRules,
  ...basicsRules,
  ...medicineRules,
  ...conditionRules,
  ...movementRules,
  ...foodRules,
};
