import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { oldestLiveOpening, oldestLiveUse } from './session-life.ts';
import { livesAt } from './sessions-repository.ts';
import { sessions } from './sessions-table.ts';
import { users } from './users-table.ts';

/**
 * Finds the session of a token that lives at `now`, with its person, in one round trip. It stands behind every
 * authenticated request, so it is prepared once.
 */
export const createSessionLookup = (db: Database) => {
  const query = db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.lastUsedAt, sql.placeholder('usedAfter')),
        gt(sessions.createdAt, sql.placeholder('openedAfter')),
      ),
    )
    .prepare('find_live_session');

  return async (tokenHash: string, now: Date) => {
    const [found] = await query.execute({
      tokenHash,
      usedAfter: oldestLiveUse(now),
      openedAfter: oldestLiveOpening(now),
    });
    return found;
  };
};

/** The tokens that live at `now`, the last used first, each with its person. */
export const listLiveTokens = (
  db: Database,
  now: Date,
  limit: number,
): Promise<{ readonly tokenHash: string; readonly userId: string }[]> =>
  db
    .select({ tokenHash: sessions.tokenHash, userId: sessions.userId })
    .from(sessions)
    .where(livesAt(now))
    .orderBy(desc(sessions.lastUsedAt))
    .limit(limit);
