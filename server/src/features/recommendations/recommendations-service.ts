import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { CLOCK_TOLERANCE_MS, lastDaysRange } from '@vida/contract/core/time.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Recommendation } from '@vida/contract/recommendations/recommendation-schemas.ts';
import {
  ADVICE_DAYS,
  type Adviser,
  type GlucoseReading,
  HBA1C_DAYS,
  MAX_VITALS,
  type TipDraft,
  type TipRequest,
  USE_DAYS,
  VITALS_DAYS,
  type Vitals,
} from '../../adviser/adviser.ts';
import { sayFigures } from '../../adviser/figures-in-text.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { createRecommendationsRepository, type RecommendationRow } from './recommendations-repository.ts';
import { type NightRow, toNights, toUses, type UseRow } from './to-days.ts';

const MAX_LISTED = 50;
const MAX_STORED = 200;

/** A glucose reading as another feature stores it. */
export interface GlucoseRow extends Omit<GlucoseReading, 'at'> {
  readonly measuredAt: Date;
}

/** How far back readings are wanted. */
export interface VitalsSince {
  readonly hba1c: Date;
  /** Pressure, weight and heart rate. */
  readonly others: Date;
}

/** A reading other than glucose, as another feature stores it. */
interface VitalRow {
  readonly metricType: MetricType;
  readonly measuredAt: Date;
  /** For blood pressure the systolic one. */
  readonly value: number | null;
  readonly diastolic: number | null;
}

/** The readings by type, ascending by moment; incomplete ones are left out. */
const toVitals = (rows: readonly VitalRow[]): Vitals => {
  const sorted = rows.toSorted((a, b) => a.measuredAt.getTime() - b.measuredAt.getTime());
  const valuesOf = (metricType: MetricType) =>
    sorted.flatMap((row) =>
      row.metricType === metricType && row.value !== null
        ? [{ at: row.measuredAt.getTime(), value: row.value, diastolic: row.diastolic }]
        : [],
    );
  return {
    pressures: valuesOf('blood_pressure').flatMap(({ at, value, diastolic }) =>
      diastolic === null ? [] : [{ at, systolic: value, diastolic }],
    ),
    weights: valuesOf('weight').map(({ at, value }) => ({ at, weightKg: value })),
    heartRates: valuesOf('heart_rate').map(({ at, value }) => ({ at, bpm: value })),
    hba1cs: valuesOf('hba1c').map(({ at, value }) => ({ at, percent: value })),
  };
};

export interface RecommendationsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly adviser: Adviser;
  readonly readProfile: (userId: string) => Promise<HealthProfile>;
  /** Every glucose reading in `[from, to)`, in any order; of weight 0 where another source tells it. */
  readonly readGlucose: (
    owner: Pick<Reader, 'userId' | 'timeZone'>,
    from: Date,
    to: Date,
  ) => Promise<readonly GlucoseRow[]>;
  /** The moment of the newest glucose reading of all; `null` without any. */
  readonly findNewestGlucose: (userId: string) => Promise<Date | null>;
  /** The newest readings of each other type since its moment, at most `limit` each, in any order. */
  readonly readVitals: (userId: string, since: VitalsSince, limit: number) => Promise<readonly VitalRow[]>;
  /** Every night that ended in `[from, to)`, in any order. */
  readonly readNights: (userId: string, from: Date, to: Date) => Promise<readonly NightRow[]>;
  /** Every use of a substance, and all gaming, in `[from, to)`, in any order. */
  readonly readUses: (userId: string, from: Date, to: Date) => Promise<readonly UseRow[]>;
}

/** For whom tips are made, and in which unit they are read. */
export interface Reader {
  readonly userId: string;
  readonly timeZone: string;
  readonly glucoseUnit: GlucoseUnit;
}

const toRecommendation =
  ({ glucoseUnit }: Pick<Reader, 'glucoseUnit'>) =>
  ({ createdAt, title, content, why, ...row }: RecommendationRow): Recommendation => ({
    ...row,
    title: sayFigures(title, glucoseUnit),
    content: sayFigures(content, glucoseUnit),
    why: why.map((line) => sayFigures(line, glucoseUnit)),
    createdAt: createdAt.toISOString(),
  });

const toReading = ({ measuredAt, value, rangeFlag, kind, context, weight }: GlucoseRow): GlucoseReading => ({
  at: measuredAt.getTime(),
  value,
  rangeFlag,
  kind,
  context,
  weight,
});

