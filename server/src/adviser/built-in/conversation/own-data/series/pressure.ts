import {
  classifyPressure,
  isOnLowSide,
  LOW_SYSTOLIC_BELOW,
  PRESSURE_GOAL_BELOW,
  type Pressure,
  reachesPressure,
  SUFFICIENT_PRESSURE_DAYS,
} from '@vida/contract/measurements/pressure-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import type { Point } from '../../../../health-query/points.ts';
import { type Asking, isOlderAndTreated, paragraphs, sentences } from '../asking.ts';
import type { Told } from '../told.ts';
import { vitalsTexts as texts } from '../vitals-texts.ts';
import { type SeriesRules, singleOf } from './series-rules.ts';

const pressureOf = ({ value, second }: Pick<Point, 'value' | 'second'>): Pressure => ({
  systolic: Math.round(value),
  diastolic: Math.round(second ?? 0),
});

/** What a pressure that may be too low asks for, symptoms unknown; null for any other. */
const sayTooLow = (pressure: Pressure, asking: Asking): string | null => {
  const found = classifyPressure(pressure, isOlderAndTreated(asking));
  if (found === 'low' || found === 'low_for_treated') return texts.pressureClasses[found];
  return isOnLowSide(pressure) ? texts.pressureOnLowSide : null;
};

/** What a class means, for those whose classes are ours to tell. */
export const sayPressureClass = (pressure: Pressure, asking: Asking): string =>
  hasTargets(asking.group)
    ? (sayTooLow(pressure, asking) ?? texts.pressureClasses[classifyPressure(pressure, isOlderAndTreated(asking))])
    : texts.ownGoal[asking.group];

/** What the mean of a period says; nothing where its days are too few. */
const judgeMean = (asking: Asking, { figures }: Told): string => {
  if (figures.mean === null) return '';
  const own = texts.ownGoal[asking.group];
  if (figures.days < SUFFICIENT_PRESSURE_DAYS)
    return sentences(texts.pressureFew(figures.days), hasTargets(asking.group) ? texts.pressureGoal : own);
  if (!hasTargets(asking.group)) return own;
  // Whole numbers, as they are shown: 129.6 reads as 130, and 130 is not below the goal.
  const mean = pressureOf({ value: figures.mean, second: figures.secondMean });
  const judgement = reachesPressure(mean, PRESSURE_GOAL_BELOW)
    ? texts.pressureAboveGoal
    : (sayTooLow(mean, asking) ?? texts.pressureInGoal);
  return sentences(judgement, own);
};

/** Without a limit of the asker's: above the goal by either number, or below 90 by the first. */
const tellBeyond = (asking: Asking, { points, when }: Told, side: 'above' | 'below'): string | null => {
  if (side === 'below')
    return texts.pressureBelow(when, points.filter(({ value }) => value < LOW_SYSTOLIC_BELOW).length, points.length);
  if (!hasTargets(asking.group)) return null;
  const above = points.filter((point) => reachesPressure(pressureOf(point), PRESSURE_GOAL_BELOW));
  return texts.pressureAbove(when, above.length, points.length);
};

/** Pressure: its usual goal, its classes, and what is too low for whom. */
export const pressureRules: SeriesRules = {
  tell: (asking, told) => {
    const { figure } = asking.slots;
    const isSide = figure === 'above' || figure === 'below' || figure === 'in_range';
    if (!isSide || told.limit !== null) return null;
    return tellBeyond(asking, told, figure === 'below' ? 'below' : 'above');
  },
  remark: (asking, told) => {
    const { figure } = asking.slots;
    const single = singleOf(figure, told.figures);
    if (single) return sayPressureClass(pressureOf(single), asking);
    if (figure === 'count' || figure === 'list' || figure === 'first' || figure === 'since') return '';
    return paragraphs(judgeMean(asking, told));
  },
};
