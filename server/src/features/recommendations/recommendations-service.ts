import type { GlucoseUnit } from '@vida/contract/auth/user.ts';
import { lastDaysRange } from '@vida/contract/core/time.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Recommendation, TipCategory } from '@vida/contract/recommendations/recommendation-schemas.ts';
import { ADVICE_DAYS, type Adviser, type GlucoseReading, type TipDraft } from '../../adviser/adviser.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import { createRecommendationsRepository, type RecommendationRow } from './recommendations-repository.ts';

const MAX_LISTED = 50;
const MAX_STORED = 200;

/** A glucose reading as another feature stores it. */
export interface GlucoseRow extends Omit<GlucoseReading, 'at'> {
  readonly measuredAt: Date;
}

export interface RecommendationsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly adviser: Adviser;
  readonly readProfile: (userId: string) => Promise<HealthProfile>;
  /** Every glucose reading in `[from, to)`, in any order. */
  readonly readGlucose: (userId: string, from: Date, to: Date) => Promise<readonly GlucoseRow[]>;
  /** The moment of the newest glucose reading of all; `null` without any. */
  readonly findNewestGlucose: (userId: string) => Promise<Date | null>;
}

/** For whom tips are made. */
export interface Reader {
  readonly userId: string;
  readonly timeZone: string;
  readonly glucoseUnit: GlucoseUnit;
}

const toRecommendation = ({ createdAt, ...row }: RecommendationRow): Recommendation => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

const toReading = ({ measuredAt, value, rangeFlag, kind, context }: GlucoseRow): GlucoseReading => ({
  at: measuredAt.getTime(),
  value,
  rangeFlag,
  kind,
  context,
});

/** Personal tips: made by the adviser, kept for the screens. */
export const createRecommendationsService = (deps: RecommendationsDeps) => {
  const { db, clock, adviser, readProfile } = deps;

  /** A person's readings in `[from, to)`, ascending. */
  const readReadings = async (userId: string, { from, to }: ReturnType<typeof lastDaysRange>) => {
    const rows = await deps.readGlucose(userId, from, to);
    return rows.map(toReading).toSorted((a, b) => a.at - b.at);
  };

  /** The 14 calendar days that end on the day of the newest reading. */
  const readOlderReadings = async ({ userId, timeZone }: Reader) => {
    const newestAt = await deps.findNewestGlucose(userId);
    return newestAt ? readReadings(userId, lastDaysRange(ADVICE_DAYS, newestAt, timeZone)) : [];
  };

  const setDismissed = async (userId: string, tx: Transaction, id: string, dismissedAt: Date | null) => {
    const row = await createRecommendationsRepository(tx).setDismissed(userId, id, dismissedAt);
    if (!row) throw notFound();
    return toRecommendation(row);
  };

  return {
    /** The newest generation first, in it the most pressing first. */
    list: async (userId: string): Promise<Recommendation[]> => {
      const rows = await createRecommendationsRepository(db).listShown(userId, MAX_LISTED);
      return rows.map(toRecommendation);
    },

    /** Asks the adviser; stores nothing, so that slow thinking holds no transaction. */
    suggest: async (reader: Reader, category: TipCategory): Promise<readonly TipDraft[]> => {
      const { userId, timeZone, glucoseUnit } = reader;
      const now = clock();
      const [profile, readings, earlier] = await Promise.all([
        readProfile(userId),
        readReadings(userId, lastDaysRange(ADVICE_DAYS, now, timeZone)),
        createRecommendationsRepository(db).listEarlier(userId),
      ]);
      return adviser.suggestTips({
        person: {
          profile,
          readings,
          olderReadings: readings.length > 0 ? [] : await readOlderReadings(reader),
          timeZone,
          glucoseUnit,
        },
        category,
        earlier: earlier.map(({ createdAt, ...tip }) => ({ ...tip, shownAt: createdAt })),
        now,
      });
    },

    /** Stores one generation; answers it in the order of the drafts. */
    save: async (userId: string, tx: Transaction, drafts: readonly TipDraft[]): Promise<Recommendation[]> => {
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
      return rows.toSorted((a, b) => a.position - b.position).map(toRecommendation);
    },

    dismiss: (userId: string, tx: Transaction, id: string): Promise<Recommendation> =>
      setDismissed(userId, tx, id, clock()),

    restore: (userId: string, tx: Transaction, id: string): Promise<Recommendation> =>
      setDismissed(userId, tx, id, null),
  };
};

export type RecommendationsService = ReturnType<typeof createRecommendationsService>;
