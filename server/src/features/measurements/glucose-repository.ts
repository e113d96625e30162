import type { GlucoseLevel } from '@vida/contract/measurements/glucose-rules.ts';
import type { SensorLevels, SourcedReading } from '@vida/contract/measurements/glucose-timeline.ts';
import type { MetricContext } from '@vida/contract/measurements/metric-kinds.ts';
import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { healthMetrics } from './metrics-table.ts';

/** What one source's sensor stored, in the order of time. */
export interface SensorSource extends SensorLevels {
  /** The mark of each; null where none has one. */
  readonly contexts: readonly (MetricContext | null)[] | null;
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
  /** Of each sensor reading two times eight bytes as PostgreSQL writes them: microseconds since 2000, and its level. */
  readonly sensed: Buffer | null;
  /** A sensor reading each, where they were asked for. */
  readonly sources: readonly string[] | null;
  readonly contexts: readonly (MetricContext | null)[] | null;
  /** The same where all are of one source. */
  readonly firstSource: string | null;
  readonly lastSource: string | null;
  readonly hasMarks: boolean | null;
  readonly single: readonly SingleRow[] | null;
  readonly newest: number | null;
}

/** What a level stands for. */
export const toGlucoseLevel = (level = Number.POSITIVE_INFINITY): GlucoseLevel =>
  Number.isFinite(level) ? { value: level, rangeFlag: null } : { value: null, rangeFlag: level < 0 ? 'low' : 'high' };

const READING_BYTES = 16;
const LEVEL_AT = 8;
const START_OF_2000 = Date.UTC(2000, 0, 1);

const readSensed = (bytes: Buffer): Pick<SensorSource, 'ats' | 'levels'> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [ats, levels]: [number[], number[]] = [[], []];
  for (let offset = 0; offset < bytes.byteLength; offset += READING_BYTES) {
    const microseconds = view.getInt32(offset) * 2 ** 32 + view.getUint32(offset + 4);
    ats.push(START_OF_2000 + microseconds / 1000);
    levels.push(view.getFloat64(offset + LEVEL_AT));
  }
  return { ats, levels };
};

/** The readings of each source by itself. */
const partBySource = (row: PeriodRow): SensorSource[] => {
  if (row.sensed === null || row.firstSource === null) return [];
  const { sources, contexts } = row;
  const { ats, levels } = readSensed(row.sensed);
  if (sources === null) return [{ source: row.firstSource, ats, levels, contexts }];
  const places = Map.groupBy(sources.keys(), (place) => sources[place] ?? '');
  return [...places].map(([source, own]) => ({
    source,
    ats: own.map((place) => ats[place] ?? 0),
    levels: own.map((place) => levels[place] ?? Number.POSITIVE_INFINITY),
    contexts: contexts && own.map((place) => contexts[place] ?? null),
  }));
};

const at: SQL<number> = sql`(date_part('epoch', ${healthMetrics.measuredAt}) * 1000)::bigint`.mapWith(Number);

/** Texts beside each sensor reading: read only where they differ. */
const details = sql`
  to_json(array_agg(source) filter (where is_sensor)) as sources,
  to_json(array_agg(context) filter (where is_sensor)) as contexts,
`;
const noDetails = sql`null::json as sources, null::json as contexts,`;

/**
 * 90 days of a sensor are 26,000 readings: their bytes one after the other take half the time of two JSON arrays, and a
 * sixth of that of PostgreSQL's own arrays; an ordered subquery spares a sort for each.
 */
const periodQuery = (userId: string, from: Date, to: Date, withDetails: boolean): SQL => sql`
  select
    string_agg(timestamptz_send(measured_at) || float8send(level), null) filter (where is_sensor) as sensed,
    ${withDetails ? details : noDetails}
    min(source collate "C") filter (where is_sensor) as "firstSource",
    max(source collate "C") filter (where is_sensor) as "lastSource",
    bool_or(context is not null) filter (where is_sensor) as "hasMarks",
    json_agg(
      json_build_object(
        'id', id, 'at', (date_part('epoch', measured_at) * 1000)::bigint, 'value', value, 'rangeFlag', range_flag,
        'context', context, 'kind', kind, 'source', source
      )
    ) filter (where not is_sensor) as single,
    (
      select date_part('epoch', measured_at) * 1000 from health_metrics
      where user_id = ${userId} and metric_type = 'glucose'
      order by measured_at desc, id desc limit 1
    ) as newest
  from (
    select id, measured_at, value, range_flag, context, kind, source, kind = 'sensor' as is_sensor,
      coalesce(value, case range_flag when 'low' then '-infinity' else 'infinity' end::float8) as level
    from health_metrics
    where user_id = ${userId} and metric_type = 'glucose'
      and measured_at >= ${from.toISOString()} and measured_at < ${to.toISOString()}
    order by measured_at, id
  ) as reading
`;

/** Glucose of a person in `[from, to)`. */
const isGlucose = (userId: string, from: Date, to: Date): SQL | undefined =>
  and(
    eq(healthMetrics.userId, userId),
    eq(healthMetrics.metricType, 'glucose'),
    gte(healthMetrics.measuredAt, from),
    lt(healthMetrics.measuredAt, to),
  );

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

  /** The readings in `[from, to)`; source and mark of each are read only where there are several, or any. */
  readPeriod: async (userId: string, from: Date, to: Date): Promise<RecordedGlucose> => {
    const read = async (withDetails: boolean): Promise<PeriodRow | undefined> =>
      (await db.execute<PeriodRow>(periodQuery(userId, from, to, withDetails))).rows[0];
    const first = await read(false);
    const isMixed = first && (first.firstSource !== first.lastSource || first.hasMarks);
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
      .where(and(isGlucose(userId, from, to), eq(healthMetrics.kind, 'sensor'), ne(healthMetrics.source, source)))
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
      .where(and(isGlucose(userId, from, to), ne(healthMetrics.kind, 'sensor')))
      .orderBy(healthMetrics.measuredAt, healthMetrics.id),
});
