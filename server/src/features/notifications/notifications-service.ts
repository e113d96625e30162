import {
  type AppNotification,
  type NewNotification,
  notificationSchema,
} from '@vida/contract/notifications/notification-schemas.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { createNotificationsRepository, type NotificationRow } from './notifications-repository.ts';

const MAX_LISTED = 50;

const toNotification = ({ id, kind, details, createdAt, readAt }: NotificationRow): AppNotification =>
  notificationSchema.parse({
    ...details,
    id,
    kind,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  });

export interface NotificationsDeps {
  readonly db: Database;
  readonly clock: () => Date;
}

/** What the bell shows, and how other features notifyUser it. */
export const createNotificationsService = ({ db, clock }: NotificationsDeps) => {
  /** Keeps it with the transaction it belongs to, and tells every process once that stands. */
  const notify = async (userId: string, tx: Transaction, notification: NewNotification): Promise<void> => {
    const { kind, ...details } = notification;
    await createNotificationsRepository(tx).insert(userId, { kind, details, createdAt: clock() });
    await announceChange(userId, tx);
  };

  return {
    notify,

    /**
     * The same unless one of its kind is younger than `quietMs`: a bell that rings all day is not heard. `isNews` lets
     * it notifyUser even so, given the younger one.
     */
    notifyAtMostEvery: async <N extends NewNotification>(
      userId: string,
      tx: Transaction,
      notification: N,
      quietMs: number,
      isNews: (earlier: N) => boolean = () => false,
    ): Promise<void> => {
      const since = new Date(clock().getTime() - quietMs);
      const earlier = await createNotificationsRepository(tx).newestSince(userId, notification.kind, since);
      // What one kind tells has one shape, whenever it was stored.
      if (earlier && !isNews({ ...earlier.details, kind: earlier.kind } as N)) return;
      await notify(userId, tx, notification);
    },

    list: async (userId: string): Promise<AppNotification[]> => {
      const rows = await createNotificationsRepository(db).newest(userId, MAX_LISTED);
      return rows.map(toNotification);
    },

    welcome: (userId: string, tx: Transaction): Promise<void> => notify(userId, tx, { kind: 'welcome' }),

    markAllRead: async (userId: string, tx: Transaction): Promise<{ unread: 0 }> => {
      await createNotificationsRepository(tx).markAllRead(userId, clock());
      return { unread: 0 };
    },
  };
};

export type NotificationsService = ReturnType<typeof createNotificationsService>;
