import { setTimeout as sleep } from 'node:timers/promises';
import type { NewNotification } from '@vida/contract/notifications/notification-schemas.ts';
import type { Log } from '../../config/log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { writeFor } from '../../db/write-for.ts';
import { createNotificationsRepository } from './notifications-repository.ts';
import type { NotificationsService } from './notifications-service.ts';

/** Of a writer, for the bell of somebody else. */
const LONGEST_WAIT_MS = 500;

export interface NotifyOthersDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly notify: NotificationsService['notify'];
  /** Does something in a person's turn to write. */
  readonly inTurnOf: (userId: string, work: () => Promise<unknown>) => Promise<unknown>;
}

/**
 * Rings the bell of somebody else than the writer, in a write of its own: two people's revisions are never raised
 * in one transaction, where they could wait for each other crosswise. A failure costs a notification, never the
 * write that led here.
 */
export const createNotifyOthers = ({ db, clock, log, notify, inTurnOf }: NotifyOthersDeps) => ({
  /**
   * Once in `quietMs` about the same post. Whoever wrote hears of their own write before that, where the other person's
   * own writes take long.
   */
  notifyUser: async (
    userId: string,
    notification: Extract<NewNotification, { postId: string }>,
    quietMs: number,
  ): Promise<void> => {
    const { kind, postId } = notification;
    const since = new Date(clock().getTime() - quietMs);
    const wasNotified = (queryable: Database | Transaction) =>
      createNotificationsRepository(queryable).existsSince(userId, kind, { postId }, since);
    const notifyInTurn = () =>
      inTurnOf(userId, () =>
        db.transaction((transaction) =>
          writeFor(userId, transaction, async (tx) => {
            if (!(await wasNotified(tx))) await notify(userId, tx, notification);
          }),
        ),
      );
    const notifying = wasNotified(db)
      .then((isQuiet) => (isQuiet ? undefined : notifyInTurn()))
      .catch((error: unknown) => log.warn({ err: error, kind }, 'notification not made'));
    await Promise.race([notifying, sleep(LONGEST_WAIT_MS, undefined, { ref: false })]);
  },
});
