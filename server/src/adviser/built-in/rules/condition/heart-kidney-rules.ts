import { defineRule } from '../../tip-rule.ts';

/** Pressure, heart, kidneys. */
export const heartKidneyRules = [
  defineRule({
    key: 'heart-warning-signs',
    topic: 'heart-signs',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: ({ hasHeartDisease }) => hasHeartDisease,
  }),
  defineRule({
    key: 'heart-fats',
    topic: 'heart-food',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasHeartDisease }) => hasHeartDisease,
    slots: ({ hasRestriction, hasFoodAllergy, hasKidneyDisease }) => {
      const noFish = hasRestriction('Vegetariano', 'Vegano') || hasFoodAllergy('Peixes');
      const other = noFish ? 'no_fish' : 'usual';
      return { protein: hasKidneyDisease ? 'kidney' : other };
    },
  }),
  defineRule({
    key: 'pressure-salt',
    topic: 'salt',
    category: 'nutrition',
    audience: 'adults',
    priority: 'high',
    when: ({ hasHypertension }) => hasHypertension,
  }),
  defineRule({
    key: 'pressure-measuring',
    topic: 'pressure-data',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasHypertension }) => hasHypertension,
  }),
  defineRule({
    key: 'kidney-star-fruit',
    topic: 'kidney-food',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'high',
    when: ({ hasKidneyDisease }) => hasKidneyDisease,
    // Who takes a medicine that keeps potassium hears of the salt in a tip of its own.
    slots: ({ medicines }) => ({
      light_salt: medicines.withFlag('keeps_potassium').length > 0 ? null : 'out',
    }),
  }),
  defineRule({
    key: 'kidney-boiling',
    topic: 'kidney-food',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasKidneyDisease }) => hasKidneyDisease,
  }),
  defineRule({
    key: 'kidney-painkillers',
    topic: 'painkillers',
    category: 'medication',
    audience: 'everyone',
    priority: ({ medicines }) => (medicines.ofClass('nsaid').length > 0 ? 'high' : 'medium'),
    when: ({ hasKidneyDisease, hasHeartDisease }) => hasKidneyDisease || hasHeartDisease,
    slots: ({ hasKidneyDisease, medicines }) => ({
      in_profile: hasKidneyDisease,
      what: medicines.ofClass('nsaid').length > 0 ? 'taken' : 'not_taken',
    }),
  }),
];
