import { and, count, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { recoveryCodes, totpSecrets } from './second-factor-tables.ts';

export type TotpRow = typeof totpSecrets.$inferSelect;

/** The authenticator app's secret and the recovery codes. */
export const createCodesRepository = (db: Database | Transaction) => ({
  findTotp: async (userId: string): Promise<TotpRow | undefined> => {
    const [found] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId));
    return found;
  },

  /** The same; until `tx` ends nobody else tries a code of it. */
  findAndHoldTotp: async (userId: string): Promise<TotpRow | undefined> => {
    const [found] = await db.select().from(totpSecrets).where(eq(totpSecrets.userId, userId)).for('update');
    return found;
  },

  keepTotp: async (userId: string, change: Partial<Omit<TotpRow, 'userId'>>): Promise<void> => {
    await db
      .insert(totpSecrets)
      .values({ userId, ...change })
      .onConflictDoUpdate({ target: totpSecrets.userId, set: change });
  },

  /** What was begun and not confirmed goes. */
  dropPending: async (userId: string): Promise<void> => {
    await db.update(totpSecrets).set({ pendingSecret: null, pendingAt: null }).where(eq(totpSecrets.userId, userId));
  },

  /** Uses the code of a step up; false when it, or one after it, was used before. */
  useStep: async (userId: string, step: number): Promise<boolean> => {
    const used = await db
      .update(totpSecrets)
      .set({ lastStep: step, wrongCodes: 0, pausedUntil: null })
      .where(and(eq(totpSecrets.userId, userId), lt(totpSecrets.lastStep, step)))
      .returning({ userId: totpSecrets.userId });
    return used.length > 0;
  },

  removeTotp: async (userId: string): Promise<void> => {
    await db.delete(totpSecrets).where(eq(totpSecrets.userId, userId));
  },

  countRecoveryCodes: async (userId: string): Promise<number> => {
    const [row] = await db.select({ count: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    return row?.count ?? 0;
  },

  replaceRecoveryCodes: async (userId: string, codeHashes: readonly string[], createdAt: Date): Promise<void> => {
    await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (codeHashes.length > 0)
      await db.insert(recoveryCodes).values(codeHashes.map((codeHash) => ({ userId, codeHash, createdAt })));
  },

  /** Takes a code away; false when it is not there, or no longer. */
  useRecoveryCode: async (userId: string, codeHash: string): Promise<boolean> => {
    const used = await db
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, codeHash)))
      .returning({ id: recoveryCodes.id });
    return used.length > 0;
  },
});
