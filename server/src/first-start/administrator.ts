import { DEFAULT_TIME_ZONE } from '@vida/contract/core/time.ts';
import type { Database, Transaction } from '../db/database.ts';
import { insertAccount } from '../features/auth/accounts.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { createOneTimePassword } from '../features/auth/session-tokens.ts';
import { createUsersRepository } from '../features/auth/users-repository.ts';
import { AppError } from '../http/app-error.ts';
import { administratorName } from './first-start-messages.ts';

export interface AdministratorDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly adminEmail: string;
  readonly onRegistered: (userId: string, tx: Transaction) => Promise<void>;
}

const isTaken = (error: unknown): boolean => error instanceof AppError && error.status === 409;

/**
 * Creates the administrator's account where it is missing, and answers its one-time password; `undefined` when the
 * account is there already (also when another process made it in this moment).
 */
export const createAdministrator = async (deps: AdministratorDeps): Promise<string | undefined> => {
  const { db, clock, adminEmail, onRegistered } = deps;
  if (await createUsersRepository(db).findByEmail(adminEmail)) return undefined;
  const password = createOneTimePassword();
  const settings = {
    passwordHash: await hashPassword(password),
    timeZone: DEFAULT_TIME_ZONE,
    createdAt: clock(),
    mustChangePassword: true,
  };
  const username = `administracao-${createOneTimePassword().slice(0, 5)}`;
  const account = { ...administratorName, username, email: adminEmail, password };
  try {
    await db.transaction(async (tx) => {
      const user = await insertAccount(tx, account, settings);
      await onRegistered(user.id, tx);
    });
    return password;
  } catch (error) {
    if (isTaken(error)) return undefined;
    throw error;
  }
};
