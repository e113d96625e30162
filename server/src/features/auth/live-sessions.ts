import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { livesAt } from './sessions-repository.ts';
import { sessions } from './sessions-table.ts';
import { users } from './users-table.ts';

/** A session that lives, and the revision of its person's data. */
export interface LiveSession {
  readonly sessionId: string;
  readonly revision: number;
}

/** Finds how the given sessions stand, in one query; ended and dead ones are left out. */
export const createFindLiveSessions =
  (db: Database, clock: () => Date) =>
  (asked: readonly { readonly userId: string; readonly sessionId: string }[]): Promise<LiveSession[]> => {
    const userIds = [...new Set(asked.map(({ userId }) => userId))];
    const sessionIds = asked.map(({ sessionId }) => sessionId);
    return db
      .select({ sessionId: sessions.id, revision: users.revision })
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.userId))
      .where(and(inArray(sessions.userId, userIds), inArray(sessions.id, sessionIds), livesAt(clock())));
  };
