import type { Database, Transaction } from '../../db/database.ts';
import type { Authenticate } from '../../http/viewer.ts';
import { deviceName } from './device-name.ts';
import { createSessionLookup } from './session-lookup.ts';
import { createToken, hashToken } from './session-tokens.ts';
import { createSessionsRepository } from './sessions-repository.ts';
import type { ToUser } from './to-user.ts';
import { createUsersRepository } from './users-repository.ts';

/** A session dies after 30 days without use. */
export const SESSION_IDLE_MS = 30 * 24 * 60 * 60 * 1000;

/** The last use is written at most this often: a read must not cost a write. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;

export interface SessionsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly toUser: ToUser;
}

/** Opens, finds and ends sessions. */
export const createSessionsService = ({ db, clock, toUser }: SessionsDeps) => {
  const findLive = createSessionLookup(db);
  const sessions = createSessionsRepository(db);
  const users = createUsersRepository(db);

  const authenticate: Authenticate = async (token, browserTimeZone) => {
    const now = clock();
    const found = await findLive(hashToken(token), new Date(now.getTime() - SESSION_IDLE_MS));
    if (!found) return null;
    const { session, user } = found;
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS)
      await sessions.touch(user.id, session.id, now);
    const movedTo = user.timeZoneChosen || browserTimeZone === user.timeZone ? undefined : browserTimeZone;
    if (movedTo !== undefined) await users.update(user.id, { timeZone: movedTo });
    const wireUser = toUser({ ...user, timeZone: movedTo ?? user.timeZone });
    return {
      userId: user.id,
      sessionId: session.id,
      user: wireUser,
      revision: user.revision,
      gateOpen: session.gateOpenedAt !== null,
      timeZone: wireUser.timeZone,
    };
  };

  return {
    authenticate,

    /** A new session in the given transaction; answers its token, which is not kept. */
    open: async (userId: string, tx: Transaction, userAgent: string): Promise<string> => {
      const token = createToken();
      const now = clock();
      await createSessionsRepository(tx).insert({
        userId,
        tokenHash: hashToken(token),
        device: deviceName(userAgent),
        createdAt: now,
        lastUsedAt: now,
      });
      return token;
    },
  };
};

export type SessionsService = ReturnType<typeof createSessionsService>;
