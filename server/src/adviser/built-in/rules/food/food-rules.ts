import { defineRule } from '../../tip-rule.ts';

/** What is on the plate, whoever eats. */
export const foodRules = [
  defineRule({
    key: 'diabetes-fruit',
    topic: 'juice',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes, hasKidneyDisease }) => hasDiabetes && !hasKidneyDisease,
  }),
  defineRule({
    key: 'rice-and-beans',
    topic: 'plate',
    category: 'nutrition',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: ({ hasKidneyDisease, hasEatingRisk }) => !hasKidneyDisease && !hasEatingRisk,
  }),
];
