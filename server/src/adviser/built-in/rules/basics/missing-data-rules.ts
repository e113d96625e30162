import {
  SUFFICIENT_ACTIVE_PERCENT,
  SUFFICIENT_SINGLE_READINGS,
} from '@vida/contract/measurements/data-sufficiency.ts';
import { defineRule } from '../../tip-rule.ts';
import { count, formatDecimal } from '../../words.ts';

/** From this many readings without a moment of the day it is worth asking for it. */
const UNMARKED_PATTERN = 5;

/** Where data are missing a tip asks for them; it never fills the gap. */
export const missingDataRules = [
  defineRule({
    key: 'empty-profile',
    topic: 'profile',
    category: 'general',
    audience: 'everyone',
    priority: 'high',
    when: ({ isProfileEmpty }) => isProfileEmpty,
  }),
  defineRule({
    key: 'birth-date-missing',
    topic: 'profile',
    category: 'general',
    audience: 'everyone',
    priority: 'low',
    when: ({ isProfileEmpty, ageYears }) => !isProfileEmpty && ageYears === null,
  }),
  defineRule({
    key: 'no-readings',
    topic: 'glucose-data',
    category: 'general',
    audience: 'everyone',
    priority: (facts) => (facts.hasDiabetes ? 'high' : 'low'),
    when: ({ glucose, olderGlucose }) => glucose.summary.readingCount === 0 && olderGlucose === null,
    slots: ({ hasDiabetes }) => ({ head: hasDiabetes }),
  }),
  defineRule({
    key: 'few-readings',
    topic: 'glucose-data',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ hasDiabetes, glucose: { summary } }) =>
      hasDiabetes && summary.basis === 'single' && !summary.sufficient && summary,
    slots: (_, { readingCount, daysWithReadings }) => ({
      readings: count(readingCount, 'medição', 'medições'),
      days: count(daysWithReadings, 'dia', 'dias'),
      sufficient: SUFFICIENT_SINGLE_READINGS,
    }),
  }),
  defineRule({
    key: 'sensor-gaps',
    topic: 'glucose-data',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ glucose: { summary } }) =>
      summary.basis === 'sensor' &&
      !summary.sufficient &&
      summary.activePercent !== null &&
      summary.activePercent,
    slots: (_, activePercent) => ({
      percent: formatDecimal(activePercent, 0),
      sufficient: SUFFICIENT_ACTIVE_PERCENT,
    }),
  }),
  defineRule({
    key: 'moments-missing',
    topic: 'glucose-moments',
    category: 'general',
    audience: 'everyone',
    priority: 'low',
    when: ({ glucose: { unmarkedCount, singleCount } }) =>
      unmarkedCount >= UNMARKED_PATTERN && unmarkedCount * 2 > singleCount && { unmarkedCount, singleCount },
    slots: (_, { unmarkedCount, singleCount }) => ({ unmarked: unmarkedCount, all: singleCount }),
  }),
  defineRule({
    key: 'nights-missing',
    topic: 'sleep-data',
    category: 'sleep',
    audience: 'everyone',
    everyday: true,
    priority: 'low',
    when: ({ sleep }) => sleep.nights.length === 0,
  }),
  defineRule({
    key: 'few-nights',
    topic: 'sleep-data',
    category: 'sleep',
    audience: 'everyone',
    priority: 'low',
    when: ({ sleep: { nights, means } }) => means === null && nights.length > 0 && nights.length,
    slots: (_, nights) => ({ nights: count(nights, 'noite registrada', 'noites registradas') }),
  }),
  defineRule({
    key: 'medicines-missing',
    topic: 'medicine-list',
    category: 'medication',
    audience: 'everyone',
    priority: 'medium',
    when: ({ areMedicinesUnknown, hasOwnMedicines, isProfileEmpty }) =>
      areMedicinesUnknown && !hasOwnMedicines && !isProfileEmpty,
  }),
];
