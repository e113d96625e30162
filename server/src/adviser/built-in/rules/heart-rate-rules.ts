import {
  classifyHeartRate,
  EMERGENCY_HEART_RATE_ABOVE,
  type HeartRateClass,
  HIGH_HEART_RATE_ABOVE,
  LOW_HEART_RATE_BELOW,
} from '@vida/contract/measurements/heart-rate-rules.ts';
import type { Timed } from '../../adviser.ts';
import type { Facts } from '../facts/facts.ts';
import { count } from '../format-values.ts';
import type { Found, Rules } from '../tip-rule.ts';

/** So slow is a reason to talk to somebody without complaints too (our choice, cautious), beats a minute. */
const VERY_LOW_BELOW = 40;

/** What fills every text about one reading; `limit` is the one that it lies beyond. */
const readingSlots = ({ words }: Facts, { bpm, at }: Timed<{ bpm: number }>, limit: number): Found => ({
  newestAt: at,
  bpm,
  moment: words.moment(at),
  limit,
});

const fasterThan = (facts: Facts, limit: number): Found | false | null => {
  const { lastOfDay } = facts.heartRate;
  return lastOfDay && lastOfDay.bpm > limit && readingSlots(facts, lastOfDay, limit);
};

/** The mean of 14 days, where its class is one of these. */
const meanOfClass = ({ heartRate: { meanBpm, readingCount } }: Facts, ...any: readonly HeartRateClass[]) => {
  if (meanBpm === null || !any.includes(classifyHeartRate(meanBpm))) return null;
  return {
    mean: meanBpm,
    readings: count(readingCount, 'medição', 'medições'),
    is_high: meanBpm > HIGH_HEART_RATE_ABOVE,
    is_usual: classifyHeartRate(meanBpm) === 'usual',
  };
};

/** The heart at rest. A child's beats faster: under 18 only what is an emergency at any age. */
export const heartRateRules: Rules = {
  'heart-rate-emergency-now': (facts) => fasterThan(facts, EMERGENCY_HEART_RATE_ABOVE),
  'heart-rate-high-now': (facts) => fasterThan(facts, HIGH_HEART_RATE_ABOVE),
  'heart-rate-low-now': (facts) => {
    const { lastOfWeek: last } = facts.heartRate;
    if (!last || last.bpm >= LOW_HEART_RATE_BELOW) return null;
    const isVeryLow = last.bpm < VERY_LOW_BELOW;
    return {
      ...readingSlots(facts, last, LOW_HEART_RATE_BELOW),
      urgency: isVeryLow ? 2.5 : 0,
      what: isVeryLow ? 'very_low' : 'low',
    };
  },
  'heart-rate-mean-high': (facts) => {
    const mean = meanOfClass(facts, 'slightly_high', 'high');
    return mean && { ...mean, priority: mean.is_high ? 'high' : 'medium' };
  },
  'heart-rate-mean-usual': (facts) => meanOfClass(facts, 'usual', 'slightly_low'),
};
