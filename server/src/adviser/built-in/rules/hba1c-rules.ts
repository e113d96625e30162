import {
  HBA1C_ATTENTION_FROM,
  HBA1C_REPEAT_MONTHS,
  HBA1C_SHOW_DOCTOR_FROM,
  type Hba1cClass,
} from '@vida/contract/measurements/hba1c-rules.ts';
import type { Facts } from '../facts/facts.ts';
import type { Found, Rules } from '../tip-rule.ts';
import { count, formatPercent } from '../words.ts';

/** The sensor's estimate and an examination of the same time usually lie closer than this, in percent points. */
const USUAL_GAP = 0.5;
const SAME_TIME_MONTHS = 3;

/** Below it a value of somebody whose medicine causes lows is asked about at any age (guidelines: only without lows). */
const ASKED_BELOW = 6.5;

/** A value in the goal is no success where it may be bought with lows: then the person is to ask. */
const askOf = ({ isOlder, isProneToLows, glucose: { lowsOfWeek } }: Facts, percent: number): string => {
  if (lowsOfWeek.length > 0) return 'lows';
  return isProneToLows && (isOlder || percent < ASKED_BELOW) ? 'prone' : 'nothing';
};

/** What fills every text about the newest examination; null without one. */
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

/** The newest examination, where its class is this one. */
const ofClass =
  (hba1cClass: Hba1cClass) =>
  (facts: Facts): Found | null =>
    facts.hba1c.hba1cClass === hba1cClass ? lastExam(facts) : null;

/** A class to be glad of: not where the value may mislead (on dialysis it is often too low). */
const ofGoodClass =
  (hba1cClass: Hba1cClass) =>
  (facts: Facts): Found | null =>
    facts.hba1c.isUnreliable ? null : ofClass(hba1cClass)(facts);

/** Glycated haemoglobin: with diabetes beside the usual goal, without it as information. */
export const hba1cRules: Rules = {
  'hba1c-too-low': (facts) => {
    const exam = ofClass('too_low')(facts);
    return exam && { ...exam, urgency: facts.glucose.lowsOfWeek.length > 0 ? 3.2 : 1.4 };
  },
  'hba1c-far-above': ofClass('far_above_goal'),
  'hba1c-above-goal': ofClass('above_goal'),
  'hba1c-in-goal': ofGoodClass('in_goal'),
  'hba1c-show-doctor': ofClass('show_doctor'),
  'hba1c-attention': ofClass('attention'),
  'hba1c-usual': ofGoodClass('usual'),
  'hba1c-to-team': (facts) => {
    const { hba1cClass, isUnreliable } = facts.hba1c;
    const isFlattering = isUnreliable && (hba1cClass === 'in_goal' || hba1cClass === 'usual');
    return (facts.ownCare !== null || isFlattering) && lastExam(facts);
  },
  'hba1c-old': (facts) => facts.hba1c.isLate && lastExam(facts),
  'hba1c-missing': ({ hba1c: { last } }) => last === null,
  'hba1c-sensor-gap': (facts) => {
    const { last, ageMonths } = facts.hba1c;
    const { sufficient, gmiPercent } = facts.glucose.summary;
    if (!sufficient || !gmiPercent || !last || ageMonths >= SAME_TIME_MONTHS) return null;
    const isGap = Math.abs(gmiPercent - last.percent) >= USUAL_GAP;
    return isGap && { ...lastExam(facts), gmi: formatPercent(gmiPercent) };
  },
};
