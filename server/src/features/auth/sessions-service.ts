import type { AccountSession } from '@vida/contract/account/account-schemas.ts';
import { HOUR_MS, MINUTE_MS } from '@vida/contract/core/time.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { deviceName } from '../../http/device-name.ts';
import { notFound } from '../../http/errors.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import type { Authenticate, Viewer } from '../../http/viewer.ts';
import { isGateOpen } from './session-life.ts';
import { createToken, hashToken } from './session-tokens.ts';
import {
  createSessionLookup,
  createSessionsRepository,
  listLiveTokens,
  type SessionRow,
} from './sessions-repository.ts';
import type { ToUser } from './to-user.ts';
import { MAX_SEEN, type TokenGate } from './token-gate.ts';
import { createUsersRepository } from './users-repository.ts';

/** The last use is written at most this often: a read must not cost a write. */
const TOUCH_EVERY_MS = HOUR_MS;

/** The same for the gate, whose life without use is shorter. */
const GATE_NOTED_EVERY_MS = MINUTE_MS;

/** More places than anybody is signed in at; what signs in by itself all day makes more. */
const MAX_LISTED = 100;

export interface SessionsDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly toUser: ToUser;
  readonly security: SecurityLog;
  readonly gate: TokenGate;
}

type Place = Pick<Viewer, 'userId' | 'sessionId'>;

const toAccountSession = (row: SessionRow, { sessionId }: Place): AccountSession => ({
  id: row.id,
  device: row.device,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt.toISOString(),
  isCurrent: row.id === sessionId,
});

/** Opens, finds, lists and ends sessions. */
export const createSessionsService = ({ db, clock, toUser, security, gate }: SessionsDeps) => {
  const findLive = createSessionLookup(db);
  const sessions = createSessionsRepository(db);
  const users = createUsersRepository(db);

  const findViewer = async (tokenHash: string, browserTimeZone: string | undefined): Promise<Viewer | null> => {
    const now = clock();
    const found = await findLive(tokenHash, now);
    if (!found) return null;
    const { session, user } = found;
    if (now.getTime() - session.lastUsedAt.getTime() > TOUCH_EVERY_MS) await sessions.touch(user.id, session.id, now);
    const movedTo = user.timeZoneChosen || browserTimeZone === user.timeZone ? undefined : browserTimeZone;
    if (movedTo !== undefined) await users.moveTo(user.id, movedTo);
    const wireUser = toUser({ ...user, timeZone: movedTo ?? user.timeZone });
    return {
      userId: user.id,
      sessionId: session.id,
      user: wireUser,
      revision: user.revision,
      gateOpen: isGateOpen(session, now),
      timeZone: wireUser.timeZone,
    };
  };

  const authenticate: Authenticate = (token, asking) => {
    const tokenHash = hashToken(token);
    return gate.pass(tokenHash, asking, () => findViewer(tokenHash, asking.browserTimeZone));
  };

  return {
    authenticate,

    /**
     * After a start: tells the gate which tokens live, those used last, so that a flood of forged ones hinders nobody.
     */
    rememberLive: async (): Promise<void> => {
      const rows = await listLiveTokens(db, clock(), MAX_SEEN);
      // The last used one is remembered last, and so forgotten last.
      for (const { tokenHash, userId } of rows.reverse()) gate.remember(tokenHash, userId);
    },

    /** Something behind the open gate was asked for: it stays open for longer. */
    useGate: ({ userId, sessionId }: Place): Promise<void> => {
      const now = clock();
      return sessions.useGate(userId, sessionId, now, new Date(now.getTime() - GATE_NOTED_EVERY_MS));
    },

    /** A new session in the given transaction, in place of dead ones; answers its token, which is not kept. */
    open: async (userId: string, tx: Transaction, userAgent: string): Promise<string> => {
      const token = createToken();
      const tokenHash = hashToken(token);
      const now = clock();
      const own = createSessionsRepository(tx);
      await own.dropDead(userId, now);
      await own.insert(userId, {
        tokenHash,
        device: deviceName(userAgent),
        createdAt: now,
        lastUsedAt: now,
      });
      gate.remember(tokenHash, userId);
      return token;
    },

    /** Another token for a session, from now on its only one; undefined when it has ended. */
    renew: async ({ userId, sessionId }: Place, tx: Transaction): Promise<string | undefined> => {
      const token = createToken();
      const tokenHash = hashToken(token);
      if (!(await createSessionsRepository(tx).renew(userId, sessionId, tokenHash))) return undefined;
      gate.remember(tokenHash, userId);
      return token;
    },

    /** The places where the person is signed in, the last used first. */
    list: async (viewer: Place): Promise<AccountSession[]> => {
      const rows = await sessions.list(viewer.userId, clock(), MAX_LISTED);
      return rows.map((row) => toAccountSession(row, viewer));
    },

    /** Ends one of the person's sessions, this one included; 404 for any other id. */
    end: async (viewer: Place, tx: Transaction, sessionId: string, caller: SecurityCaller): Promise<AccountSession> => {
      const ended = await createSessionsRepository(tx).end(viewer.userId, sessionId);
      if (!ended) throw notFound();
      await security.note('sessions_ended', { accountId: viewer.userId, caller }, tx);
      return toAccountSession(ended, viewer);
    },

    endOthers: async (
      { userId, sessionId }: Place,
      tx: Transaction,
      caller: SecurityCaller,
    ): Promise<{ ended: number }> => {
      const ended = await createSessionsRepository(tx).endOthers(userId, sessionId);
      await security.note('sessions_ended', { accountId: userId, caller }, tx);
      return { ended: ended.length };
    },
  };
};

export type SessionsService = ReturnType<typeof createSessionsService>;
