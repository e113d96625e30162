import { eq, getTableColumns } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { healthProfiles } from './health-profiles-table.ts';

export type HealthProfileRow = Omit<typeof healthProfiles.$inferSelect, 'userId'>;

const { userId: _, ...profileColumns } = getTableColumns(healthProfiles);

/** The health profile of one person. */
export const createProfileRepository = (db: Database | Transaction) => ({
  find: async (userId: string): Promise<HealthProfileRow | undefined> => {
    const [row] = await db.select(profileColumns).from(healthProfiles).where(eq(healthProfiles.userId, userId));
    return row;
  },

  /** Writes `change` over what is there; where there is nothing yet, over `empty`. */
  write: async (userId: string, change: Partial<HealthProfileRow>, empty: HealthProfileRow): Promise<void> => {
    await db
      .insert(healthProfiles)
      .values({ ...empty, ...change, userId })
      .onConflictDoUpdate({ target: healthProfiles.userId, set: change });
  },
});
