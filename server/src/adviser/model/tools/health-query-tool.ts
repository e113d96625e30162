import { definitionOf, isMetricType } from '@vida/contract/measurements/metric-definitions.ts';
import { formatPercent } from '../../built-in/format-values.ts';
import type { Figures } from '../../health-query/figures.ts';
import type { Companion } from '../../health-query/health-query.ts';
import { isSummedByDay } from '../../health-query/points.ts';
import {
  type ArmResult,
  type GroupResult,
  type QueryResult,
  runHealthQuery,
} from '../../health-query/run-health-query.ts';
import { healthQueryInput, toHealthQuery, WEEKDAYS } from './health-query-input.ts';
import { createTool, type ModelTool, type ToolAsker } from './model-tool.ts';
import { createSeriesWords, type SeriesWords } from './series-words.ts';

/** A month of days; the newest are kept. */
const MOST_GROUPS = 31;
/** Of fewer days nothing is concluded. */
const FEWEST_DAYS = 3;

interface Telling {
  readonly words: SeriesWords;
  /** Each value is the sum of a day, and the sum of them all means something. */
  readonly isTotal: boolean;
}

const tellFigures = (figures: Figures, { words, isTotal }: Telling) => {
  const { records, count, days, mean, secondMean, median, sum, spread, beyond } = figures;
  const point = (of: Figures['last']) => (of ? words.point(of) : undefined);
  return {
    records,
    ...(count === records ? {} : { counted: count }),
    days,
    mean: mean === null ? undefined : words.value(mean, secondMean),
    median: median === null ? undefined : words.value(median),
    lowest: point(figures.lowest),
    highest: point(figures.highest),
    first: point(figures.first),
    last: point(figures.last),
    total: isTotal ? words.amount(sum) : undefined,
    standardDeviation: spread === null ? undefined : words.amount(spread),
    beyondLimit: beyond
      ? {
          count: beyond.count,
          days: beyond.days,
          share: formatPercent(100 * beyond.share),
          last: point(beyond.last),
        }
      : undefined,
  };
};

/** What was used of the conditions, by the names of the input. */
const tellConditions = ({ arm: { where }, unusable }: ArmResult) => {
  const { weekdays, dayPart, meal, companion } = where;
  const used = {
    dayPart: unusable.includes('dayPart') ? null : dayPart,
    meal: unusable.includes('meal') ? null : meal,
    weekdays: weekdays?.map((at) => WEEKDAYS[at]) ?? null,
    companion,
  };
  const named = Object.entries(used).filter(([, value]) => value !== null);
  return named.length === 0 ? 'nenhuma' : Object.fromEntries(named);
};

const tellArm = (result: ArmResult, telling: Telling) => ({
  ...result.arm.days,
  conditions: tellConditions(result),
  notUsable: result.unusable.length > 0 ? result.unusable : undefined,
  ...(result.figures.count === 0 ? { nothingRecorded: true } : tellFigures(result.figures, telling)),
  fewDays: result.figures.days > 0 && result.figures.days < FEWEST_DAYS ? true : undefined,
});

/** How far the mean of the first lies above or below that of the second. */
const tellDifference = ([one, other]: readonly ArmResult[], words: SeriesWords): string | undefined => {
  const [a, b] = [one?.figures.mean, other?.figures.mean];
  if (a == null || b == null) return undefined;
  return `a primeira média é ${words.amount(Math.abs(a - b))} ${a >= b ? 'maior' : 'menor'} que a segunda`;
};

const tellGroup = ({ key, figures }: GroupResult, by: string | null, telling: Telling) => {
  const { records, days, mean, secondMean, lowest, highest, sum, beyond } = figures;
  const { words, isTotal } = telling;
  return {
    group: by === 'weekday' ? WEEKDAYS[Number(key)] : key,
    records,
    days,
    mean: mean === null ? undefined : words.value(mean, secondMean),
    lowest: lowest ? words.value(lowest.value, lowest.second) : undefined,
    highest: highest ? words.value(highest.value, highest.second) : undefined,
    total: isTotal ? words.amount(sum) : undefined,
    beyondLimit: beyond?.count,
  };
};

const companionsOf = ({ query }: QueryResult): readonly Companion[] =>
  query.arms.flatMap(({ where }) => where.companion?.of ?? []);

const tellResult = (result: QueryResult, words: SeriesWords) => {
  const { query, arms, groups } = result;
  const { series } = query;
  const telling = { words, isTotal: isSummedByDay(series) && series !== 'sleep' };
  const told = groups.slice(-MOST_GROUPS);
  return {
    series,
    unit: words.unit,
    meanIs: isSummedByDay(series) ? 'por dia (noite) com registro' : 'dos registros',
    periods: arms.map((arm) => tellArm(arm, telling)),
    difference: tellDifference(arms, words),
    groups: query.by === null ? undefined : told.map((group) => tellGroup(group, query.by, telling)),
    olderGroupsLeftOut: groups.length > told.length ? groups.length - told.length : undefined,
    note: companionsOf(result).length > 0 ? 'anotado junto; não prova que uma coisa causa a outra' : undefined,
  };
};

/** Figures of the asker's own records, computed by code. */
export const createHealthQueryTool = ({ data, timeZone, glucoseUnit, hasEatingRisk }: ToolAsker): ModelTool =>
  createTool(
    {
      name: 'health_query',
      description:
        'Números dos registros desta pessoa em qualquer período, já calculados: média, mediana, menor, maior, ' +
        'último, total, quantos além de um limite, por grupo, e a comparação com outro período ou com os outros dias.',
      input: healthQueryInput,
    },
    async (input) => {
      if (hasEatingRisk && isMetricType(input.series) && definitionOf(input.series).isBodySize)
        return { told: { notTold: 'o peso não é dito a esta pessoa; sugira a equipe que a acompanha' } };
      const query = toHealthQuery(input, glucoseUnit);
      const result = await runHealthQuery({ data, timeZone }, query);
      return { told: tellResult(result, createSeriesWords(query.series, glucoseUnit)) };
    },
  );
