import {
  HBA1C_ATTENTION_FROM,
  HBA1C_REPEAT_MONTHS,
  HBA1C_SHOW_DOCTOR_FROM,
  type Hba1cClass,
} from '@vida/contract/measurements/hba1c-rules.ts';
import type { Facts } from '../facts/facts.ts';
import { count, formatPercent } from '../format-values.ts';
import { type Found, type Rule, type Rules, sharing } from '../tip-rule.ts';

/** The sensor's estimate and a lab test of the same time usually lie closer than this, in percent points. */
const USUAL_GAP = 0.5;
const SAME_TIME_MONTHS = 3;

/**
 * Below it a value of somebody whose medicine causes lows is asked about at any age (guidelines: only without lows).
 */
const ASKED_BELOW = 6.5;

/** A value in the goal is no success where it may be bought with lows: then the person is to ask. */
const askOf = ({ isOlder, isProneToLows, glucose: { lowsOfWeek } }: Facts, percent: number): string => {
  if (lowsOfWeek.length > 0) return 'lows';
  return isProneToLows && (isOlder || percent < ASKED_BELOW) ? 'prone' : 'nothing';
};

/** What fills every text about the newest lab test; null without one. */
const lastExam = (facts: Facts): Found | null => {
  const { words, isOlder, glucose, hba1c } = facts;
  const { last, previous, isUnreliable, matchingMeanMgDl, goalPercent, ageMonths } = hba1c;
  if (!last) return null;
  // Where the value may mislead it is not put beside a mean, and the person hears why.
  const mean = isUnreliable ? null : matchingMeanMgDl;
  return {
    newestAt: last.at,
    percent: formatPercent(last.percent),
    day: words.fullDay(last.at),
    previous: previous && formatPercent(previous.percent),
    previous_day: previous && words.fullDay(previous.at),
    meaning: mean === null ? 'unreliable' : 'mean',
    mean: mean && words.glucose(Math.round(mean)),
    goal: isOlder ? 'older' : 'adult',
    goal_percent: formatPercent(goalPercent ?? 0),
    ask: askOf(facts, last.percent),
    caution: facts.ownCare ?? 'misleading',
    lows: count(glucose.lowsOfWeek.length, 'leitura baixa', 'leituras baixas'),
    months: count(ageMonths, 'mês', 'meses'),
    attention_from: formatPercent(HBA1C_ATTENTION_FROM),
    show_doctor_from: formatPercent(HBA1C_SHOW_DOCTOR_FROM),
    repeat_from: HBA1C_REPEAT_MONTHS.from,
    repeat_to: HBA1C_REPEAT_MONTHS.to,
  };
};

/** Whether the newest lab test is of this class. */
const ofClass =
  (hba1cClass: Hba1cClass): Rule =>
  ({ hba1c }) =>
    hba1c.hba1cClass === hba1cClass;

/** A class to be glad of: not where the value may mislead (on dialysis it is often too low). */
const ofGoodClass =
  (hba1cClass: Hba1cClass): Rule =>
  ({ hba1c }) =>
    hba1c.hba1cClass === hba1cClass && !hba1c.isUnreliable;

/** What the newest lab test says: with diabetes beside the usual goal, without it as information. */
const examRules = sharing(lastExam, {
  'hba1c-too-low': ({ hba1c, glucose: { lowsOfWeek } }) =>
    hba1c.hba1cClass === 'too_low' && { urgency: lowsOfWeek.length > 0 ? 3.2 : 1.4 },
  'hba1c-far-above': ofClass('far_above_goal'),
  'hba1c-above-goal': ofClass('above_goal'),
  'hba1c-in-goal': ofGoodClass('in_goal'),
  'hba1c-show-doctor': ofClass('show_doctor'),
  'hba1c-attention': ofClass('attention'),
  'hba1c-usual': ofGoodClass('usual'),
  'hba1c-to-team': ({ ownCare, hba1c: { hba1cClass, isUnreliable } }) =>
    ownCare !== null || (isUnreliable && (hba1cClass === 'in_goal' || hba1cClass === 'usual')),
  'hba1c-old': ({ hba1c }) => hba1c.isLate,
  'hba1c-sensor-gap': ({ hba1c: { last, ageMonths }, glucose: { summary } }) => {
    const { sufficient, gmiPercent } = summary;
    if (!sufficient || !gmiPercent || !last || ageMonths >= SAME_TIME_MONTHS) return null;
    return Math.abs(gmiPercent - last.percent) >= USUAL_GAP && { gmi: formatPercent(gmiPercent) };
  },
});

/** Glycated haemoglobin. */
export const hba1cRules: Rules = {
  ...examRules,
  'hba1c-missing': ({ hba1c: { last } }) => last === null,
};
