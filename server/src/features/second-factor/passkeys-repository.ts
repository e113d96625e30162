import { and, count, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { personalRows } from '../../db/personal-rows.ts';
import type { KnownPasskey } from './passkey-ceremonies.ts';
import { passkeys } from './second-factor-tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export const createPasskeysRepository = (db: Database | Transaction) => {
  const rows = personalRows(db, passkeys);
  return {
    ...rows,
    list: (userId: string): Promise<PasskeyRow[]> => rows.list(userId, { by: passkeys.createdAt, ascending: true }),

    count: async (userId: string): Promise<number> => {
      const [row] = await db.select({ count: count() }).from(passkeys).where(eq(passkeys.userId, userId));
      return row?.count ?? 0;
    },

    /** The person's own, by the authenticator's name for it; until `tx` ends nobody else uses it. */
    findAndHold: async (userId: string, credentialId: string): Promise<PasskeyRow | undefined> => {
      const [found] = await db
        .select()
        .from(passkeys)
        .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)))
        .for('update');
      return found;
    },

    /** `undefined` when the authenticator's name for it is taken. */
    insert: async (
      userId: string,
      passkey: KnownPasskey & { readonly name: string; readonly createdAt: Date },
    ): Promise<PasskeyRow | undefined> => {
      const [inserted] = await db
        .insert(passkeys)
        .values({ userId, ...passkey, transports: [...passkey.transports] })
        .onConflictDoNothing()
        .returning();
      return inserted;
    },

    removeAll: async (userId: string): Promise<void> => {
      await db.delete(passkeys).where(eq(passkeys.userId, userId));
    },
  };
};
