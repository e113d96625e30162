import { defineRule } from '../../tip-rule.ts';

/** One quiet tip for every category, so that nobody asks in vain. */
export const everydayRules = [
  defineRule({
    key: 'move-a-little',
    topic: 'movement',
    category: 'exercise',
    audience: 'adults',
    everyday: true,
    moves: true,
    priority: 'low',
    when: () => true,
    slots: ({ canWalk, profile }) => ({ how: canWalk, level_line: profile.exerciseLevel !== null }),
  }),
  defineRule({
    key: 'sleep-routine',
    topic: 'sleep-routine',
    category: 'sleep',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    // Recorded nights say more.
    when: ({ sleep }) => sleep.means === null,
  }),
  defineRule({
    key: 'breathing-pause',
    topic: 'breathing',
    category: 'mental',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: ({ hasCondition }) => !hasCondition('Ansiedade'),
  }),
  defineRule({
    key: 'tell-somebody',
    topic: 'support',
    category: 'social',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: () => true,
  }),
  defineRule({
    key: 'medicine-card',
    topic: 'medicine-card',
    category: 'medication',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: () => true,
    slots: ({ areMedicinesUnknown, hasOwnMedicines }) => ({
      medicines_line: areMedicinesUnknown && !hasOwnMedicines ? 'unknown' : 'usual',
    }),
  }),
  defineRule({
    key: 'next-visit',
    topic: 'next-visit',
    category: 'general',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: ({ isProfileEmpty }) => !isProfileEmpty,
  }),
];
