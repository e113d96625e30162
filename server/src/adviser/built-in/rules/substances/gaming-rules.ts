import { GAMING_ATTENTION_OVER_HOURS } from '@vida/contract/substances/substance-rules.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDay, formatHours } from '../../words.ts';

/** So many late evenings of the week are a habit, so many hours a day are long (our choice). */
const LATE_DAYS = 3;
const LONG_DAY_HOURS = 2;

/** Gaming of the last seven days; hours alone are no illness. */
export const gamingRules = [
  defineRule({
    key: 'gaming-week',
    topic: 'gaming',
    category: 'mental',
    audience: 'everyone',
    priority: 'medium',
    when: ({ substances: { gaming } }) => gaming.hoursOfWeek > GAMING_ATTENTION_OVER_HOURS && gaming,
    slots: ({ isMinor, hasEatingRisk }, { hoursOfWeek }) => ({
      hours: formatHours(hoursOfWeek),
      young: isMinor,
      meals: !hasEatingRisk,
    }),
  }),
  defineRule({
    key: 'gaming-late',
    topic: 'gaming',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: ({ substances: { gaming }, nightAfter }) =>
      nightAfter.gaming === null && gaming.lateDays >= LATE_DAYS && gaming.lateDays,
    slots: ({ sleep }, lateDays) => ({
      late_days_words: count(lateDays, 'dia', 'dias'),
      no_nights: sleep.nights.length === 0,
    }),
  }),
  defineRule({
    key: 'gaming-breaks',
    topic: 'gaming',
    category: 'mental',
    audience: 'everyone',
    priority: 'low',
    when: ({ substances: { gaming } }) =>
      gaming.longestDay !== null && gaming.longestDay.amount >= LONG_DAY_HOURS && gaming.longestDay,
    slots: ({ hasDisability }, { day, amount }) => ({
      day: formatDay(day),
      hours: formatHours(amount),
      sees: !hasDisability('Deficiência Visual'),
    }),
  }),
];
