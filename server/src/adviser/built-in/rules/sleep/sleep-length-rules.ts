import { GOOD_SLEEP_HOURS } from '@vida/contract/sleep/sleep-rules.ts';
import type { Facts } from '../../facts/facts.ts';
import {
  SHORT_NIGHT_HOURS,
  type SleepMeans,
  type SleptNight,
  VERY_SHORT_NIGHT_HOURS,
} from '../../facts/sleep-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { formatDay, formatHours } from '../../words.ts';
import { isSenior, meansSlotsOf } from './sleep-slots.ts';

/** Three very short nights are an alarm (domain: vitals), three short ones in a row are told too (our choice). */
const MIN_SHORT_NIGHTS = 3;
/** Children and teenagers need more than adults; below this a talk is worth it (our choice, no target). */
const YOUNG_SHORT_HOURS = 8;
/** More hours asleep than these are many. */
const MANY_HOURS = { adult: 9, senior: 8, clearly: 10 } as const;
/** Whoever takes longer to fall asleep gains nothing by an earlier bed (specification's second tip). */
const SLOW_MINUTES = 20;

const nightWords = ({ day, hours }: SleptNight): string => `${formatDay(day)}: ${formatHours(hours)}`;

/** The slots of the texts about short nights. */
const shortSlotsOf = (
  { isMinor, sleep }: Facts,
  nights: readonly SleptNight[],
  shortHours: number,
): Slots => ({
  short: nights.length,
  all: sleep.nights.length,
  short_hours: shortHours,
  list: nights.slice(-5).map(nightWords).join('; '),
  drives: !isMinor,
});

const meansWhere = (matches: (means: SleepMeans, facts: Facts) => boolean) => (facts: Facts) => {
  const { means } = facts.sleep;
  return means && matches(means, facts) ? means : null;
};

/** How long the nights are, by the records of 14 days. */
export const sleepLengthRules = [
  defineRule({
    key: 'very-short-nights',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'everyone',
    priority: 'high',
    when: ({ sleep: { veryShortNights } }) => veryShortNights.length >= MIN_SHORT_NIGHTS && veryShortNights,
    newestAt: (nights) => nights.at(-1)?.wake.at.getTime() ?? null,
    slots: (facts, nights) => shortSlotsOf(facts, nights, VERY_SHORT_NIGHT_HOURS),
  }),
  defineRule({
    key: 'short-nights-run',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: ({ sleep: { shortRun } }) => shortRun.length >= MIN_SHORT_NIGHTS && shortRun.toReversed(),
    slots: (facts, nights) => shortSlotsOf(facts, nights, SHORT_NIGHT_HOURS),
  }),
  defineRule({
    key: 'short-sleep',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'adults',
    priority: (_, { meanHours }) => (meanHours < SHORT_NIGHT_HOURS ? 'high' : 'medium'),
    when: meansWhere(({ meanHours }) => meanHours < GOOD_SLEEP_HOURS),
    slots: (facts, means) => ({
      ...meansSlotsOf(facts, means),
      is_slow: means.meanFallAsleepMinutes > SLOW_MINUTES,
      goal: formatHours(facts.profile.sleepGoal),
    }),
  }),
  defineRule({
    key: 'short-sleep-own-care',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: meansWhere(
      ({ meanHours }, { isPregnant, isMinor }) =>
        (isMinor && meanHours < YOUNG_SHORT_HOURS) || (isPregnant && meanHours < GOOD_SLEEP_HOURS),
    ),
    slots: (facts, means) => ({
      ...meansSlotsOf(facts, means),
      why_more: facts.isPregnant ? 'pregnant' : 'minor',
    }),
  }),
  defineRule({
    key: 'long-sleep',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'adults',
    priority: (_, { meanAsleepHours }) => (meanAsleepHours > MANY_HOURS.clearly ? 'medium' : 'low'),
    when: meansWhere(
      ({ meanAsleepHours }, facts) =>
        meanAsleepHours > (isSenior(facts) ? MANY_HOURS.senior : MANY_HOURS.adult),
    ),
    slots: meansSlotsOf,
  }),
  defineRule({
    key: 'sleep-figures',
    topic: 'sleep-length',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: ({ sleep }) => sleep.means,
    slots: meansSlotsOf,
  }),
];
