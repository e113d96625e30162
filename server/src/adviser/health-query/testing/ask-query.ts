import { createSampleData, read, type SampleData } from '../../built-in/conversation/testing/sample-chat.ts';
import { ANYWHERE, type HealthQuery, type Where } from '../health-query.ts';
import { type QueryResult, runHealthQuery } from '../run-health-query.ts';

/** Two weeks up to the sample today, Saturday, 21 November 2026. */
const DAYS = { fromDay: '2026-11-08', toDay: '2026-11-21' };
export const SATURDAY = 5;
export const SUNDAY = 6;

type Asked = Partial<Pick<HealthQuery, 'limit' | 'by'>> & {
  readonly timeZone?: string;
  readonly days?: typeof DAYS;
};

/** A query with an arm for each condition. */
export const ask = (
  made: SampleData,
  series: HealthQuery['series'],
  wheres: readonly Partial<Where>[] = [{}],
  { timeZone = 'America/Sao_Paulo', days = DAYS, limit = null, by = null }: Asked = {},
) =>
  runHealthQuery(
    { data: createSampleData(made), timeZone },
    { series, arms: wheres.map((where) => ({ days, where: { ...ANYWHERE, ...where } })), limit, by },
  );

/** The values of each arm. */
export const valuesOf = ({ arms }: Pick<QueryResult, 'arms'>) =>
  arms.map(({ points }) => points.map(({ value }) => value));

/** Readings at noon, one a day, the newest today. */
export const noons = (...values: readonly number[]) => values.map((value, daysAgo) => read(value, 24 * daysAgo));
