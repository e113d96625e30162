import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { notifications } from './notifications-table.ts';

export type NotificationRow = typeof notifications.$inferSelect;
type NewRow = Pick<NotificationRow, 'kind' | 'details' | 'createdAt'>;

/** Notifications of one person. */
export const createNotificationsRepository = (db: Database | Transaction) => ({
  newest: (userId: string, limit: number): Promise<NotificationRow[]> =>
    db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.id))
      .limit(limit),

  /** The newest one of this kind made after `since`. */
  newestSince: async (
    userId: string,
    kind: NotificationRow['kind'],
    since: Date,
  ): Promise<NotificationRow | undefined> => {
    const [found] = await db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), eq(notifications.kind, kind), gt(notifications.createdAt, since)))
      .orderBy(desc(notifications.createdAt))
      .limit(1);
    return found;
  },

  /** Whether one of this kind, with these details among its own, was made after `since`. */
  existsSince: async (
    userId: string,
    kind: NotificationRow['kind'],
    details: object,
    since: Date,
  ): Promise<boolean> => {
    const found = await db
      .select({ id: notifications.id })
      .from(notifications)
      .where(
        and(
          eq(notifications.userId, userId),
          eq(notifications.kind, kind),
          gt(notifications.createdAt, since),
          sql`${notifications.details} @> ${JSON.stringify(details)}::jsonb`,
        ),
      )
      .limit(1);
    return found.length > 0;
  },

  insert: async (userId: string, row: NewRow): Promise<void> => {
    await db.insert(notifications).values({ userId, ...row });
  },

  markAllRead: async (userId: string, readAt: Date): Promise<void> => {
    await db
      .update(notifications)
      .set({ readAt })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  },
});
