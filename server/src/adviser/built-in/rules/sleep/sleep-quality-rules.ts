import { LONG_FALL_ASLEEP_MINUTES, MANY_WAKINGS, POOR_QUALITY_BELOW } from '../../facts/sleep-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import { meansSlotsOf, recordedSlot } from './sleep-slots.ts';

/** Below it the screen says 'Ruim'. */
const VERY_POOR_QUALITY_BELOW = 4;
/** The specification's second tip. */
const SLOW_MINUTES = 20;
/** From this share of the time in bed on it is good (domain: sleep). */
const GOOD_EFFICIENCY_PERCENT = 85;

/** How good the nights were, by the marks, the time to fall asleep and the wakings that were recorded. */
export const sleepQualityRules = [
  defineRule({
    key: 'insomnia-nights',
    topic: 'sleep-routine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'high',
    when: ({ sleep }) => sleep.insomnia,
    slots: (facts, { troubled, nights }) => ({
      troubled,
      counted: nights,
      long_fall_asleep: LONG_FALL_ASLEEP_MINUTES,
      many_wakings: MANY_WAKINGS,
      poor_below: POOR_QUALITY_BELOW,
      recorded: recordedSlot(facts),
    }),
  }),
  defineRule({
    key: 'low-sleep-quality',
    topic: 'sleep-quality',
    category: 'sleep',
    audience: 'everyone',
    when: ({ sleep: { means } }) => means && means.meanQuality < POOR_QUALITY_BELOW && means,
    priority: (_, { meanQuality }) => (meanQuality < VERY_POOR_QUALITY_BELOW ? 'high' : 'medium'),
    slots: (facts, means) => ({
      ...meansSlotsOf(facts, means),
      pain: facts.hasPain,
      very_poor: means.meanQuality < VERY_POOR_QUALITY_BELOW,
    }),
  }),
  defineRule({
    key: 'slow-to-fall-asleep',
    topic: 'fall-asleep',
    category: 'sleep',
    audience: 'everyone',
    when: ({ sleep: { means } }) => means && means.meanFallAsleepMinutes > SLOW_MINUTES && means,
    priority: (_, { meanFallAsleepMinutes, efficiencyPercent }) =>
      meanFallAsleepMinutes > LONG_FALL_ASLEEP_MINUTES || efficiencyPercent < GOOD_EFFICIENCY_PERCENT
        ? 'medium'
        : 'low',
    slots: (facts, means) => ({ ...meansSlotsOf(facts, means), good_efficiency: GOOD_EFFICIENCY_PERCENT }),
  }),
  defineRule({
    key: 'many-wakings',
    topic: 'sleep-wakings',
    category: 'sleep',
    audience: 'everyone',
    when: ({ sleep: { means } }) => means && means.meanWakings >= MANY_WAKINGS && means,
    priority: ({ hasDiabetes, hasHeartDisease, hasKidneyDisease }) =>
      hasDiabetes || hasHeartDisease || hasKidneyDisease ? 'medium' : 'low',
    slots: (facts, means) => ({
      ...meansSlotsOf(facts, means),
      fluid: facts.hasHeartDisease || facts.hasKidneyDisease,
    }),
  }),
];
