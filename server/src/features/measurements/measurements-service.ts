import { CLOCK_TOLERANCE_MS } from '@vida/contract/core/time.ts';
import { findGlucoseAlarm, type GlucoseAlarm } from '@vida/contract/measurements/glucose-alarm-rules.ts';
import type { MetricsQuery } from '@vida/contract/measurements/measurements-endpoints.ts';
import type {
  HealthMetric,
  HealthMetricChange,
  ListedHealthMetric,
  NewHealthMetric,
} from '@vida/contract/measurements/metric-schemas.ts';
import { v7 } from 'uuid';
import type { Database, Transaction } from '../../db/database.ts';
import { invalid, notFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { changeMetricRow } from './change-metric-row.ts';
import { createGlucoseReader } from './glucose-reader.ts';
import { measurementsMessages } from './measurements-messages.ts';
import { parseCursor, toCursor } from './metric-cursor.ts';
import { createMetricsRepository, type MetricRow, type NewMetricRow } from './metrics-repository.ts';
import { toHealthMetric, toNewRow } from './to-metric-row.ts';

export interface MeasurementsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  /** Tells the person of a fresh reading that is out of range. */
  readonly notifyAlarm: (userId: string, tx: Transaction, alarm: GlucoseAlarm) => Promise<void>;
}

const isInFuture = (measuredAt: Date, now: Date): boolean => measuredAt.getTime() > now.getTime() + CLOCK_TOLERANCE_MS;

const refuseFuture = (
  rows: readonly Pick<NewMetricRow, 'measuredAt'>[],
  now: Date,
  fieldAt: (index: number) => string,
) => {
  const index = rows.findIndex(({ measuredAt }) => isInFuture(measuredAt, now));
  if (index !== -1) throw invalid([{ field: fieldAt(index), message: measurementsMessages.inFuture }]);
};

const isGlucose = ({ metricType }: NewMetricRow): boolean => metricType === 'glucose';
const toLevel = ({ value, rangeFlag, measuredAt, source }: NewMetricRow) => ({
  value: value ?? null,
  rangeFlag: rangeFlag ?? null,
  at: measuredAt.getTime(),
  source,
});

type Keyed = Pick<NewMetricRow, 'source' | 'sourceKey'>;
const keyOf = ({ source, sourceKey }: Keyed): string | undefined => (sourceKey ? `${source} ${sourceKey}` : undefined);

/** The rows, without an import that is not (or no longer) the person's. */
const keepOwnImports = async (
  userId: string,
  tx: Transaction,
  rows: readonly NewMetricRow[],
): Promise<readonly NewMetricRow[]> => {
  const named = rows.flatMap(({ importId }) => importId ?? []);
  if (named.length === 0) return rows;
  const own = await createMetricsRepository(tx).findImportIds(userId, named);
  return rows.map((row) => (row.importId && own.has(row.importId) ? row : { ...row, importId: null }));
};

/** Readings: list, add, change, delete. */
export const createMeasurementsService = ({ db, clock, notifyAlarm }: MeasurementsDeps) => {
  /** Stores the rows and answers one per row, in order: a known source key answers what was there before. */
  const insertRows = async (userId: string, tx: Transaction, rows: readonly NewMetricRow[]): Promise<MetricRow[]> => {
    const repository = createMetricsRepository(tx);
    const withIds = rows.map((row) => ({ ...row, id: v7() }));
    const stored = new Map((await repository.insertNew(userId, withIds)).map((row) => [row.id, row]));
    const missing = withIds.filter(({ id }) => !stored.has(id));
    if (missing.length === 0) return withIds.flatMap(({ id }) => stored.get(id) ?? []);
    const earlier = await repository.findBySourceKeys(
      userId,
      missing.flatMap(({ sourceKey }) => sourceKey ?? []),
    );
    const byKey = new Map(earlier.map((row) => [keyOf(row), row]));
    return withIds.flatMap((row) => stored.get(row.id) ?? byKey.get(keyOf(row)) ?? []);
  };

  return {
    list: async (
      viewer: Viewer,
      query: MetricsQuery,
    ): Promise<{ metrics: ListedHealthMetric[]; nextCursor: string | null }> => {
      const filter = {
        metricType: query.metricType,
        context: query.context,
        kind: query.kind,
        from: query.from === undefined ? undefined : new Date(query.from),
        to: query.to === undefined ? undefined : new Date(query.to),
      };
      const position = query.cursor ? parseCursor(query.cursor) : null;
      const rows = await createMetricsRepository(db).list(viewer.userId, filter, query.limit + 1, position);
      const page = rows.slice(0, query.limit);
      const last = page.at(-1);
      const others = await createGlucoseReader(db).findOtherSource(viewer, page);
      return {
        metrics: page.map((row) => ({ ...toHealthMetric(row), isOtherSource: others.has(row.id) })),
        nextCursor: last && rows.length > page.length ? toCursor(last) : null,
      };
    },

    add: async (
      viewer: Viewer,
      tx: Transaction,
      input: NewHealthMetric | NewHealthMetric[],
    ): Promise<HealthMetric | HealthMetric[]> => {
      const now = clock();
      const rows = [input].flat().map((metric) => toNewRow(metric, now, viewer.timeZone));
      const isList = Array.isArray(input);
      refuseFuture(rows, now, (index) => (isList ? `${index}.measuredAt` : 'measuredAt'));
      const kept = await keepOwnImports(viewer.userId, tx, rows);
      const alarm = findGlucoseAlarm(kept.filter(isGlucose).map(toLevel), now);
      if (alarm) await notifyAlarm(viewer.userId, tx, alarm);
      const metrics = (await insertRows(viewer.userId, tx, kept)).map(toHealthMetric);
      const [first] = metrics;
      if (!first) throw new Error('insert into health_metrics answered no row');
      return isList ? metrics : first;
    },

    change: async (
      viewer: Viewer,
      tx: Transaction,
      id: string,
      change: HealthMetricChange,
      expectSeen: (current: HealthMetric) => void,
    ): Promise<HealthMetric> => {
      const repository = createMetricsRepository(tx);
      const row = await repository.find(viewer.userId, id);
      if (!row) throw notFound(measurementsMessages.notFound);
      expectSeen(toHealthMetric(row));
      const now = clock();
      const changed = changeMetricRow(row, change, now, viewer.timeZone);
      if (changed.measuredAt) refuseFuture([{ measuredAt: changed.measuredAt }], now, () => 'measuredAt');
      const updated = await repository.update(viewer.userId, id, changed);
      if (!updated) throw notFound(measurementsMessages.notFound);
      return toHealthMetric(updated);
    },

    remove: async (userId: string, tx: Transaction, id: string): Promise<HealthMetric> => {
      const removed = await createMetricsRepository(tx).remove(userId, id);
      if (!removed) throw notFound(measurementsMessages.notFound);
      return toHealthMetric(removed);
    },
  };
};

export type MeasurementsService = ReturnType<typeof createMeasurementsService>;
