import { CUP_MG } from '@vida/contract/substances/substance-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import { POOR_QUALITY_BELOW } from '../../facts/sleep-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDecimal, listWords } from '../../words.ts';
import { caffeineSlotsOf } from './substance-slots.ts';

/** So many days of the week are a habit (our choice). */
const LATE_DAYS = 3;
const SLOW_MINUTES = 20;

/** The day with most, where it lies above the limit that holds for the person. */
const overLimit = ({ substances: { caffeine } }: Facts) => {
  const { heaviestDay: day, limitMg } = caffeine;
  return day && limitMg !== null && day.amount > limitMg ? { day, limitMg } : null;
};

/** Nights that caffeine may have a share in: low marks, or slow to come. */
const sleepsPoorly = ({ sleep: { means } }: Facts): boolean =>
  means !== null && (means.meanQuality < POOR_QUALITY_BELOW || means.meanFallAsleepMinutes > SLOW_MINUTES);

/** Caffeine of the last seven days. */
export const caffeineRules = [
  defineRule({
    key: 'caffeine-pregnancy',
    topic: 'caffeine',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'high',
    when: (facts) => facts.isPregnant && overLimit(facts),
    slots: (_, { day, limitMg }) => ({ ...caffeineSlotsOf(day), limit: limitMg }),
  }),
  defineRule({
    key: 'caffeine-under-18',
    topic: 'caffeine',
    category: 'nutrition',
    audience: 'everyone',
    priority: 'medium',
    when: ({ isMinor, isPregnant, substances: { caffeine } }) =>
      isMinor && !isPregnant && caffeine.heaviestDay !== null && caffeine.heaviestDay.amount > CUP_MG
        ? caffeine.heaviestDay
        : null,
    slots: (_, day) => caffeineSlotsOf(day),
  }),
  defineRule({
    key: 'caffeine-careful-limit',
    topic: 'caffeine',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => {
      const { reasons } = facts.substances.caffeine;
      const over = overLimit(facts);
      return over && reasons.length > 0 && { ...over, reasons };
    },
    slots: (_, { day, limitMg, reasons }) => ({
      ...caffeineSlotsOf(day),
      limit: limitMg,
      first_reason: reasons[0] ?? null,
      reasons: listWords(reasons),
    }),
  }),
  defineRule({
    key: 'caffeine-over-limit',
    topic: 'caffeine',
    category: 'nutrition',
    audience: 'adults',
    priority: 'medium',
    when: (facts) => facts.substances.caffeine.reasons.length === 0 && overLimit(facts),
    slots: (_, { day, limitMg }) => ({ ...caffeineSlotsOf(day), limit: limitMg }),
  }),
  defineRule({
    key: 'late-caffeine',
    topic: 'caffeine',
    category: 'sleep',
    audience: 'everyone',
    when: ({ substances: { caffeine } }) => caffeine.lateDays >= LATE_DAYS && caffeine.lateDays,
    priority: (facts) => (sleepsPoorly(facts) ? 'medium' : 'low'),
    slots: (facts, lateDays) => {
      const { means } = facts.sleep;
      return {
        late_days: lateDays,
        late_days_words: count(lateDays, 'dia', 'dias'),
        sleeps_poorly: sleepsPoorly(facts),
        means_line: sleepsPoorly(facts),
        quality: means && formatDecimal(means.meanQuality, 1),
        fall_asleep: means?.meanFallAsleepMinutes ?? null,
      };
    },
  }),
];
