import { timeGoalsOf } from '@vida/contract/measurements/glucose-goals.ts';
import {
  classifyReading,
  type GlucoseLevel,
  type GlucoseRange,
  isAboveLimit,
  LOW_BELOW_MG_DL,
  NORMAL_UP_TO_MG_DL,
  TARGET_UP_TO_MG_DL,
} from '@vida/contract/measurements/glucose-rules.ts';
import type { GlucoseSummary } from '@vida/contract/measurements/glucose-summary.ts';
import { formatDecimal } from '../../format-values.ts';
import type { Asking } from './asking.ts';
import { glucoseTexts as texts } from './glucose-texts.ts';

/** The share of some ranges in exact percents of what was counted, as the screen computes it. */
export const shareOf = (
  { exactPercents }: Pick<GlucoseSummary, 'exactPercents'>,
  ranges: readonly GlucoseRange[],
): number => ranges.reduce((sum, range) => sum + exactPercents[range], 0);

/** What is usually aimed for in a period, as far as it may be said to this person. */
export const sayGoal = ({ careGroup, basis }: GlucoseSummary): string => {
  if (careGroup === 'pregnant' || careGroup === 'minor') return texts.ownGoals[careGroup];
  if (basis !== 'sensor') return texts.singleGoal;
  const own = timeGoalsOf(careGroup)?.inRangeAbove ?? 0;
  const adults = timeGoalsOf('adult')?.inRangeAbove ?? own;
  return own === adults ? texts.goal(own) : texts.olderGoal(own, adults);
};

const SHORT_DAYS = 3;

/** What has to be said where the readings do not carry conclusions; empty where they do. */
export const sufficiencyOf = (summary: GlucoseSummary): string => {
  if (summary.sufficient) return '';
  if (summary.basis !== 'sensor') return texts.insufficientSingle(summary.readingCount);
  return summary.days <= SHORT_DAYS
    ? texts.shortPeriod
    : texts.insufficientSensor(summary.daysWithReadings, formatDecimal(summary.activePercent ?? 0, 0));
};

/** The share in the band. */
export const sayInRange = (summary: GlucoseSummary, { say }: Asking, part: string): string => {
  const share = texts.percent(summary.rangePercents.target);
  const band = say.band(summary.band);
  return summary.careGroup === 'pregnant'
    ? texts.inRangePregnant(share, summary.basis, band)
    : texts.inRange(share, summary.basis, band, part);
};

/** The class of a value in words, for those whose classes are ours to tell. */
export const sayClass = (reading: GlucoseLevel, { group, say }: Asking): string => {
  const glucoseClass = classifyReading(reading);
  if (glucoseClass === null) return '';
  if (group === 'pregnant' || group === 'minor') return texts.ownGoals[group];
  const isOverTarget = reading.value !== null && isAboveLimit(reading.value, TARGET_UP_TO_MG_DL);
  const overTarget = isOverTarget ? ` ${texts.overTarget(say.amount(TARGET_UP_TO_MG_DL))}` : '';
  return glucoseClass === 'normal'
    ? texts.normal(say.band({ from: LOW_BELOW_MG_DL, to: NORMAL_UP_TO_MG_DL }))
    : `${texts.classOf(texts.classes[glucoseClass])}${overTarget}`;
};
