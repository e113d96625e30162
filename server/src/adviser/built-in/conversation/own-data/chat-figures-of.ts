import type { ChatFigures, ChatPoint, ChatSeries } from '@vida/contract/chat/chat-figures.ts';
import { MAX_CHART_POINTS } from '@vida/contract/chat/chat-figures.ts';
import { addDaysTo } from '@vida/contract/core/time.ts';
import { bandOf } from '@vida/contract/measurements/glucose-goals.ts';
import { fromMgDl } from '@vida/contract/measurements/glucose-units.ts';
import type { Series } from '../../../health-query/health-query.ts';
import { isOfNights, judgedPoints, type Point, type SeriesUnit, units } from '../../../health-query/points.ts';
import type { QueryResult } from '../../../health-query/run-health-query.ts';
import { formatDay } from '../../format-values.ts';
import { lengthOf, type Period } from '../period/period.ts';
import type { Asking } from './asking.ts';
import { queryTexts } from './query-texts.ts';
import { tellsDays } from './say-series.ts';
import type { Told } from './told.ts';

/** The page of a series: parts of a night stand on the page of sleep. */
const pageOf = (series: Series): ChatSeries => {
  if (series === 'diastolic') return 'blood_pressure';
  return isOfNights(series) ? 'sleep' : series;
};

/** Units that are written in other words than their keys. */
const shownUnits: Readonly<Partial<Record<SeriesUnit, string>>> = {
  mark: 'de 10',
  times: 'vezes',
  clock: '',
  dose: 'doses',
  cigarette: 'cigarros',
};

/** A value as it is drawn: in the person's unit, two decimals at most. */
const drawn = ({ question }: Asking, series: Series, value: number): number =>
  Math.round(100 * (series === 'glucose' ? fromMgDl(value, question.glucoseUnit) : value)) / 100;

/** Values of a day as one: their mean, or what they add up to. */
const dayPoint = (asking: Asking, series: Series, day: string, ofDay: readonly Point[]): ChatPoint => {
  const judged = judgedPoints(series, ofDay);
  const mean = (pick: (point: Point) => number | null): number | null => {
    const values = judged.flatMap((point) => pick(point) ?? []);
    const sum = values.reduce((total, value) => total + value, 0);
    return values.length === 0 ? null : drawn(asking, series, sum / values.length);
  };
  return { label: formatDay(day), value: mean(({ value }) => value), second: mean(({ second }) => second) };
};

const byDay = (asking: Asking, { series, points, period }: Told): readonly ChatPoint[] => {
  const ofDays = Map.groupBy(points, ({ day }) => day);
  const days = Array.from({ length: lengthOf(period) }, (_, at) => addDaysTo(period.fromDay, at));
  // Amounts have a bar for every day, readings a mark where there is one.
  const told = tellsDays(series) ? days : days.filter((day) => ofDays.has(day));
  return told.length > MAX_CHART_POINTS ? [] : told.map((day) => dayPoint(asking, series, day, ofDays.get(day) ?? []));
};

const byGroup = (asking: Asking, { query, groups }: QueryResult): readonly ChatPoint[] => {
  const { by, series } = query;
  if (by === null || groups.length > MAX_CHART_POINTS) return [];
  return groups.map(({ key, figures }) => ({
    label: queryTexts.shortGroup(by, key),
    value: drawn(asking, series, tellsDays(series) ? figures.sum : (figures.mean ?? 0)),
    second: figures.secondMean === null ? null : drawn(asking, series, figures.secondMean),
  }));
};

const band = (asking: Asking, series: Series): ChatFigures['band'] => {
  if (series !== 'glucose') return null;
  const { from, to } = bandOf(asking.group);
  return { from: drawn(asking, series, from), to: drawn(asking, series, to) };
};

/** Whose records an answer tells of, where they are shown, and what a small chart of them draws. */
export const chatFiguresOf = (asking: Asking, told: Told, result: QueryResult): ChatFigures => {
  const { series, period } = told;
  const isGrouped = result.query.by !== null;
  const isClock = units[series] === 'clock';
  const points = isClock || result.arms.length > 1 ? [] : isGrouped ? byGroup(asking, result) : byDay(asking, told);
  return {
    series: pageOf(series),
    days: daysOf(period),
    points: [...points],
    unit: series === 'glucose' ? asking.question.glucoseUnit : (shownUnits[units[series]] ?? units[series]),
    band: band(asking, series),
    chart: isGrouped || tellsDays(series) ? 'bars' : 'line',
  };
};

const daysOf = ({ fromDay, toDay }: Period): ChatFigures['days'] => ({ from: fromDay, to: toDay });
