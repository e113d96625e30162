import { dayOf, monthsBetween } from '@vida/contract/core/time.ts';
import { classifyHba1c, type Hba1cCare, hba1cGoalOf, nextHba1cAfter } from '@vida/contract/measurements/hba1c-rules.ts';
import {
  computeHeartRateFigures,
  EMERGENCY_HEART_RATE_ABOVE,
  HIGH_HEART_RATE_ABOVE,
} from '@vida/contract/measurements/heart-rate-rules.ts';
import {
  computePressureFigures,
  LOW_SYSTOLIC_BELOW,
  PRESSURE_CRISIS,
  PRESSURE_GOAL_BELOW,
  type Pressure,
  reachesPressure,
} from '@vida/contract/measurements/pressure-rules.ts';
import type { Person } from '../../adviser.ts';
import type { Says } from '../../warnings/person-traits.ts';
import { datedOf, windowsOf } from './windows.ts';

/** At rest from either value on exercise waits (Brazilian cardiology, widely used; domain rules, stop rules). */
const EXERCISE_WAITS_FROM: Pressure = { systolic: 160, diastolic: 105 };

export const isPressureCrisis = (pressure: Pressure): boolean => reachesPressure(pressure, PRESSURE_CRISIS);

/** Blood pressure of the last 90 days at `now`. */
export const buildPressureFacts = ({ vitals, timeZone }: Person, now: Date, isMinor: boolean) => {
  const { ofDay, lastOfDay, ofWeek } = windowsOf(vitals.pressures, now);
  const ofPeriod = datedOf(vitals.pressures, now, timeZone);
  return {
    last: vitals.pressures.at(-1) ?? null,
    /** The newest reading where it is at most a day old. */
    lastOfDay,
    ofWeek,
    /** From 180 or 110 on. */
    crisesOfDay: ofDay.filter(isPressureCrisis),
    crisesOfWeek: ofWeek.filter(isPressureCrisis),
    /** Mean of the last 14 calendar days, today included. */
    figures: computePressureFigures(ofPeriod),
    /** Of the readings of these 14 days, those from 130 or 80 on. */
    aboveGoalCount: ofPeriod.filter((reading) => reachesPressure(reading, PRESSURE_GOAL_BELOW)).length,
    /** Very high in the last day, or low (a child's is lower by nature). */
    exerciseShouldWait:
      lastOfDay !== null &&
      (reachesPressure(lastOfDay, EXERCISE_WAITS_FROM) || (!isMinor && lastOfDay.systolic < LOW_SYSTOLIC_BELOW)),
  };
};

/** Heart rate at rest at `now`. */
export const buildHeartRateFacts = ({ vitals, timeZone }: Person, now: Date, isMinor: boolean) => {
  const { lastOfDay, lastOfWeek } = windowsOf(vitals.heartRates, now);
  const ofPeriod = datedOf(vitals.heartRates, now, timeZone);
  const { meanBpm, sufficient } = computeHeartRateFigures(ofPeriod);
  return {
    /** The newest reading where it is at most a day old. */
    lastOfDay,
    lastOfWeek,
    /** Exercise waits. A child's heart beats faster. */
    isHighToday: lastOfDay !== null && lastOfDay.bpm > (isMinor ? EMERGENCY_HEART_RATE_ABOVE : HIGH_HEART_RATE_ABOVE),
    /** Of the last 14 calendar days in whole beats a minute; null below three days with readings. */
    meanBpm: sufficient && meanBpm !== null ? Math.round(meanBpm) : null,
    readingCount: ofPeriod.length,
  };
};

/** Glycated haemoglobin of the last 400 days at `now`. */
export const buildHba1cFacts = ({ vitals, timeZone }: Person, now: Date, says: Says, care: Hba1cCare) => {
  const dayAt = (at: number): string => dayOf(new Date(at), timeZone);
  const today = dayOf(now, timeZone);
  const last = vitals.hba1cs.at(-1) ?? null;
  return {
    last,
    /** The lab test before the newest, where it was another day. */
    previous: (last && vitals.hba1cs.findLast(({ at }) => dayAt(at) < dayAt(last.at))) ?? null,
    /** Whole calendar months from the newest to today; 0 without any. */
    ageMonths: last ? monthsBetween(dayAt(last.at), today) : 0,
    /** More than six months have passed since the newest. */
    isLate: last !== null && nextHba1cAfter(dayAt(last.at), today).isLate,
    /** `null` without a value, in pregnancy and under 18. */
    hba1cClass: last && classifyHba1c(last.percent, care),
    /** The usual goal of the person's group in %; `null` in pregnancy and under 18. */
    goalPercent: hba1cGoalOf(care.group),
    /** The mean glucose that goes with the newest value (Nathan and others, Diabetes Care, 2008). */
    matchingMeanMgDl: last && 28.7 * last.percent - 46.7,
    /** Kidney disease, anaemia or changed haemoglobin on record: the value can mislead. */
    isUnreliable: says('condition:misleading_hba1c'),
  };
};
