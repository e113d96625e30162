import { everydayRules } from './rules/basics/everyday-rules.ts';
import { missingDataRules } from './rules/basics/missing-data-rules.ts';
import { bodyRules } from './rules/condition/body-rules.ts';
import { careRules } from './rules/condition/care-rules.ts';
import { diabetesCareRules } from './rules/condition/diabetes-care-rules.ts';
import { heartKidneyRules } from './rules/condition/heart-kidney-rules.ts';
import { sleepMindRules } from './rules/condition/sleep-mind-rules.ts';
import { allergenRules } from './rules/food/allergen-rules.ts';
import { dietRules } from './rules/food/diet-rules.ts';
import { foodRules } from './rules/food/food-rules.ts';
import { glucoseDaytimeRules } from './rules/glucose/glucose-daytime-rules.ts';
import { glucoseMomentRules } from './rules/glucose/glucose-moment-rules.ts';
import { glucoseNowRules } from './rules/glucose/glucose-now-rules.ts';
import { glucosePatternRules } from './rules/glucose/glucose-pattern-rules.ts';
import { glucoseRiskRules } from './rules/glucose/glucose-risk-rules.ts';
import { glucoseTimeRules } from './rules/glucose/glucose-time-rules.ts';
import { glucoseWeekRules } from './rules/glucose/glucose-week-rules.ts';
import { olderDataRules } from './rules/glucose/older-data-rules.ts';
import { periodFiguresRules } from './rules/glucose/period-figures-rules.ts';
import { medicineAllergyRules } from './rules/medicine/medicine-allergy-rules.ts';
import { medicineFoodRules } from './rules/medicine/medicine-food-rules.ts';
import { medicineRules } from './rules/medicine/medicine-rules.ts';
import { ownWordsRules } from './rules/medicine/own-words-rules.ts';
import { adaptedMovementRules } from './rules/movement/adapted-movement-rules.ts';
import { glucoseExerciseRules } from './rules/movement/glucose-exercise-rules.ts';
import { movementLevelRules } from './rules/movement/movement-level-rules.ts';
import { movementRules } from './rules/movement/movement-rules.ts';
import { nightAfterRules } from './rules/sleep/night-after-rules.ts';
import { sleepCareRules } from './rules/sleep/sleep-care-rules.ts';
import { sleepLengthRules } from './rules/sleep/sleep-length-rules.ts';
import { sleepQualityRules } from './rules/sleep/sleep-quality-rules.ts';
import { sleepRhythmRules } from './rules/sleep/sleep-rhythm-rules.ts';
import { alcoholCareRules } from './rules/substances/alcohol-care-rules.ts';
import { alcoholHabitRules } from './rules/substances/alcohol-habit-rules.ts';
import { caffeineRules } from './rules/substances/caffeine-rules.ts';
import { gamingRules } from './rules/substances/gaming-rules.ts';
import { tobaccoRules } from './rules/substances/tobacco-rules.ts';
import { hba1cRules } from './rules/vitals/hba1c-rules.ts';
import { heartRateRules } from './rules/vitals/heart-rate-rules.ts';
import { pressureNowRules } from './rules/vitals/pressure-now-rules.ts';
import { pressureRules } from './rules/vitals/pressure-rules.ts';
import { weightRules } from './rules/vitals/weight-rules.ts';
import type { TipRule } from './tip-rule.ts';

/** Every rule of the built-in adviser. Of equal priority the earlier one is told first. */
export const tipRules: readonly TipRule[] = [
  ...glucoseNowRules,
  ...pressureNowRules,
  ...heartRateRules,
  ...glucoseWeekRules,
  ...careRules,
  ...olderDataRules,
  ...glucosePatternRules,
  ...glucoseTimeRules,
  ...glucoseRiskRules,
  ...periodFiguresRules,
  ...glucoseMomentRules,
  ...glucoseDaytimeRules,
  ...glucoseExerciseRules,
  ...hba1cRules,
  ...pressureRules,
  ...weightRules,
  ...alcoholCareRules,
  ...alcoholHabitRules,
  ...tobaccoRules,
  ...sleepCareRules,
  ...sleepLengthRules,
  ...sleepQualityRules,
  ...sleepRhythmRules,
  ...nightAfterRules,
  ...caffeineRules,
  ...gamingRules,
  ...missingDataRules,
  ...medicineRules,
  ...medicineAllergyRules,
  ...ownWordsRules,
  ...medicineFoodRules,
  ...heartKidneyRules,
  ...diabetesCareRules,
  ...bodyRules,
  ...movementRules,
  ...movementLevelRules,
  ...adaptedMovementRules,
  ...sleepMindRules,
  ...allergenRules,
  ...foodRules,
  ...dietRules,
  ...everydayRules,
];
