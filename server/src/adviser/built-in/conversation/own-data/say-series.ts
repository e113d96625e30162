import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { DAY_MINUTES } from '@vida/contract/core/time.ts';
import { formatGlucose } from '@vida/contract/measurements/format-glucose.ts';
import { isMetricType, type MetricType } from '@vida/contract/measurements/metric-definitions.ts';
import type { DayPart } from '../../../health-query/day-parts.ts';
import type { Companion, CompanionRule, Limit, Series } from '../../../health-query/health-query.ts';
import { isSummedByDay, type Point } from '../../../health-query/points.ts';
import { count, formatClock, formatDecimal, formatHours, formatMetric } from '../../format-values.ts';
import { citeSource } from '../../sources.ts';
import { seriesWords } from './series-words.ts';
import { substanceTexts } from './substance-texts.ts';

/** The document that the figures of a series rest on. */
export const evidenceFor = (series: Series): string => citeSource(seriesWords[series].source);

const times = (value: number): string => `${formatDecimal(value, 1)} ${value > 0 && value < 2 ? 'vez' : 'vezes'}`;
const mark = (value: number): string =>
  `${value.toLocaleString('pt-BR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} de 10`;
const NOON = 12 * 60;
const clock = (afterNoon: number): string => formatClock((Math.round(afterNoon) + NOON) % DAY_MINUTES);
const minutes = (value: number): string => `${formatDecimal(value, 0)} min`;

const formats: Readonly<Record<Exclude<Series, MetricType>, (value: number) => string>> = {
  diastolic: (value) => `${formatDecimal(value, 0)} mmHg`,
  sleep: formatHours,
  sleep_quality: mark,
  night_wakings: times,
  time_to_sleep: minutes,
  bed_time: clock,
  wake_time: clock,
  alcohol: substanceTexts.doseWords,
  tobacco: substanceTexts.cigaretteWords,
  caffeine: substanceTexts.mg,
  gaming: substanceTexts.hours,
  training: minutes,
};

/** A value of a series with its unit, and the second number where it has one: '128 por 82 mmHg'. */
export const formatValue = (series: Series, unit: GlucoseUnit, value: number, second: number | null = null): string => {
  if (series === 'glucose') return formatGlucose(value, unit);
  return isMetricType(series) ? formatMetric(series, value, second) : formats[series](value);
};

/** '12 noites', '3 dias com registro' */
export const countRecords = (series: Series, records: number): string => count(records, ...seriesWords[series].record);

/** 'em 42 medições', 'em 300 leituras do sensor' */
export const basisOf = (series: Series, points: readonly Point[], judged: number): string => {
  const isSensor = series === 'glucose' && points.some(({ kind }) => kind === 'sensor');
  return `em ${isSensor ? count(judged, 'leitura', 'leituras do sensor') : countRecords(series, judged)}`;
};

/** What was recorded of something that adds up: '2 latas de cerveja e 1 copo de vinho'; null of other series. */
export const amountsOf = (points: readonly Point[]): readonly string[] =>
  [...Map.groupBy(points, ({ use }) => `${use?.unit} ${use?.drink ?? ''}`).values()].flatMap((alike) => {
    const use = alike[0]?.use;
    if (!use) return [];
    const sum = alike.reduce((total, each) => total + (each.use?.amount ?? 0), 0);
    return sum === 0 ? [] : [substanceTexts.amount(Math.round(sum * 100) / 100, use.unit, use.drink)];
  });

const companions: Readonly<Record<Exclude<Companion, 'sleep'>, readonly [did: string, thing: string]>> = {
  alcohol: ['bebeu', 'bebida'],
  tobacco: ['fumou', 'cigarro'],
  caffeine: ['tomou café ou outra cafeína', 'cafeína'],
  gaming: ['jogou', 'jogo'],
  training: ['treinou', 'treino'],
};

const parts: Readonly<Partial<Record<DayPart, string>>> = {
  small_hours: ' de madrugada',
  morning: ' de manhã',
  afternoon: ' à tarde',
  evening: ' à noite',
};

/** 'mais de 7 h', '100 a 130 mg/dL', 'mais de 140 mmHg e a mínima com mais de 90 mmHg'. */
export const limitWords = (limit: Limit, format: (value: number) => string): string => {
  const { side, orEqual, upTo, second } = limit;
  const value = format(limit.value);
  const also = second
    ? ` ${limit.isEither ? 'ou' : 'e'} a mínima com ${limitWords({ ...second }, formats.diastolic)}`
    : '';
  if (upTo !== undefined)
    return upTo === limit.value ? `exatamente ${value}${also}` : `${value.replace(/ .*/, '')} a ${format(upTo)}${also}`;
  if (/^\d\d:\d\d$/.test(value))
    return side === 'above' ? `horário a partir das ${value}` : `horário antes das ${value}`;
  if (orEqual) return `${side === 'above' ? `${value} ou mais` : `${value} ou menos`}${also}`;
  return `${side === 'above' ? 'mais' : 'menos'} de ${value}${also}`;
};

/** 'nas noites em que você bebeu', 'nos dias sem registro de treino', 'depois de noites de menos de 7 h' */
export const companionWords = (
  { of, isWith, limit, dayPart, dayBefore }: CompanionRule,
  isOfNights: boolean,
): string => {
  if (of === 'sleep') {
    const nightsOf = limit ? ` de ${limitWords(limit, formatHours)}` : '';
    return isWith ? `depois de noites${nightsOf}` : 'depois das outras noites';
  }
  const [did, thing] = companions[of];
  const when = isOfNights ? 'nas noites' : dayBefore ? 'no dia seguinte aos dias' : 'nos dias';
  const part = dayPart ? (parts[dayPart] ?? '') : '';
  const much = limit ? `, ${limitWords(limit, (value) => formatValue(of, 'mg/dL', value))}` : '';
  if (isWith) return `${when} em que você ${did}${part}${much}`;
  return limit ? `${isOfNights ? 'nas outras noites' : 'nos outros dias'}` : `${when} sem registro de ${thing}${part}`;
};

/** Whether a single record says little, and the day's sum is told. */
export const tellsDays = (series: Series): boolean => isSummedByDay(series) && series !== 'sleep';
