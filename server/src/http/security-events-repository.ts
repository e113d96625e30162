import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { securityEvents } from './security-events-table.ts';

/** Security events; `accountId` is whose they are, null where no account was named. */
export const createSecurityEventsRepository = (db: Database | Transaction) => ({
  insert: async (
    accountId: string | null,
    row: Omit<typeof securityEvents.$inferInsert, 'accountId'>,
  ): Promise<void> => {
    await db.insert(securityEvents).values({ ...row, accountId });
  },

  forgetDevices: async (accountId: string): Promise<void> => {
    await db.update(securityEvents).set({ device: '', requestId: null }).where(eq(securityEvents.accountId, accountId));
  },

  /** Everybody's from before then. */
  dropAllOld: async (before: Date): Promise<void> => {
    await db.delete(securityEvents).where(lt(securityEvents.at, before));
  },
});
