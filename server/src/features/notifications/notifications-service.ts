import type { AppNotification } from '@vida/contract/notifications/notifications-endpoints.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { createNotificationsRepository, type NotificationRow } from './notifications-repository.ts';

const MAX_LISTED = 50;

const toNotification = ({ id, kind, createdAt, readAt }: NotificationRow): AppNotification => ({
  id,
  kind,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});

export interface NotificationsDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** What the bell shows. */
export const createNotificationsService = ({ db, clock }: NotificationsDeps) => ({
  list: async (userId: string): Promise<AppNotification[]> => {
    const rows = await createNotificationsRepository(db).newest(userId, MAX_LISTED);
    return rows.map(toNotification);
  },

  welcome: (userId: string, tx: Transaction): Promise<void> =>
    createNotificationsRepository(tx).insert(userId, 'welcome', clock()),

  markAllRead: async (userId: string, tx: Transaction): Promise<{ unread: 0 }> => {
    await createNotificationsRepository(tx).markAllRead(userId, clock());
    return { unread: 0 };
  },
});

export type NotificationsService = ReturnType<typeof createNotificationsService>;
