import { MINUTE_MS } from '@vida/contract/core/time.ts';
import {
  classifyPressure,
  isLowForTreated,
  isOnLowSide,
  LOW_SYSTOLIC_BELOW,
  PREGNANCY_PRESSURE_CONTACT,
  PREGNANCY_PRESSURE_URGENT,
  PRESSURE_CRISIS,
  PRESSURE_GOAL_BELOW,
  type Pressure,
  type PressureClass,
  reachesPressure,
  SUFFICIENT_PRESSURE_DAYS,
} from '@vida/contract/measurements/pressure-rules.ts';
import type { Timed } from '../../adviser.ts';
import type { Facts } from '../facts/facts.ts';
import { isPressureCrisis } from '../facts/vitals-facts.ts';
import { count, formatPressure } from '../format-values.ts';
import { type Found, type Rules, sharing } from '../tip-rule.ts';

/** Two readings at least this far apart are no slip of the cuff (domain rules: rest 15 to 30 minutes). */
const REST_MS = 15 * MINUTE_MS;

const readingSlots = ({ words }: Facts, reading: Timed<Pressure>): Found => ({
  newestAt: reading.at,
  reading: formatPressure(reading),
  moment: words.moment(reading.at),
});

/** Raised legs burden a weak heart, and on her back a pregnant woman's pressure falls further. */
const lieDown = ({ isPregnant, hasHeartDisease }: Facts): string => {
  if (isPregnant) return 'pregnant';
  return hasHeartDisease ? 'heart' : 'usual';
};

/** What the newest pressure asks for at once; never an extra pill. */
export const pressureNowRules: Rules = {
  'pressure-emergency-own-care': (facts) => {
    const { isPregnant } = facts;
    const { lastOfDay: last } = facts.pressure;
    const urgent = isPregnant ? PREGNANCY_PRESSURE_URGENT : PRESSURE_CRISIS;
    return (
      last && reachesPressure(last, urgent) && { ...readingSlots(facts, last), here: isPregnant, where: isPregnant }
    );
  },
  'pressure-crisis-now': (facts) => {
    const { lastOfDay: last, crisesOfDay } = facts.pressure;
    if (!last || !isPressureCrisis(last)) return null;
    const lasts = crisesOfDay.some(({ at }) => last.at - at >= REST_MS) ? 'lasts' : 'once';
    return {
      ...readingSlots(facts, last),
      head: lasts,
      what: lasts,
      crisis_systolic: PRESSURE_CRISIS.systolic,
      crisis_diastolic: PRESSURE_CRISIS.diastolic,
    };
  },
  // Of the whole week: a later, calmer reading does not settle it.
  'pressure-pregnancy': (facts) => {
    const high = facts.pressure.ofWeek.findLast((each) => reachesPressure(each, PREGNANCY_PRESSURE_CONTACT));
    return high && readingSlots(facts, high);
  },
  'pressure-crisis-week': (facts) => {
    const { crisesOfWeek } = facts.pressure;
    const last = crisesOfWeek.at(-1);
    return (
      last && {
        ...readingSlots(facts, last),
        crises: crisesOfWeek.slice(-3).map((each) => readingSlots(facts, each)),
      }
    );
  },
  // A child's pressure is lower than an adult's.
  'pressure-low-now': (facts) => {
    const { lastOfDay: last } = facts.pressure;
    const isLow = last && last.systolic < LOW_SYSTOLIC_BELOW;
    return isLow && { ...readingSlots(facts, last), lie_down: lieDown(facts) };
  },
};

/** How high the mean of at least three of the last 14 days is. */
const levelOf = ({ pressure: { figures } }: Facts): PressureClass | null =>
  figures.sufficient && figures.mean ? classifyPressure(figures.mean) : null;

const isFarAbove = (level: PressureClass | null): boolean => level === 'stage_2' || level === 'stage_3';

const isClearlyAbove = (level: PressureClass | null): boolean => isFarAbove(level) || level === 'stage_1';

const meanSlots = ({ pressure: { figures, aboveGoalCount } }: Facts): Found => ({
  mean: figures.mean && formatPressure(figures.mean),
  days: count(figures.days, 'dia', 'dias'),
  readings: count(figures.readingCount, 'medição', 'medições'),
  above: aboveGoalCount,
  stayed: aboveGoalCount === 1 ? 'one' : 'many',
  goal: `${PRESSURE_GOAL_BELOW.systolic} por ${PRESSURE_GOAL_BELOW.diastolic}`,
});

/** What asks for something comes back with a newer reading. */
const asking = ({ pressure: { last } }: Facts): Found => ({ newestAt: last?.at ?? null });

/** A mean above the goal, but not far. */
const aboveGoal = (facts: Facts): Found | boolean => {
  const level = levelOf(facts);
  const isAbove = facts.pressure.figures.isAboveGoal === true && !isFarAbove(level);
  return isAbove && { ...asking(facts), priority: isClearlyAbove(level) ? 'high' : 'medium' };
};

/** A mean that may be too low for somebody old who takes something against pressure. */
const isLowTreated = ({ isOlder, takesPressureMedicine, pressure: { figures } }: Facts): boolean =>
  isOlder && takesPressureMedicine && figures.sufficient && !!figures.mean && isLowForTreated(figures.mean);

/** A mean on the low side for anybody, where the tip for the old and treated does not speak. */
const isLow = (facts: Facts): boolean => {
  const { sufficient, mean } = facts.pressure.figures;
  return sufficient && mean !== null && isOnLowSide(mean) && !isLowTreated(facts);
};

const mayBeTooLow = (facts: Facts): boolean => isLowTreated(facts) || isLow(facts);

/** What the pressure of 14 days says: never one reading alone, never a diagnosis. */
export const pressureRules = sharing(meanSlots, {
  'pressure-mean-far-above': (facts) => isFarAbove(levelOf(facts)) && asking(facts),
  'pressure-mean-above-goal': aboveGoal,
  'pressure-low-treated': (facts) => isLowTreated(facts) && asking(facts),
  'pressure-mean-low': (facts) => isLow(facts) && asking(facts),
  'pressure-mean-good': (facts) => {
    const { figures, crisesOfWeek } = facts.pressure;
    return figures.isAboveGoal === false && crisesOfWeek.length === 0 && !mayBeTooLow(facts);
  },
  'pressure-mean-unexplained': aboveGoal,
  'pressure-mean-elevated': (facts) =>
    levelOf(facts) === 'elevated' && !facts.pressure.figures.isAboveGoal && !isLowTreated(facts),
  'pressure-mean-usual': (facts) => levelOf(facts) === 'normal' && !mayBeTooLow(facts),
  // Beside a very high value there is nothing to wait for.
  'pressure-few-days': (facts) => {
    const { figures, crisesOfWeek } = facts.pressure;
    if (figures.sufficient || !figures.mean || crisesOfWeek.length > 0) return null;
    const isPressing = facts.hasHypertension || isClearlyAbove(classifyPressure(figures.mean));
    return {
      priority: isPressing ? 'medium' : 'low',
      what: figures.readingCount > 1,
      sufficient_days: SUFFICIENT_PRESSURE_DAYS,
    };
  },
  'pressure-missing': ({ words, pressure: { figures, last } }) =>
    figures.readingCount === 0 && {
      last: last ? 'known' : 'never',
      reading: last && formatPressure(last),
      day: last && words.fullDay(last.at),
    },
});
