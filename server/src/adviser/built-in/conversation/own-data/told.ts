import { hasTime, isMetricType } from '@vida/contract/measurements/metric-definitions.ts';
import type { Figures } from '../../../health-query/figures.ts';
import type { Limit, Series } from '../../../health-query/health-query.ts';
import { isOfNights, type Point } from '../../../health-query/points.ts';
import { listWords } from '../../format-values.ts';
import { dayWords } from '../period/day-words.ts';
import type { Period } from '../period/period.ts';
import type { Asking } from './asking.ts';
import { figureTexts as texts } from './figure-texts.ts';
import { glucoseTexts } from './glucose-texts.ts';
import { amountsOf, formatValue } from './say-series.ts';

/** Records that are told of, and how a sentence names them. */
export interface Told {
  readonly series: Series;
  readonly figures: Figures;
  readonly points: readonly Point[];
  readonly limit: Limit | null;
  readonly period: Period;
  /** 'em jejum nos últimos 14 dias (de 08/11 a 21/11)' */
  readonly when: string;
}

/** Of more records only the newest are listed. */
export const MOST_LISTED = 10;
/** Days in one sentence, and those of what is summed by day: a month of them. */
export const MOST_DAYS = 31;

/** A value of what is told, in the person's unit. */
export const sayValue = ({ question }: Asking, { series }: Told, value: number, second: number | null = null): string =>
  formatValue(series, question.glucoseUnit, value, second);

/** The value of a record; what the device showed where there is none. */
export const sayPoint = (asking: Asking, told: Told, { value, second, rangeFlag, use }: Point): string => {
  if (rangeFlag) return asking.say.reading({ value: null, rangeFlag });
  const shown = sayValue(asking, told, value, second);
  const amount = use ? listWords(amountsOf([{ use } as Point])) : '';
  return amount === '' || amount === shown ? shown : `${amount} (${shown})`;
};

/** 'hoje às 06:40, em jejum', 'em 12/11'; of a night the day of waking. */
export const sayWhen = ({ say, today }: Asking, { series }: Told, { at, day, context }: Point): string => {
  if (isOfNights(series)) return texts.nightOf(dayWords(day, today));
  const moment =
    at === null || (isMetricType(series) && !hasTime(series)) ? dayWords(day, today) : say.moment(new Date(at));
  return `${moment}${context ? `, ${glucoseTexts.contexts[context]}` : ''}`;
};
