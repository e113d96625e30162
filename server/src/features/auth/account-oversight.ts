import type { FoundAccount } from '@vida/contract/admin/account-endpoints.ts';
import type { Log } from '../../config/log.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { notFound } from '../../http/errors.ts';
import type { SecurityLog } from '../../http/security-log.ts';
import { authMessages } from './auth-messages.ts';
import { createSessionsRepository } from './sessions-repository.ts';
import { createUsersRepository } from './users-repository.ts';

export interface OversightDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly security: SecurityLog;
}

/** Who the administrator is, and from which session they act. */
interface Administrator {
  readonly userId: string;
  readonly sessionId: string;
}

/** More sessions are not counted. */
const MAX_COUNTED = 100;

/** What the administrator may do with somebody's account: end its sessions. Nothing of the person's data is shown. */
export const createAccountOversight = ({ db, clock, log, security }: OversightDeps) => ({
  /** The account of an e-mail, which the administrator has to know; 404 for any other. */
  find: async (email: string): Promise<FoundAccount> => {
    const user = await createUsersRepository(db).findByEmail(email);
    if (!user) throw notFound(authMessages.noSuchAccount);
    const open = await createSessionsRepository(db).list(user.id, clock(), MAX_COUNTED);
    return {
      id: user.id,
      email: user.email,
      openSessions: open.length,
      lastUsedAt: open[0]?.lastUsedAt.toISOString() ?? null,
    };
  },

  /** Ends the sessions of an account, but not the one that asks; the password stays. */
  endSessions: async (administrator: Administrator, tx: Transaction, userId: string): Promise<{ ended: number }> => {
    if (!(await createUsersRepository(tx).findById(userId))) throw notFound(authMessages.noSuchAccount);
    const ended = await createSessionsRepository(tx).endOthers(userId, administrator.sessionId);
    // The administrator's own address is not part of what is kept about the person.
    await security.note('sessions_ended', { accountId: userId, caller: null }, tx);
    log.info(
      { userId: administrator.userId, accountId: userId, ended: ended.length },
      'sessions ended by the administrator',
    );
    return { ended: ended.length };
  },
});
