import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { formatPressure } from '../../words.ts';

/** What says to wait: the pressure, the pulse or both. */
const waitSlots = ({ words, pressure, heartRate }: Facts): Slots => {
  const reading = pressure.exerciseShouldWait ? pressure.lastOfDay : null;
  const pulse = heartRate.isHighToday ? heartRate.lastOfDay : null;
  return {
    pressure_line: reading !== null,
    pressure: reading && formatPressure(reading),
    pressure_moment: reading && words.moment(reading.at),
    pulse_line: pulse !== null,
    bpm: pulse?.bpm ?? null,
    pulse_moment: pulse && words.moment(pulse.at),
  };
};

/** By the exercise level of the profile, and by the conditions that set limits. */
export const movementLevelRules = [
  defineRule({
    key: 'weekly-minutes',
    topic: 'weekly-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ profile: { exerciseLevel } }) =>
      exerciseLevel === 'beginner' || exerciseLevel === 'intermediate',
    slots: ({ hasHeartDisease }) => ({ moderate: !hasHeartDisease }),
  }),
  defineRule({
    key: 'strength-twice',
    topic: 'strength',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    // Around pain, or with a condition that needs a professional's word first, there are other rules.
    when: (facts) => {
      const { exerciseLevel } = facts.profile;
      const isLimited = facts.hasPain || facts.hasOwnConditions || facts.hasDisability('Síndrome de Down');
      const isFrail = facts.hasHeartDisease || facts.hasKidneyDisease || facts.isOlder;
      return exerciseLevel !== null && exerciseLevel !== 'sedentary' && !isLimited && !isFrail;
    },
    slots: ({ hasHypertension }) => ({ breath: hasHypertension }),
  }),
  defineRule({
    key: 'advanced-rest',
    topic: 'weekly-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ profile: { exerciseLevel } }) => exerciseLevel === 'advanced',
    slots: ({ hasHeartDisease, hasKidneyDisease, hasHypertension, hasOwnConditions }) => ({
      hard_days: hasHeartDisease || hasKidneyDisease || hasHypertension || hasOwnConditions ? 'ask' : 'usual',
    }),
  }),
  defineRule({
    key: 'exercise-wait-pressure',
    topic: 'movement',
    category: 'exercise',
    audience: 'everyone',
    priority: 'high',
    when: ({ exerciseShouldWait, glucose }) => exerciseShouldWait && !glucose.exerciseShouldWait,
    slots: waitSlots,
  }),
  defineRule({
    key: 'pressure-movement',
    topic: 'pressure-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasHypertension, hasHeartDisease }) => hasHypertension && !hasHeartDisease,
  }),
  defineRule({
    key: 'heart-movement',
    topic: 'heart-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'medium',
    when: ({ hasHeartDisease }) => hasHeartDisease,
  }),
  defineRule({
    key: 'kidney-movement',
    topic: 'kidney-movement',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ hasKidneyDisease }) => hasKidneyDisease,
  }),
  defineRule({
    key: 'gentle-start',
    topic: 'gentle-start',
    category: 'exercise',
    audience: 'adults',
    moves: true,
    priority: 'low',
    when: ({ hasCondition }) => hasCondition('Obesidade'),
  }),
];
