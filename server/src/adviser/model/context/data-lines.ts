import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { roundTo } from '@vida/contract/core/decimals.ts';
import { dayOf } from '@vida/contract/core/time.ts';
import { computeGlucoseFigures, meanOf } from '@vida/contract/measurements/glucose-figures.ts';
import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { computeSleepFigures } from '@vida/contract/sleep/sleep-rules.ts';
import {
  caffeineMgOf,
  cigarettesOf,
  gamingHoursOf,
  standardDosesOf,
} from '@vida/contract/substances/substance-rules.ts';
import type { GlucoseReading, TimedUse } from '../../adviser.ts';
import { isCounted } from '../../built-in/facts/glucose-facts.ts';
import {
  count,
  createWords,
  formatDay,
  formatDecimal,
  formatHours,
  formatKg,
  formatPercent,
  formatPressure,
} from '../../built-in/words.ts';
import { glucoseFigure, sayFigures } from '../../figures-in-text.ts';
import { cleanPersonText } from '../prompts/person-text.ts';
import type { ContextLine } from './fit-lines.ts';
import type { RecentData } from './recent-data.ts';

const MOST_OF_NAME = 120;
const contextNames = {
  jejum: 'em jejum',
  pre_refeicao: 'antes de refeição',
  pos_refeicao: 'depois de refeição',
  ao_deitar: 'ao deitar',
  madrugada: 'de madrugada',
  outro: 'em outro momento',
} as const;
const mealNames = { breakfast: 'café da manhã', lunch: 'almoço', dinner: 'jantar', snack: 'lanche' } as const;

export interface DataContext {
  readonly timeZone: string;
  readonly glucoseUnit: GlucoseUnit;
  /** Why a professional sets this person's targets; null where nothing speaks against the usual ones. */
  readonly noPlan: NoPlanReason | null;
}

type Line = ContextLine | null;
type Words = ReturnType<typeof createWords>;

/** What figures rest on, as on the screens: the sensor where it has readings, else single ones. */
const countedOf = (readings: readonly GlucoseReading[]): readonly GlucoseReading[] => {
  const [sensor, single] = [true, false].map((isSensor) =>
    readings.filter((reading) => isCounted(reading) && (reading.kind === 'sensor') === isSensor),
  );
  return sensor && sensor.length > 0 ? sensor : (single ?? []);
};

const glucoseLines = ({ readings }: RecentData, words: Words, { timeZone, noPlan }: DataContext): Line[] => {
  const counted = countedOf(readings);
  const { readingCount, meanMgDl, lowest, highest, rangePercents } = computeGlucoseFigures(counted);
  const last = readings.at(-1);
  if (meanMgDl === null || !last) return [];
  const say = (value: number | null | undefined) => (value == null ? '–' : glucoseFigure(Math.round(value)));
  const { veryLow, low, target, high, veryHigh } = rangePercents;
  const byDay = [...Map.groupBy(counted, ({ at }) => dayOf(new Date(at), timeZone))].map(([day, ofDay]) => {
    const { meanMgDl: mean } = computeGlucoseFigures(ofDay);
    return mean === null ? '' : `${formatDay(day)} ${say(mean)}`;
  });
  const shares = `; ${formatPercent(target)} entre ${say(70)} e ${say(180)}, ${formatPercent(veryLow + low)} abaixo, ${formatPercent(high + veryHigh)} acima`;
  const hasOwnTargets = noPlan === 'pregnant' || noPlan === 'minor';
  const context = last.context ? ` (${contextNames[last.context]})` : '';
  return [
    {
      weight: 9,
      text: `Glicose em 14 dias: ${count(readingCount, 'medida', 'medidas')}, média ${say(meanMgDl)}, menor ${say(lowest?.value)}, maior ${say(highest?.value)}${hasOwnTargets ? '' : shares}`,
    },
    {
      weight: 9,
      text: `Última glicose: ${words.reading(last)} em ${words.moment(last.at)}${context}`,
    },
    { weight: 2, text: `Média de glicose por dia: ${byDay.filter(Boolean).join('; ')}` },
  ];
};

