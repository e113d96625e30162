import { and, count, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { passwordLinks as links } from './password-links-table.ts';

type LinkRow = typeof links.$inferSelect;
type NewLinkRow = Omit<typeof links.$inferInsert, 'userId' | 'id' | 'endedAt'>;

/** Links by which a forgotten password is replaced. */
export const createPasswordLinksRepository = (db: Database | Transaction) => ({
  insert: async (userId: string, row: NewLinkRow): Promise<string> => {
    const [inserted] = await db
      .insert(links)
      .values({ userId, ...row })
      .returning({ id: links.id });
    if (!inserted) throw new Error('insert into password_links answered no row');
    return inserted.id;
  },

  /** How many were made after `since`. */
  count: async (userId: string, since: Date): Promise<number> => {
    const [row] = await db
      .select({ made: count() })
      .from(links)
      .where(and(eq(links.userId, userId), gt(links.createdAt, since)));
    return row?.made ?? 0;
  },

  /** Whoever opened a link has no session, and is known by its token alone. Made after `since`, and not over. */
  findByToken: async (tokenHash: string, since: Date): Promise<LinkRow | undefined> => {
    const [found] = await db
      .select()
      .from(links)
      .where(and(eq(links.tokenHash, tokenHash), gt(links.createdAt, since), isNull(links.endedAt)));
    return found;
  },

  /** Uses one up; whether it was not over. */
  take: async (userId: string, id: string, endedAt: Date): Promise<boolean> => {
    const taken = await db
      .update(links)
      .set({ endedAt })
      .where(and(eq(links.userId, userId), eq(links.id, id), isNull(links.endedAt)))
      .returning({ id: links.id });
    return taken.length > 0;
  },

  endAll: async (userId: string, endedAt: Date): Promise<void> => {
    await db
      .update(links)
      .set({ endedAt })
      .where(and(eq(links.userId, userId), isNull(links.endedAt)));
  },

  drop: async (userId: string, id: string): Promise<void> => {
    await db.delete(links).where(and(eq(links.userId, userId), eq(links.id, id)));
  },

  /** Everybody's. */
  dropAllOld: async (madeUntil: Date): Promise<void> => {
    await db.delete(links).where(lte(links.createdAt, madeUntil));
  },
});
