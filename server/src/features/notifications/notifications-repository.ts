import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { notifications } from './notifications-table.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Notifications of one person. */
export const createNotificationsRepository = (db: Database | Transaction) => ({
  newest: (userId: string, limit: number): Promise<NotificationRow[]> =>
    db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.id))
      .limit(limit),

  insert: async (userId: string, kind: NotificationRow['kind'], createdAt: Date): Promise<void> => {
    await db.insert(notifications).values({ userId, kind, createdAt });
  },

  markAllRead: async (userId: string, readAt: Date): Promise<void> => {
    await db
      .update(notifications)
      .set({ readAt })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  },
});
