import { isBelowLimit, LOW_BELOW_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from '../facts/facts.ts';
import type { Rules } from '../tip-rule.ts';
import { formatPressure } from '../words.ts';
import { readingSlots } from './glucose-now-rules.ts';

/** Below it people with diabetes eat before they exercise (American Diabetes Association 2016), mg/dL. */
const EAT_FIRST_BELOW_MG_DL = 90;

/** Beside a rule that says to wait nobody hears how to train. */
const mayExercise = ({ exerciseShouldWait, hasEatingRisk }: Facts): boolean =>
  !exerciseShouldWait && !hasEatingRisk;

const isTraining = ({ profile: { exerciseLevel } }: Facts): boolean =>
  exerciseLevel !== null && exerciseLevel !== 'sedentary';

/** Glucose before, during and after exercise; only for adults with diabetes. */
const glucoseRules: Rules = {
  'exercise-eat-first': (facts) => {
    const { recent } = facts.glucose;
    const valueMgDl = recent?.value ?? null;
    const isNearLow =
      valueMgDl !== null && !isBelowLimit(valueMgDl, LOW_BELOW_MG_DL) && valueMgDl < EAT_FIRST_BELOW_MG_DL;
    return facts.hasDiabetes && isNearLow && mayExercise(facts) && recent && readingSlots(facts, recent);
  },
  'exercise-glucose-bands': (facts) => facts.isProneToLows && mayExercise(facts),
  'exercise-late-lows': (facts) => facts.isProneToLows && mayExercise(facts) && isTraining(facts),
};

/** What says to wait: glucose, pressure, pulse. */
const waitRules: Rules = {
  'exercise-wait': ({ words, glucose: { exerciseShouldWait, lastOfDay: last } }) =>
    exerciseShouldWait && {
      reading: last && words.reading(last),
      moment: last && words.moment(last.at),
    },
  'exercise-wait-pressure': ({ words, exerciseShouldWait, glucose, pressure, heartRate }) => {
    const reading = pressure.exerciseShouldWait ? pressure.lastOfDay : null;
    const pulse = heartRate.isHighToday ? heartRate.lastOfDay : null;
    return (
      exerciseShouldWait &&
      !glucose.exerciseShouldWait && {
        pressure: reading && formatPressure(reading),
        pressure_moment: reading && words.moment(reading.at),
        bpm: pulse?.bpm ?? null,
        pulse_moment: pulse && words.moment(pulse.at),
      }
    );
  },
};

/** Moving within what the body allows, by the conditions, problems and disabilities of the profile. */
const bodyRules: Rules = {
  'joint-friendly': ({ says, canWalk }) =>
    says('condition:Artrite', 'condition:Artrose', 'condition:Dor no Joelho', 'condition:Bursite') && {
      on_painful_days: canWalk,
    },
  'back-friendly': ({ says, canWalk }) =>
    says('condition:Dor nas Costas', 'condition:Problema na Coluna') && canWalk,
  'diabetes-two-days': ({ hasDiabetes, canWalk }) => hasDiabetes && canWalk,
  'pressure-movement': ({ hasHypertension, hasHeartDisease }) => hasHypertension && !hasHeartDisease,
  'heart-movement': ({ hasHeartDisease }) => hasHeartDisease,
  'kidney-movement': ({ hasKidneyDisease }) => hasKidneyDisease,
  'seated-movement': ({ canWalk, says }) => !canWalk && { wheelchair: says('disability:Cadeirante') },
};

/** By the exercise level of the profile. */
const levelRules: Rules = {
  'sedentary-start': ({ profile }) => profile.exerciseLevel === 'sedentary',
  'weekly-minutes': ({ profile: { exerciseLevel }, hasHeartDisease }) =>
    (exerciseLevel === 'beginner' || exerciseLevel === 'intermediate') && { moderate: !hasHeartDisease },
  // Around pain, or with a condition that needs a professional's word first, there are other rules.
  'strength-twice': (facts) => {
    const isLimited = facts.hasOwnConditions || facts.says('condition:pain', 'disability:Síndrome de Down');
    const isFrail = facts.hasHeartDisease || facts.hasKidneyDisease || facts.isOlder;
    return isTraining(facts) && !isLimited && !isFrail;
  },
  'advanced-rest': ({ profile, hasHeartDisease, hasKidneyDisease, hasHypertension, hasOwnConditions }) =>
    profile.exerciseLevel === 'advanced' && {
      asks_first: hasHeartDisease || hasKidneyDisease || hasHypertension || hasOwnConditions,
    },
};

/** Everything about exercise. */
export const movementRules: Rules = { ...glucoseRules, ...waitRules, ...bodyRules, ...levelRules };
