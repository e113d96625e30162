import { roundTo } from '@vida/contract/core/decimals.ts';
import { meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import { hba1cGoalOf, nextHba1cAfter } from '@vida/contract/measurements/hba1c-rules.ts';
import { type BodySizeType, definitionOf, storedUnitOf } from '@vida/contract/measurements/metric-definitions.ts';
import {
  computePressureFigures,
  isLowForTreated,
  PRESSURE_GOAL_BELOW,
} from '@vida/contract/measurements/pressure-rules.ts';
import { changeOver } from '@vida/contract/measurements/weight-rules.ts';
import { hasTargets } from '@vida/contract/profile/care-rules.ts';
import { formatDay } from '../../../lib/format.ts';
import type { Care } from '../../../lib/health-profile.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { formatPressure } from '../format-metric.ts';
import { NOTHING } from '../measurements-messages.ts';
import { bodySizeMessages, type MeanWords, meanMessages } from '../metric-messages.ts';
import { pressureWords } from './class-messages.ts';
import type { PeriodStat, Vital } from './vital.ts';
import { vitalsMessages as messages } from './vitals-messages.ts';

type Summarize = Vital['summarize'];

/** Whether the usual goals may be told to this person. */
export const tellsGoals = (care: Care | null): boolean => care !== null && hasTargets(care.group);

/** Old, and takes something against pressure: low figures are no good news. */
export const isOlderAndTreated = ({ group, takesPressureMedicine }: Care): boolean =>
  group === 'older' && takesPressureMedicine;

/** 'Média de …', and how it stands; what stands in its place where the days are too few. */
const meanSentence = (isSufficient: boolean, mean: string, judgement: string, care: Care | null, days: number) => {
  if (!isSufficient) return messages.fewDays(days);
  const said = tellsGoals(care) ? judgement : care === null ? '' : messages.ownGoal[care.group];
  return `${mean} ${said}`.trim();
};

const countStat = (count: number, days: number, note: string): PeriodStat => ({
  label: messages.count,
  value: formatNumber(count),
  unit: messages.inDays(days),
  note,
});

/** The mean of the days at home; beside the usual goal only where that goal is for this person. */
export const summarizePressure: Summarize = (readings, care) => {
  const pressures = readings.map(({ day, value, diastolic }) => ({ day, systolic: value, diastolic }));
  const { mean, days, readingCount, sufficient, isAboveGoal } = computePressureFigures(pressures);
  const words = messages.pressure;
  const shown = mean ? formatPressure(mean) : NOTHING;
  const isTooLow = care !== null && isOlderAndTreated(care) && mean !== null && isLowForTreated(mean);
  const inGoal = isTooLow ? pressureWords.low_for_treated.meaning : words.inGoal;
  const judgement = isAboveGoal ? words.aboveGoal : inGoal;
  const goal = { label: messages.usualGoal, value: formatPressure(PRESSURE_GOAL_BELOW), unit: 'mmHg' };
  return {
    sentence: meanSentence(sufficient, words.sentence(shown, days), judgement, care, days),
    stats: [
      { label: messages.mean, value: shown, unit: 'mmHg', note: words.meanNote, isInsufficient: !sufficient },
      ...(tellsGoals(care) ? [{ ...goal, note: words.goalNote }] : []),
      countStat(readingCount, days, words.countNote),
    ],
  };
};

/** The mean and the two ends; what is usual only for those whose targets are ours to tell. */
export const summarizeMean =
  (type: keyof typeof meanMessages, sufficientDays: number): Summarize =>
  (readings, care) => {
    const { decimals } = definitionOf(type);
    const unit = storedUnitOf(type);
    const words: MeanWords = meanMessages[type];
    const values = readings.map(({ value }) => value);
    const days = new Set(readings.map(({ day }) => day)).size;
    const stat = (label: string, value: number, note: string) => ({
      label,
      value: formatNumber(value, decimals),
      unit,
      note,
    });
    const mean = stat(messages.mean, meanOf(values) ?? 0, words.meanNote);
    const told = [mean.value, unit, words.manner].filter(Boolean).join(' ');
    const isSufficient = days >= sufficientDays;
    return {
      sentence: meanSentence(isSufficient, messages.meanOfDays(told, days), words.usual ?? '', care, days),
      stats: [
        { ...mean, isInsufficient: !isSufficient },
        stat(messages.lowest, Math.min(...values), words.lowestNote),
        stat(messages.highest, Math.max(...values), words.highestNote),
      ],
    };
  };

interface Change {
  readonly amount: number;
  /** `yyyy-MM-dd` */
  readonly since: string;
}

interface ChangeWords {
  readonly same: (since: string) => string;
  /** An amount of change: '1,8 kg'. */
  readonly amount: (amount: number) => string;
  readonly insufficient: string;
  readonly changeNote: string;
}

/** What became more or less over a period, without a word of praise or blame: the sentence and the first figure. */
const tellChange = (change: Change | null, words: ChangeWords, unit?: string) => {
  const { amount, since } = change ?? { amount: 0, since: '' };
  const size = Math.abs(amount);
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  const told = messages.changed(words.amount(size), amount > 0, formatDay(since));
  const stat: PeriodStat = {
    label: messages.change,
    value: change ? `${sign}${formatNumber(size)}` : NOTHING,
    ...(unit && { unit }),
    note: words.changeNote,
    isInsufficient: change === null,
  };
  return { sentence: change === null ? words.insufficient : size === 0 ? words.same(formatDay(since)) : told, stat };
};

/** The change of a size of the body; where that is a delicate subject only what was recorded is said. */
export const summarizeBodySize =
  (type: BodySizeType): Summarize =>
  (readings, care) => {
    const words = bodySizeMessages[type];
    const count = countStat(readings.length, new Set(readings.map(({ day }) => day)).size, words.countNote);
    if (care === null || care.hasEatingRisk) return { sentence: words.neutral, stats: [count] };
    const unit = storedUnitOf(type);
    const found = changeOver(readings);
    const change = found && { amount: found.change, since: found.oldest.day };
    const amount = (size: number): string => `${formatNumber(size)} ${unit}`;
    const { sentence, stat } = tellChange(change, { ...words, amount }, unit);
    const mean = formatNumber(meanOf(readings.map(({ value }) => value)) ?? 0);
    return { sentence, stats: [stat, { label: messages.mean, value: mean, unit, note: words.meanNote }, count] };
  };

/** The change between the first and the last test, the usual goal, and when the next one is due. */
export const summarizeHba1c: Summarize = (readings, care, today) => {
  const words = messages.hba1c;
  const [first, last] = [readings[0], readings.at(-1)];
  if (!first || !last) return { sentence: words.insufficient, stats: [] };
  const change = first.day === last.day ? null : { amount: roundTo(last.value - first.value, 1), since: first.day };
  const { sentence, stat } = tellChange(change, words);
  const goal = care?.hasDiabetes ? hba1cGoalOf(care.group) : null;
  const next = nextHba1cAfter(last.day, today);
  return {
    sentence,
    stats: [
      stat,
      ...(goal === null ? [] : [{ label: messages.usualGoal, value: `${formatNumber(goal)}%`, note: words.goalNote }]),
      {
        label: words.next,
        value: words.nextValue(formatDay(next.fromDay), formatDay(next.toDay)),
        note: next.isLate ? words.late : words.nextNote,
      },
    ],
  };
};
