import {
  classifyHeartRate,
  EMERGENCY_HEART_RATE_ABOVE,
  HIGH_HEART_RATE_ABOVE,
  LOW_HEART_RATE_BELOW,
} from '@vida/contract/measurements/heart-rate-rules.ts';
import type { TimedHeartRate } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { count } from '../../words.ts';

/** So slow is a reason to talk to somebody without complaints too (our choice, cautious), beats a minute. */
const VERY_LOW_BELOW = 40;

const atOf = ({ at }: TimedHeartRate): number => at;

/** The slots of every text about one reading; `limit` is the one that it lies beyond. */
const slotsOf = ({ words }: Facts, { bpm, at }: TimedHeartRate, limit: number): Slots => ({
  bpm,
  moment: words.moment(at),
  limit,
});

/** The slots of every text about a mean. */
const meanSlotsOf = ({ heartRate: { readingCount } }: Facts, meanBpm: number): Slots => ({
  mean: meanBpm,
  readings: count(readingCount, 'medição', 'medições'),
  is_high: meanBpm > HIGH_HEART_RATE_ABOVE,
  is_usual: classifyHeartRate(meanBpm) === 'usual',
});

/** The heart at rest. A child's beats faster: under 18 only what is an emergency at any age. */
export const heartRateRules = [
  defineRule({
    key: 'heart-rate-emergency-now',
    topic: 'heart-rate-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 7.4,
    when: ({ heartRate: { lastOfDay } }) =>
      lastOfDay && lastOfDay.bpm > EMERGENCY_HEART_RATE_ABOVE ? lastOfDay : null,
    newestAt: atOf,
    slots: (facts, reading) => slotsOf(facts, reading, EMERGENCY_HEART_RATE_ABOVE),
  }),
  defineRule({
    key: 'heart-rate-high-now',
    topic: 'heart-rate-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: 2.6,
    when: ({ isMinor, heartRate: { lastOfDay } }) =>
      !isMinor && lastOfDay && lastOfDay.bpm > HIGH_HEART_RATE_ABOVE ? lastOfDay : null,
    newestAt: atOf,
    slots: (facts, reading) => slotsOf(facts, reading, HIGH_HEART_RATE_ABOVE),
  }),
  defineRule({
    key: 'heart-rate-low-now',
    topic: 'heart-rate-now',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    urgency: (_, { bpm }) => (bpm < VERY_LOW_BELOW ? 2.5 : 0),
    when: ({ isMinor, heartRate: { lastOfWeek } }) =>
      !isMinor && lastOfWeek && lastOfWeek.bpm < LOW_HEART_RATE_BELOW ? lastOfWeek : null,
    newestAt: atOf,
    slots: (facts, reading) => ({
      ...slotsOf(facts, reading, LOW_HEART_RATE_BELOW),
      what: reading.bpm < VERY_LOW_BELOW ? 'very_low' : 'low',
    }),
  }),
  defineRule({
    key: 'heart-rate-mean-high',
    topic: 'heart-rate-level',
    category: 'general',
    audience: 'adults',
    priority: (_, meanBpm: number) => (meanBpm > HIGH_HEART_RATE_ABOVE ? 'high' : 'medium'),
    when: ({ heartRate: { meanBpm } }) =>
      meanBpm !== null && ['slightly_high', 'high'].includes(classifyHeartRate(meanBpm)) && meanBpm,
    slots: meanSlotsOf,
  }),
  defineRule({
    key: 'heart-rate-mean-usual',
    topic: 'heart-rate-level',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ heartRate: { meanBpm } }) =>
      meanBpm !== null && ['usual', 'slightly_low'].includes(classifyHeartRate(meanBpm)) && meanBpm,
    slots: meanSlotsOf,
  }),
];
