import { defineRule } from '../../tip-rule.ts';

/** Pregnancy and under 18: no targets and no plans here, the way leads to those who care for them. */
export const careRules = [
  defineRule({
    key: 'prenatal-care',
    topic: 'own-care',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: ({ isPregnant }) => isPregnant,
    slots: ({ glucose, profile }) => ({
      reason: profile.pregnant ? 'ticked' : 'own_words',
      readings_line: glucose.summary.readingCount > 0 ? 'some' : null,
      readings: glucose.summary.readingCount,
    }),
  }),
  defineRule({
    key: 'pediatric-care',
    topic: 'own-care',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: ({ isMinor, ageYears }) => isMinor && ageYears,
  }),
  defineRule({
    key: 'prenatal-movement',
    topic: 'movement',
    category: 'exercise',
    audience: 'everyone',
    priority: 'low',
    when: ({ isPregnant }) => isPregnant,
  }),
  defineRule({
    key: 'young-movement',
    topic: 'movement',
    category: 'exercise',
    audience: 'everyone',
    moves: true,
    priority: 'low',
    when: ({ isMinor, isPregnant }) => isMinor && !isPregnant,
  }),
];