const vitalLines = (
  { pressures, weights, hba1cs }: RecentData,
  words: Words,
  { noPlan }: DataContext,
): Line[] => {
  const [lastPressure, firstWeight, lastWeight, hba1c] = [
    pressures.at(-1),
    weights[0],
    weights.at(-1),
    hba1cs.at(-1),
  ];
  const mean = {
    systolic: meanOf(pressures.map(({ systolic }) => systolic)) ?? 0,
    diastolic: meanOf(pressures.map(({ diastolic }) => diastolic)) ?? 0,
  };
  return [
    lastPressure
      ? {
          weight: 8,
          text: `Pressão em 14 dias: ${count(pressures.length, 'medida', 'medidas')}, média ${formatPressure(mean)}, última ${formatPressure(lastPressure)} em ${words.moment(lastPressure.at)}`,
        }
      : null,
    lastWeight && firstWeight && noPlan !== 'eating_risk'
      ? {
          weight: 6,
          text: `Peso: ${formatKg(lastWeight.weightKg)} em ${words.day(lastWeight.at)}${firstWeight === lastWeight ? '' : `, ${formatKg(firstWeight.weightKg)} em ${words.day(firstWeight.at)}`}`,
        }
      : null,
    hba1c
      ? {
          weight: 6,
          text: `Hemoglobina glicada: ${formatPercent(hba1c.percent)} em ${words.fullDay(hba1c.at)}`,
        }
      : null,
  ];
};

const sleepLine = ({ nights }: RecentData): Line => {
  const figures = computeSleepFigures(nights.toReversed());
  return figures
    ? {
        weight: 6,
        text: `Sono (${count(figures.nights, 'noite', 'noites')}): média de ${formatHours(figures.meanHours)}, qualidade ${formatDecimal(figures.meanQuality, 1)} de 10`,
      }
    : null;
};

const useLines = ({ uses }: RecentData): Line[] => {
  const kinds: readonly (readonly [TimedUse['substanceType'], (use: TimedUse) => number, string])[] = [
    ['alcohol', standardDosesOf, 'doses de álcool'],
    ['tobacco', cigarettesOf, 'cigarros'],
    ['caffeine', caffeineMgOf, 'mg de cafeína'],
    ['gaming', gamingHoursOf, 'horas de jogo'],
  ];
  return kinds.map(([type, amountOf, unit]) => {
    const ofType = uses.filter(({ substanceType }) => substanceType === type);
    const days = new Set(ofType.map(({ day }) => day)).size;
    const sum = roundTo(
      ofType.reduce((total, use) => total + amountOf(use), 0),
      1,
    );
    return days > 0
      ? { weight: 5, text: `Em 14 dias: ${formatDecimal(sum, 1)} ${unit}, em ${count(days, 'dia', 'dias')}` }
      : null;
  });
};

const dayLines = ({ meals, training }: RecentData): Line[] => [
  ...meals.map(({ type, name, calories, carbs }) => ({
    weight: 5,
    text: `Planejado para hoje, ${mealNames[type]}: ${cleanPersonText(name, MOST_OF_NAME)} (${formatDecimal(calories, 0)} kcal, ${formatDecimal(carbs, 0)} g de carboidratos)`,
  })),
  ...(training?.exercises ?? []).map(({ name, duration, completed }) => ({
    weight: 4,
    text: `Exercício de hoje: ${cleanPersonText(name, MOST_OF_NAME)}, ${duration} min${completed ? ', feito' : ''}`,
  })),
  training
    ? { weight: 4, text: `Movimento nesta semana: ${formatDecimal(training.weekMinutes, 0)} min` }
    : null,
];

/** What was measured and done in the last 14 days, as figures; glucose in the unit that is asked for. */
export const dataLines = (data: RecentData, context: DataContext): readonly ContextLine[] => {
  const words = createWords(context.timeZone);
  return [
    ...glucoseLines(data, words, context),
    ...vitalLines(data, words, context),
    sleepLine(data),
    ...useLines(data),
    ...dayLines(data),
  ].flatMap((line) => (line ? [{ ...line, text: sayFigures(line.text, context.glucoseUnit) }] : []));
};
