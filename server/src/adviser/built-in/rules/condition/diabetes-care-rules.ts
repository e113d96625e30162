import { defineRule } from '../../tip-rule.ts';

/** What diabetes asks for beside the numbers. */
export const diabetesCareRules = [
  defineRule({
    key: 'diabetes-feet',
    topic: 'feet',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes }) => hasDiabetes,
    slots: ({ hasDisability }) => ({ look: hasDisability('Deficiência Visual') ? 'blind' : 'usual' }),
  }),
  defineRule({
    key: 'diabetes-yearly',
    topic: 'yearly-checks',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ hasDiabetes }) => hasDiabetes,
  }),
];
