import type { Facts } from '../../facts/facts.ts';
import { MANY_WAKINGS, POOR_QUALITY_BELOW } from '../../facts/sleep-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import { formatDay, listWords } from '../../words.ts';
import { meansSlotsOf } from './sleep-slots.ts';

/** One restless night says nothing. */
const MIN_RESTLESS_NIGHTS = 2;
const OBESE_FROM_BMI = 30;

/** Conditions beside which pauses of breath are common. With an eating disorder nothing is said of the body. */
const apneaConditions = (facts: Facts): readonly string[] => {
  const isObese = facts.bodyMass?.kind === 'class' && facts.bodyMass.bmi >= OBESE_FROM_BMI;
  const ofBody = facts.hasCondition('Obesidade') ? 'Obesidade' : isObese && 'IMC a partir de 30';
  return [
    ...(ofBody && !facts.hasEatingRisk ? [ofBody] : []),
    ...(facts.hasHypertension ? ['Hipertensão'] : []),
    ...(facts.hasCondition('Diabetes Tipo 2') ? ['Diabetes Tipo 2'] : []),
  ];
};

/** Nights that may hide an illness or a low: the way leads to a professional. */
export const sleepCareRules = [
  defineRule({
    key: 'apnea-poor-sleep',
    topic: 'apnea',
    category: 'sleep',
    audience: 'adults',
    when: (facts) => {
      const { means, isPoor } = facts.sleep;
      const names = apneaConditions(facts);
      return isPoor && means && names.length > 0 ? { means, names } : null;
    },
    priority: (_, { names }) => (names.length > 1 ? 'high' : 'medium'),
    slots: (facts, { means, names }) => ({ ...meansSlotsOf(facts, means), names: listWords(names) }),
  }),
  defineRule({
    key: 'restless-nights-lows',
    topic: 'sleep-lows',
    category: 'sleep',
    audience: 'everyone',
    priority: 'high',
    // Lows of the night that were measured have a tip of their own.
    when: ({ isProneToLows, glucose, sleep: { nightsOfWeek } }) => {
      const restless = nightsOfWeek.filter(
        ({ quality, nightWakings }) => quality < POOR_QUALITY_BELOW || nightWakings >= MANY_WAKINGS,
      );
      const isOpen = isProneToLows && glucose.nightLowsOfWeek.length === 0;
      return isOpen && restless.length >= MIN_RESTLESS_NIGHTS && restless;
    },
    slots: (_, nights) => ({
      restless: nights.length,
      poor_below: POOR_QUALITY_BELOW,
      many_wakings: MANY_WAKINGS,
      days: nights.map(({ day }) => formatDay(day)).join(', '),
    }),
  }),
];
