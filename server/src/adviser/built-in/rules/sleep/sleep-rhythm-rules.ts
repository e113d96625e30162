import { chooseSleepTip } from '@vida/contract/sleep/sleep-rules.ts';
import type { ClockSpan } from '../../facts/clock-span.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { formatClock, formatHours } from '../../words.ts';
import { meansSlotsOf } from './sleep-slots.ts';

/** Waking times further apart are called irregular, closer ones steady (our choice). */
const IRREGULAR_OVER_MINUTES = 120;
const STEADY_UP_TO_MINUTES = 60;
/** More asleep than this is no reason for praise. */
const LONG_SLEEP_HOURS = 9;

const isIrregular = ({ sleep: { waking } }: Facts): boolean =>
  waking !== null && waking.spreadMinutes > IRREGULAR_OVER_MINUTES;

/** The slots of the texts about the hour of waking. */
const wakingSlotsOf = (
  { isMinor }: Facts,
  { count, fromMinute, toMinute, spreadMinutes }: ClockSpan,
): Slots => ({
  nights: count,
  times: fromMinute === toMinute ? 'same' : 'between',
  from: formatClock(fromMinute),
  to: formatClock(toMinute),
  spread: formatHours(spreadMinutes / 60),
  works: !isMinor,
});

/** Nothing worrying about the nights: praise never stands beside what asks for care. */
const isCalm = ({ sleep: { shortRun, veryShortNights, insomnia, isPoor } }: Facts): boolean =>
  shortRun.length === 0 && veryShortNights.length === 0 && insomnia === null && !isPoor;

/** Good by the specification's rule, and nothing else to be said about the nights. */
const isSleepingWell = (facts: Facts): boolean => {
  const { means } = facts.sleep;
  return (
    means !== null &&
    chooseSleepTip(means) === 'praise' &&
    means.meanAsleepHours <= LONG_SLEEP_HOURS &&
    isCalm(facts) &&
    !isIrregular(facts)
  );
};

/** Regular hours, and a word about what goes well: about what the person does, never about others. */
export const sleepRhythmRules = [
  defineRule({
    key: 'irregular-waking',
    topic: 'sleep-routine',
    category: 'sleep',
    audience: 'everyone',
    priority: 'medium',
    when: (facts) => isIrregular(facts) && facts.sleep.waking,
    slots: wakingSlotsOf,
  }),
  defineRule({
    key: 'sleep-well',
    topic: 'sleep-good',
    category: 'sleep',
    audience: 'adults',
    priority: 'low',
    when: (facts) => isSleepingWell(facts) && facts.sleep.means,
    slots: meansSlotsOf,
  }),
  defineRule({
    key: 'steady-waking',
    topic: 'sleep-good',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: (facts) => {
      const { waking } = facts.sleep;
      return isCalm(facts) && waking && waking.spreadMinutes <= STEADY_UP_TO_MINUTES && waking;
    },
    slots: wakingSlotsOf,
  }),
];
