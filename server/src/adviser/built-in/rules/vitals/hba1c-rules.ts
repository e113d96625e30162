import {
  HBA1C_ATTENTION_FROM,
  HBA1C_REPEAT_MONTHS,
  HBA1C_SHOW_DOCTOR_FROM,
} from '@vida/contract/measurements/hba1c-rules.ts';
import type { TimedHba1c } from '../../../adviser.ts';
import type { Facts } from '../../facts/facts.ts';
import type { Hba1cFacts } from '../../facts/hba1c-facts.ts';
import { defineRule } from '../../tip-rule.ts';
import type { Slots } from '../../tip-texts.ts';
import { count, formatPercent } from '../../words.ts';

/** The sensor's estimate and an examination of the same time usually lie closer than this, in percent points. */
const USUAL_GAP = 0.5;
const SAME_TIME_MONTHS = 3;

const atOf = ({ at }: TimedHba1c): number => at;

/** Below it a value of somebody whose medicine causes lows is asked about at any age (guidelines: only without lows). */
const ASKED_BELOW = 6.5;

/** A value in the goal is no success where it may be bought with lows: then the person is to ask. */
const askOf = ({ isOlder, isProneToLows, glucose: { lowsOfWeek } }: Facts, percent: number): string => {
  if (lowsOfWeek.length > 0) return 'lows';
  return isProneToLows && (isOlder || percent < ASKED_BELOW) ? 'prone' : 'nothing';
};

const cautionOf = ({ isPregnant, isMinor }: Facts): string => {
  if (isPregnant) return 'pregnant';
  return isMinor ? 'minor' : 'misleading';
};

/** The slots of every text about an examination. */
const slotsOf = (facts: Facts, { percent, at }: TimedHba1c): Slots => {
  const { words, isOlder, glucose, hba1c } = facts;
  const { previous, isUnreliable, matchingMeanMgDl, goalPercent, ageMonths } = hba1c;
  // Where the value may mislead it is not put beside a mean, and the person hears why.
  const mean = isUnreliable ? null : matchingMeanMgDl;
  return {
    percent: formatPercent(percent),
    day: words.fullDay(at),
    before: previous && 'known',
    previous_line: previous && 'known',
    previous: previous && formatPercent(previous.percent),
    previous_day: previous && words.fullDay(previous.at),
    meaning: mean === null ? 'unreliable' : 'mean',
    mean: mean && words.glucose(Math.round(mean)),
    goal: isOlder ? 'older' : 'adult',
    goal_percent: formatPercent(goalPercent ?? 0),
    ask: askOf(facts, percent),
    caution: cautionOf(facts),
    lows: count(glucose.lowsOfWeek.length, 'leitura baixa', 'leituras baixas'),
    months: count(ageMonths, 'mês', 'meses'),
    attention_from: formatPercent(HBA1C_ATTENTION_FROM),
    show_doctor_from: formatPercent(HBA1C_SHOW_DOCTOR_FROM),
    repeat_from: HBA1C_REPEAT_MONTHS.from,
    repeat_to: HBA1C_REPEAT_MONTHS.to,
  };
};

/** Nothing to be glad of where the value may mislead (on dialysis it is often too low). */
const whereReliable =
  (find: (facts: Facts) => TimedHba1c | null) =>
  (facts: Facts): TimedHba1c | null =>
    facts.hba1c.isUnreliable ? null : find(facts);

/** The newest examination, where its class is this one. */
const lastOfClass =
  (hba1cClass: Hba1cFacts['hba1cClass']) =>
  ({ hba1c }: Facts): TimedHba1c | null =>
    hba1c.hba1cClass === hba1cClass ? hba1c.last : null;

/** Glycated haemoglobin: with diabetes beside the usual goal, without it as information. */
export const hba1cRules = [
  defineRule({
    key: 'hba1c-too-low',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    urgency: ({ glucose }) => (glucose.lowsOfWeek.length > 0 ? 3.2 : 1.4),
    when: lastOfClass('too_low'),
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-far-above',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: lastOfClass('far_above_goal'),
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-above-goal',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: lastOfClass('above_goal'),
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-in-goal',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: whereReliable(lastOfClass('in_goal')),
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-show-doctor',
    topic: 'unexplained-high',
    category: 'general',
    audience: 'adults',
    priority: 'high',
    when: lastOfClass('show_doctor'),
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-attention',
    topic: 'unexplained-high',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: lastOfClass('attention'),
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-usual',
    topic: 'hba1c',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: whereReliable(lastOfClass('usual')),
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-to-team',
    topic: 'hba1c',
    category: 'general',
    audience: 'everyone',
    priority: 'medium',
    when: ({ isPregnant, isMinor, hba1c: { last, hba1cClass, isUnreliable } }) => {
      const isFlattering = hba1cClass === 'in_goal' || hba1cClass === 'usual';
      return isPregnant || isMinor || (isUnreliable && isFlattering) ? last : null;
    },
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-old',
    topic: 'hba1c-data',
    category: 'general',
    audience: 'adults',
    priority: 'medium',
    when: ({ hasDiabetes, hba1c: { last, isLate } }) => (hasDiabetes && isLate ? last : null),
    newestAt: atOf,
    slots: slotsOf,
  }),
  defineRule({
    key: 'hba1c-missing',
    topic: 'hba1c-data',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ hasDiabetes, hba1c: { last } }) => hasDiabetes && last === null,
  }),
  defineRule({
    key: 'hba1c-sensor-gap',
    topic: 'hba1c-gap',
    category: 'general',
    audience: 'adults',
    priority: 'low',
    when: ({ hasDiabetes, glucose: { summary }, hba1c: { last, ageMonths } }) => {
      const { sufficient, gmiPercent } = summary;
      if (!hasDiabetes || !sufficient || gmiPercent === null || !last || ageMonths >= SAME_TIME_MONTHS)
        return null;
      return Math.abs(gmiPercent - last.percent) >= USUAL_GAP ? { gmiPercent, last } : null;
    },
    newestAt: ({ last }) => last.at,
    slots: (facts, { gmiPercent, last }) => ({ ...slotsOf(facts, last), gmi: formatPercent(gmiPercent) }),
  }),
];
