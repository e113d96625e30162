import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { computeGlucoseFigures, meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { computeSleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import { commonMeasureOf } from '@vida/contract/substances/cessation-rules.ts';
import { SUBSTANCE_TYPES } from '@vida/contract/substances/substance-kinds.ts';
import { isCounted } from '../../built-in/facts/glucose-facts.ts';
import { countDays, totalOf } from '../../built-in/facts/use-sums.ts';
import {
  count,
  createWords,
  formatDay,
  formatDecimal,
  formatHours,
  formatKg,
  formatPercent,
  formatPressure,
  type Words,
} from '../../built-in/format-values.ts';
import { glucoseFigure, sayFigures } from '../../figures-in-text.ts';
import { cleanPersonText } from '../prompts/person-text.ts';
import { wordsFor } from '../prompts/prompt-words.ts';
import type { RecentData } from './recent-data.ts';

const MOST_OF_NAME = 120;

export interface DataContext {
  readonly timeZone: string;
  readonly glucoseUnit: GlucoseUnit;
  /** Why a professional sets this person's targets; null where nothing speaks against the usual ones. */
  readonly noPlan: NoPlanReason | null;
}

/** What the sensor says where it has readings, else single ones: figures rest on that, as on the screens. */
const countedOf = ({ readings }: RecentData): RecentData['readings'] => {
  const counted = readings.filter(isCounted);
  const sensor = counted.filter(({ kind }) => kind === 'sensor');
  return sensor.length > 0 ? sensor : counted;
};

const sayGlucose = (mgDl: number | null | undefined): string => (mgDl == null ? '–' : glucoseFigure(Math.round(mgDl)));

const glucoseLines = (data: RecentData, words: Words, { noPlan }: DataContext): string[] => {
  const { readingCount, meanMgDl, lowest, highest, rangePercents } = computeGlucoseFigures(countedOf(data));
  const last = data.readings.at(-1);
  if (meanMgDl === null || !last) return [];
  const { veryLow, low, target, high, veryHigh } = rangePercents;
  const hasOwnTargets = noPlan === 'pregnant' || noPlan === 'minor';
  const shares = hasOwnTargets
    ? ''
    : `; ${formatPercent(target)} entre ${sayGlucose(70)} e ${sayGlucose(180)}, ` +
      `${formatPercent(veryLow + low)} abaixo, ${formatPercent(high + veryHigh)} acima`;
  const context = last.context ? ` (${wordsFor('moment', last.context)})` : '';
  return [
    `Glicose em 14 dias: ${count(readingCount, 'medida', 'medidas')}, média ${sayGlucose(meanMgDl)}, ` +
      `menor ${sayGlucose(lowest?.value)}, maior ${sayGlucose(highest?.value)}${shares}`,
    `Última glicose: ${words.reading(last)} em ${words.moment(last.at)}${context}`,
  ];
};

const vitalLines = ({ pressures, weights, hba1cs }: RecentData, words: Words, { noPlan }: DataContext) => {
  const [pressure, weight, hba1c] = [pressures.at(-1), weights.at(-1), hba1cs.at(-1)];
  const [first] = weights;
  const mean = {
    systolic: meanOf(pressures.map(({ systolic }) => systolic)) ?? 0,
    diastolic: meanOf(pressures.map(({ diastolic }) => diastolic)) ?? 0,
  };
  const before = first && first !== weight ? `, ${formatKg(first.weightKg)} em ${words.day(first.at)}` : '';
  return [
    pressure &&
      `Pressão em 14 dias: ${count(pressures.length, 'medida', 'medidas')}, média ` +
        `${formatPressure(mean)}, última ${formatPressure(pressure)} em ${words.moment(pressure.at)}`,
    weight && noPlan !== 'eating_risk' && `Peso: ${formatKg(weight.weightKg)} em ${words.day(weight.at)}${before}`,
    hba1c && `Hemoglobina glicada: ${formatPercent(hba1c.percent)} em ${words.fullDay(hba1c.at)}`,
  ];
};

const sleepLine = ({ nights }: RecentData) => {
  const figures = computeSleepFigures(nights.toReversed());
  return (
    figures &&
    `Sono (${count(figures.nights, 'noite', 'noites')}): média de ` +
      `${formatHours(figures.meanHours)}, qualidade ${formatDecimal(figures.meanQuality, 1)} de 10`
  );
};

const useLines = ({ uses }: RecentData) =>
  SUBSTANCE_TYPES.map((type) => {
    const ofType = uses.filter(({ substanceType }) => substanceType === type);
    const amount = `${formatDecimal(totalOf(ofType, commonMeasureOf[type]), 1)} ${wordsFor('amount', type)}`;
    return ofType.length > 0 && `Em 14 dias: ${amount}, em ${count(countDays(ofType), 'dia', 'dias')}`;
  });

const todayLines = ({ meals, training }: RecentData) => [
  ...meals.map(
    ({ type, name, calories, carbs }) =>
      `Planejado para hoje, ${wordsFor('meal', type)}: ${cleanPersonText(name, MOST_OF_NAME)} ` +
      `(${formatDecimal(calories, 0)} kcal, ${formatDecimal(carbs, 0)} g de carboidratos)`,
  ),
  ...(training?.exercises ?? []).map(
    ({ name, duration, completed }) =>
      `Exercício de hoje: ${cleanPersonText(name, MOST_OF_NAME)}, ${duration} min${completed ? ', feito' : ''}`,
  ),
  training && `Movimento nesta semana: ${formatDecimal(training.weekMinutes, 0)} min`,
];

const glucoseByDay = (data: RecentData, { timeZone }: DataContext) => {
  const days = [...Map.groupBy(countedOf(data), ({ at }) => dayOf(new Date(at), timeZone))].flatMap(
    ([day, readings]) => {
      const { meanMgDl } = computeGlucoseFigures(readings);
      return meanMgDl === null ? [] : `${formatDay(day)} ${sayGlucose(meanMgDl)}`;
    },
  );
  return days.length > 0 && `Média de glicose por dia: ${days.join('; ')}`;
};

/**
 * What was measured and done in the last 14 days as figures, the most important first; glucose in the person's unit.
 */
export const dataLines = (data: RecentData, context: DataContext): readonly string[] => {
  const words = createWords(context.timeZone);
  return [
    ...glucoseLines(data, words, context),
    ...vitalLines(data, words, context),
    sleepLine(data),
    ...useLines(data),
    ...todayLines(data),
    glucoseByDay(data, context),
  ].flatMap((line) => (line ? sayFigures(line, context.glucoseUnit) : []));
};
