import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { consentRefusals, consents } from './sessions-table.ts';

export type ConsentRow = typeof consents.$inferSelect;
type Purpose = ConsentRow['purpose'];

/** Proof of what a person agreed to. */
export const createConsentsRepository = (db: Database | Transaction) => ({
  /** Newest first. */
  list: (userId: string, limit: number): Promise<ConsentRow[]> =>
    db
      .select()
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(desc(consents.givenAt), desc(consents.id))
      .limit(limit),

  /** The newest consent to this version of the text that was not taken back. */
  findLive: async (userId: string, purpose: Purpose, textVersion: string): Promise<ConsentRow | undefined> => {
    const [row] = await db
      .select()
      .from(consents)
      .where(
        and(
          eq(consents.userId, userId),
          eq(consents.purpose, purpose),
          eq(consents.textVersion, textVersion),
          isNull(consents.revokedAt),
        ),
      )
      .orderBy(desc(consents.givenAt))
      .limit(1);
    return row;
  },

  insert: async (userId: string, row: Omit<typeof consents.$inferInsert, 'userId'>): Promise<ConsentRow> => {
    const [inserted] = await db
      .insert(consents)
      .values({ ...row, userId })
      .returning();
    if (!inserted) throw new Error('insert into consents answered no row');
    return inserted;
  },

  isRefused: async (userId: string, purpose: Purpose): Promise<boolean> => {
    const rows = await db
      .select({ purpose: consentRefusals.purpose })
      .from(consentRefusals)
      .where(and(eq(consentRefusals.userId, userId), eq(consentRefusals.purpose, purpose)));
    return rows.length > 0;
  },

  refuse: async (userId: string, purpose: Purpose, refusedAt: Date): Promise<void> => {
    await db.insert(consentRefusals).values({ userId, purpose, refusedAt }).onConflictDoNothing();
  },

  forgetRefusal: async (userId: string, purpose: Purpose): Promise<void> => {
    await db
      .delete(consentRefusals)
      .where(and(eq(consentRefusals.userId, userId), eq(consentRefusals.purpose, purpose)));
  },

  /** Marks every live consent of the purpose; answers those marked. */
  revoke: (userId: string, purpose: Purpose, revokedAt: Date): Promise<ConsentRow[]> =>
    db
      .update(consents)
      .set({ revokedAt })
      .where(and(eq(consents.userId, userId), eq(consents.purpose, purpose), isNull(consents.revokedAt)))
      .returning(),
});
