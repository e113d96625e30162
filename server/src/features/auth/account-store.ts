import type { AccountChange } from '@vida/contract/account/account-schemas.ts';
import type { User } from '@vida/contract/auth/user.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Person } from './guessing/why-guessable.ts';
import { refuseGuessable } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createSessionsRepository } from './sessions-repository.ts';
import type { ToUser } from './to-user.ts';
import { createUsersRepository } from './users-repository.ts';

/** What auth lets the account feature do with the accounts it keeps. */
export const createAccountStore = (db: Database, toUser: ToUser) => ({
  change: async (userId: string, tx: Transaction, change: AccountChange): Promise<User | undefined> => {
    const users = createUsersRepository(tx);
    const { firstName, lastName, timeZone, glucoseUnit } = change;
    const columns = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(timeZone !== undefined && { timeZone, timeZoneChosen: true }),
      ...(glucoseUnit !== undefined && { glucoseUnit }),
    };
    const row =
      Object.keys(columns).length > 0 ? await users.update(userId, columns) : await users.findById(userId);
    return row && toUser(row);
  },

  checkPassword: async (userId: string, password: string): Promise<boolean> => {
    const user = await createUsersRepository(db).findById(userId);
    return verifyPassword(user?.passwordHash, password);
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
  ): Promise<User | undefined> => {
    const row = await createUsersRepository(tx).update(userId, { passwordHash, mustChangePassword: false });
    await createSessionsRepository(tx).endOthers(userId, sessionId);
    return row && toUser(row);
  },
});
