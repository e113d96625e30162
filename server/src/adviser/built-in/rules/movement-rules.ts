import { isBelowLimit, LOW_BELOW_MG_DL } from '@vida/contract/measurements/glucose-rules.ts';
import type { Facts } from '../facts/facts.ts';
import { formatPressure } from '../format-values.ts';
import type { Rules } from '../tip-rule.ts';
import { readingSlots } from './glucose-now-rules.ts';

/** Below it people with diabetes eat before they exercise (American Diabetes Association 2016), mg/dL. */
const EAT_FIRST_BELOW_MG_DL = 90;

const isTraining = ({ profile: { exerciseLevel } }: Facts): boolean =>
  exerciseLevel !== null && exerciseLevel !== 'sedentary';

/** Moving within what the body allows, and what says to wait. */
export const movementRules: Rules = {
  // Beside a rule that says to wait nobody hears how to train.
  'exercise-eat-first': (facts) => {
    const { recent } = facts.glucose;
    const valueMgDl = recent?.value ?? null;
    const isNearLow =
      valueMgDl !== null && !isBelowLimit(valueMgDl, LOW_BELOW_MG_DL) && valueMgDl < EAT_FIRST_BELOW_MG_DL;
    return isNearLow && !facts.exerciseShouldWait && recent && readingSlots(facts, recent);
  },
  'exercise-glucose-bands': ({ exerciseShouldWait }) => !exerciseShouldWait,
  'exercise-late-lows': (facts) => !facts.exerciseShouldWait && isTraining(facts),

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

  'joint-friendly': ({ canWalk }) => ({ on_painful_days: canWalk }),
  'seated-movement': ({ says }) => ({ wheelchair: says('disability:Cadeirante') }),

  'sedentary-start': ({ profile }) => profile.exerciseLevel === 'sedentary',
  'weekly-minutes': ({ profile: { exerciseLevel }, hasHeartDisease }) =>
    (exerciseLevel === 'beginner' || exerciseLevel === 'intermediate') && { moderate: !hasHeartDisease },
  // Around pain, or with a condition that needs a professional's word first, there are other rules.
  'strength-twice': isTraining,
  'advanced-rest': ({ profile, hasHeartDisease, hasKidneyDisease, hasHypertension, hasOwnConditions }) =>
    profile.exerciseLevel === 'advanced' && {
      asks_first: hasHeartDisease || hasKidneyDisease || hasHypertension || hasOwnConditions,
    },
};
