import type { GlucoseLevel } from '@vida/contract/measurements/glucose-rules.ts';
import type { SensorMoments, SourcedReading } from '@vida/contract/measurements/glucose-timeline.ts';
import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { healthMetrics } from './metrics-table.ts';

/** mg/dL; a text outside what the sensor measures. */
type Level = number | '-Infinity' | 'Infinity';

/** What one source's sensor stored, in the order of time. */
export interface SensorSource extends SensorMoments {
  readonly levels: readonly Level[];
}

/** A finger-prick, a laboratory's or a typed value. */
export interface SingleRow extends SourcedReading {
  readonly id: string;
}

/** Everything recorded in a period, of whichever source. */
export interface RecordedGlucose {
  readonly sensors: readonly SensorSource[];
  /** Ascending. */
  readonly single: readonly SingleRow[];
  /** The newest reading of all, in the period or not. */
  readonly newestAt: Date | null;
}

interface PeriodRow extends Record<string, unknown> {
  readonly ats: readonly number[] | null;
  readonly levels: readonly Level[] | null;
  /** A sensor reading each, where they were asked for. */
  readonly sources: readonly string[] | null;
  /** The same where all are of one source. */
  readonly firstSource: string | null;
  readonly lastSource: string | null;
  readonly single: readonly SingleRow[] | null;
  readonly newest: number | null;
}

/** What a level stands for. */
export const toGlucoseLevel = (level: Level | undefined): GlucoseLevel =>
  typeof level === 'number'
    ? { value: level, rangeFlag: null }
    : { value: null, rangeFlag: level === '-Infinity' ? 'low' : 'high' };

/** The readings of each source by itself. */
const partBySource = ({ ats, levels, sources, firstSource }: PeriodRow): SensorSource[] => {
  if (ats === null || levels === null || firstSource === null) return [];
  if (sources === null) return [{ source: firstSource, ats, levels }];
  const parts = new Map<
    string,
    { readonly source: string; readonly ats: number[]; readonly levels: Level[] }
  >();
  sources.forEach((source, index) => {
    const part = parts.get(source) ?? { source, ats: [], levels: [] };
    parts.set(source, part);
    part.ats.push(ats[index] ?? 0);
    part.levels.push(levels[index] ?? 'Infinity');
  });
  return [...parts.values()];
};

const at: SQL<number> = sql`(date_part('epoch', ${healthMetrics.measuredAt}) * 1000)::bigint`.mapWith(Number);

/**
 * 90 days of a sensor are 26,000 readings: two JSON arrays take about a third of the time of PostgreSQL's own, and an
 * ordered subquery spares a sort for each. JSON has no infinity, so PostgreSQL writes one as a text: the place of a flag.
 */
const periodQuery = (userId: string, from: Date, to: Date, withSources: boolean): SQL => sql`
  select
    to_json(array_agg(at) filter (where is_sensor)) as ats,
    to_json(array_agg(level) filter (where is_sensor)) as levels,
    ${withSources ? sql`to_json(array_agg(source) filter (where is_sensor))` : sql`null::json`} as sources,
    min(source collate "C") filter (where is_sensor) as "firstSource",
    max(source collate "C") filter (where is_sensor) as "lastSource",
    json_agg(
      json_build_object(
        'id', id, 'at', at, 'value', value, 'rangeFlag', range_flag, 'context', context, 'kind', kind,
        'source', source
      )
    ) filter (where not is_sensor) as single,
    (
      select date_part('epoch', measured_at) * 1000 from health_metrics
      where user_id = ${userId} and metric_type = 'glucose'
      order by measured_at desc, id desc limit 1
    ) as newest
  from (
    select id, value, range_flag, context, kind, source, kind = 'sensor' as is_sensor,
      (date_part('epoch', measured_at) * 1000)::bigint as at,
      coalesce(value, case range_flag when 'low' then '-infinity' else 'infinity' end::float8) as level
    from health_metrics
    where user_id = ${userId} and metric_type = 'glucose'
      and measured_at >= ${from.toISOString()} and measured_at < ${to.toISOString()}
    order by measured_at, id
  ) as reading
`;

/** Glucose of one person, as little of it as figures and charts need. */
export const createGlucoseRepository = (db: Database) => ({
  newestAt: async (userId: string): Promise<Date | null> => {
    const [row] = await db
      .select({ measuredAt: healthMetrics.measuredAt })
      .from(healthMetrics)
      .where(and(eq(healthMetrics.userId, userId), eq(healthMetrics.metricType, 'glucose')))
      .orderBy(desc(healthMetrics.measuredAt), desc(healthMetrics.id))
      .limit(1);
    return row?.measuredAt ?? null;
  },

  /** The readings in `[from, to)`; the source of each is read only where there are several. */
  readPeriod: async (userId: string, from: Date, to: Date): Promise<RecordedGlucose> => {
    const read = async (withSources: boolean): Promise<PeriodRow | undefined> =>
      (await db.execute<PeriodRow>(periodQuery(userId, from, to, withSources))).rows[0];
    const first = await read(false);
    const isMixed = first && first.firstSource !== first.lastSource;
    const row = isMixed ? await read(true) : first;
    return {
      sensors: row ? partBySource(row) : [],
      single: row?.single ?? [],
      newestAt: typeof row?.newest === 'number' ? new Date(row.newest) : null,
    };
  },

  /** Whether a sensor of another source has a reading in `[from, to)`. */
  hasOtherSensor: async (userId: string, source: string, from: Date, to: Date): Promise<boolean> => {
    const rows = await db
      .select({ id: healthMetrics.id })
      .from(healthMetrics)
      .where(
        and(
          eq(healthMetrics.userId, userId),
          eq(healthMetrics.metricType, 'glucose'),
          eq(healthMetrics.kind, 'sensor'),
          ne(healthMetrics.source, source),
          gte(healthMetrics.measuredAt, from),
          lt(healthMetrics.measuredAt, to),
        ),
      )
      .limit(1);
    return rows.length > 0;
  },

  /** The single readings in `[from, to)`, ascending. */
  readSingle: (userId: string, from: Date, to: Date): Promise<SingleRow[]> =>
    db
      .select({
        id: healthMetrics.id,
        at,
        value: healthMetrics.value,
        rangeFlag: healthMetrics.rangeFlag,
        context: healthMetrics.context,
        kind: healthMetrics.kind,
        source: healthMetrics.source,
      })
      .from(healthMetrics)
      .where(
        and(
          eq(healthMetrics.userId, userId),
          eq(healthMetrics.metricType, 'glucose'),
          ne(healthMetrics.kind, 'sensor'),
          gte(healthMetrics.measuredAt, from),
          lt(healthMetrics.measuredAt, to),
        ),
      )
      .orderBy(healthMetrics.measuredAt, healthMetrics.id),
});
