import type { AccountChange } from '@vida/contract/account/account-schemas.ts';
import type { SignedIn } from '@vida/contract/auth/auth-endpoints.ts';
import type { User } from '@vida/contract/auth/user.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { asTaken, emailTaken } from './accounts.ts';
import type { Person } from './guessing/why-guessable.ts';
import { refuseExpiredOneTime } from './one-time-password.ts';
import { refuseGuessable } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createSessionsRepository } from './sessions-repository.ts';
import type { SessionsService } from './sessions-service.ts';
import type { ToUser } from './to-user.ts';
import { createUsersRepository } from './users-repository.ts';

export interface AccountStoreDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly toUser: ToUser;
  readonly sessions: Pick<SessionsService, 'renew'>;
}

/** What auth lets the account feature do with the accounts it keeps. */
export const createAccountStore = ({ db, clock, toUser, sessions }: AccountStoreDeps) => ({
  change: async (userId: string, tx: Transaction, change: AccountChange): Promise<User | undefined> => {
    const users = createUsersRepository(tx);
    const { firstName, lastName, timeZone, glucoseUnit } = change;
    const columns = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(timeZone !== undefined && { timeZone, timeZoneChosen: true }),
      ...(glucoseUnit !== undefined && { glucoseUnit }),
    };
    const row = Object.keys(columns).length > 0 ? await users.update(userId, columns) : await users.findById(userId);
    return row && toUser(row);
  },

  /** 403 where it is right, but a one-time password that has run out. */
  checkPassword: async (userId: string, password: string): Promise<boolean> => {
    const user = await createUsersRepository(db).findById(userId);
    const matches = await verifyPassword(user?.passwordHash, password);
    if (matches && user) refuseExpiredOneTime(user, clock());
    return matches;
  },

  preparePassword: async (person: Person, password: string, field: string): Promise<string> => {
    await refuseGuessable(password, person, field);
    return hashPassword(password);
  },

  replacePassword: async (
    userId: string,
    tx: Transaction,
    passwordHash: string,
    sessionId: string,
  ): Promise<SignedIn | undefined> => {
    const row = await createUsersRepository(tx).update(userId, {
      passwordHash,
      mustChangePassword: false,
      passwordSetAt: clock(),
    });
    await createSessionsRepository(tx).endOthers(userId, sessionId);
    // Who stole the token of this session is out too.
    const token = await sessions.renew({ userId, sessionId }, tx);
    return row && token !== undefined ? { user: toUser(row), token } : undefined;
  },

  replaceEmail: async (
    userId: string,
    tx: Transaction,
    email: string,
    sessionId: string,
  ): Promise<User | undefined> => {
    const users = createUsersRepository(tx);
    const before = await users.findById(userId);
    if (!before) return undefined;
    // Whoever has this address is the administrator.
    if (toUser({ ...before, email }).isAdmin) throw emailTaken();
    const row = await users.update(userId, { email }).catch((error: unknown) => {
      throw asTaken(error);
    });
    await createSessionsRepository(tx).endOthers(userId, sessionId);
    return row && toUser(row);
  },
});
