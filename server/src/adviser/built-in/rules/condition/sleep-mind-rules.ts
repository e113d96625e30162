import { defineRule } from '../../tip-rule.ts';
import { formatDecimal } from '../../words.ts';

/** The recommended sleep of adults begins and ends here, hours a night. */
const ENOUGH_SLEEP_HOURS = 7;
const LONG_SLEEP_HOURS = 9;

/** Sleep, mood and company. */
export const sleepMindRules = [
  defineRule({
    key: 'short-sleep-goal',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'adults',
    priority: 'medium',
    when: ({ profile }) => profile.sleepGoal < ENOUGH_SLEEP_HOURS && profile.sleepGoal,
    slots: (_, hours) => ({ goal: formatDecimal(hours, 1) }),
  }),
  defineRule({
    key: 'long-sleep-goal',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'adults',
    priority: 'low',
    when: ({ profile }) => profile.sleepGoal > LONG_SLEEP_HOURS && profile.sleepGoal,
    slots: (_, hours) => ({ goal: formatDecimal(hours, 1) }),
  }),
  defineRule({
    key: 'insomnia-routine',
    topic: 'sleep-routine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasProblem, sleep }) => hasProblem('Insônia') && sleep.insomnia === null,
  }),
  defineRule({
    key: 'snoring-check',
    topic: 'apnea',
    category: 'sleep',
    audience: 'adults',
    priority: 'medium',
    // Poor nights on record have a tip of their own.
    when: ({ hasCondition, sleep }) =>
      !sleep.isPoor && hasCondition('Obesidade') && hasCondition('Hipertensão', 'Diabetes Tipo 2'),
  }),
  defineRule({
    key: 'migraine-routine',
    topic: 'migraine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: ({ hasProblem }) => hasProblem('Enxaqueca'),
  }),
  defineRule({
    key: 'depression-small-steps',
    topic: 'mood',
    category: 'mental',
    audience: 'everyone',
    priority: 'high',
    when: ({ hasCondition }) => hasCondition('Depressão'),
  }),
  defineRule({
    key: 'anxiety-breathing',
    topic: 'anxiety',
    category: 'mental',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasCondition }) => hasCondition('Ansiedade'),
  }),
  defineRule({
    key: 'anxiety-caffeine',
    topic: 'caffeine',
    category: 'mental',
    audience: 'adults',
    priority: 'low',
    // What is recorded speaks for itself.
    when: ({ hasCondition, hasProblem, substances: { caffeine } }) =>
      caffeine.daysWithUse === 0 && (hasCondition('Ansiedade') || hasProblem('Insônia', 'Enxaqueca')),
  }),
  defineRule({
    key: 'company-for-mood',
    topic: 'company',
    category: 'social',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasCondition }) => hasCondition('Depressão', 'Ansiedade'),
  }),
];