/** The calendar days that end today; a device whose clock is ahead may be in the first minutes of tomorrow. */
const recentRange = (days: number, now: Date, timeZone: string): ReturnType<typeof lastDaysRange> => {
  const { from, to } = lastDaysRange(days, now, timeZone);
  return { from, to: new Date(Math.max(to.getTime(), now.getTime() + CLOCK_TOLERANCE_MS + 1)) };
};

const vitalsSince = (now: Date, timeZone: string): VitalsSince => ({
  hba1c: lastDaysRange(HBA1C_DAYS, now, timeZone).from,
  others: lastDaysRange(VITALS_DAYS, now, timeZone).from,
});

/** Personal tips: made by the adviser, kept for the screens. */
export const createRecommendationsService = (deps: RecommendationsDeps) => {
  const { db, clock, adviser, readProfile } = deps;

  /** A person's readings in `[from, to)`, ascending. */
  const readReadings = async (reader: Reader, { from, to }: ReturnType<typeof lastDaysRange>) => {
    const rows = await deps.readGlucose(reader, from, to);
    return rows.map(toReading).toSorted((a, b) => a.at - b.at);
  };

  /** The 14 calendar days that end on the day of the newest reading. */
  const readOlderReadings = async (reader: Reader) => {
    const newestAt = await deps.findNewestGlucose(reader.userId);
    return newestAt ? readReadings(reader, lastDaysRange(ADVICE_DAYS, newestAt, reader.timeZone)) : [];
  };

  const setDismissed = async (reader: Reader, tx: Transaction, id: string, dismissedAt: Date | null) => {
    const row = await createRecommendationsRepository(tx).update(reader.userId, id, { dismissedAt });
    if (!row) throw notFound();
    return toRecommendation(reader)(row);
  };

  return {
    /** The newest generation first, in it the most pressing first. */
    list: async (reader: Reader): Promise<Recommendation[]> => {
      const rows = await createRecommendationsRepository(db).listShown(reader.userId, MAX_LISTED);
      return rows.map(toRecommendation(reader));
    },

    /** Asks the adviser; stores nothing, so that slow thinking holds no transaction. */
    suggest: async (
      reader: Reader,
      { category, explain }: Pick<TipRequest, 'category' | 'explain'>,
    ): Promise<readonly TipDraft[]> => {
      const { userId, timeZone } = reader;
      const now = clock();
      const advised = recentRange(ADVICE_DAYS, now, timeZone);
      const used = recentRange(USE_DAYS, now, timeZone);
      const [profile, readings, vitalRows, nightRows, useRows, earlier] = await Promise.all([
        readProfile(userId),
        readReadings(reader, advised),
        deps.readVitals(userId, vitalsSince(now, timeZone), MAX_VITALS),
        deps.readNights(userId, advised.from, advised.to),
        deps.readUses(userId, used.from, used.to),
        createRecommendationsRepository(db).listEarlier(userId),
      ]);
      return adviser.suggestTips({
        userId,
        person: {
          profile,
          readings,
          olderReadings: readings.length > 0 ? [] : await readOlderReadings(reader),
          vitals: toVitals(vitalRows),
          nights: toNights(nightRows),
          uses: toUses(useRows),
          timeZone,
        },
        category,
        earlier: earlier.map(({ createdAt, ...tip }) => ({ ...tip, shownAt: createdAt })),
        now,
        explain,
      });
    },

    /** Stores one generation; answers it in the order of the drafts. */
    save: async (reader: Reader, tx: Transaction, drafts: readonly TipDraft[]): Promise<Recommendation[]> => {
      const { userId } = reader;
      if (drafts.length === 0) return [];
      const repository = createRecommendationsRepository(tx);
      const generation = (await repository.lastGeneration(userId)) + 1;
      const createdAt = clock();
      await repository.removeByRuleKeys(
        userId,
        drafts.map(({ ruleKey }) => ruleKey),
      );
      const rows = await repository.insert(
        userId,
        drafts.map((draft, position) => ({
          ...draft,
          why: [...draft.why],
          generation,
          position,
          createdAt,
        })),
      );
      await repository.prune(userId, MAX_STORED);
      return rows.toSorted((a, b) => a.position - b.position).map(toRecommendation(reader));
    },

    dismiss: (reader: Reader, tx: Transaction, id: string): Promise<Recommendation> =>
      setDismissed(reader, tx, id, clock()),

    restore: (reader: Reader, tx: Transaction, id: string): Promise<Recommendation> =>
      setDismissed(reader, tx, id, null),
  };
};

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;
