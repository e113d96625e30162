import type { AccountChange } from '@vida/contract/account/account-schemas.ts';
import type { SignedIn } from '@vida/contract/auth/auth-endpoints.ts';
import type { EmailChange, PasswordChange } from '@vida/contract/auth/credentials.ts';
import type { User } from '@vida/contract/auth/user.ts';
import type { NewNotification } from '@vida/contract/notifications/notification-schemas.ts';
import type { Log } from '../../config/log.ts';
import { announceChange } from '../../db/announce-change.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { forbidden, invalid, notFound } from '../../http/errors.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import { accountMessages } from './account-messages.ts';
import { createDeletedAccountsRepository } from './deleted-accounts-repository.ts';
import type { DeletedList } from './deleted-list.ts';
import { type AnonymizeAuthor, removePerson } from './remove-person.ts';

/** What the account feature needs of the accounts that auth keeps. */
export interface AccountStore {
  readonly change: (userId: string, tx: Transaction, change: AccountChange) => Promise<User | undefined>;
  readonly checkPassword: (userId: string, password: string) => Promise<boolean>;
  /** Refuses what somebody could guess soon; hashes the rest. */
  readonly preparePassword: (person: User, password: string, field: string) => Promise<string>;
  /** Stores the hash, ends every session but this one, and gives this one another token. */
  readonly replacePassword: (
    userId: string,
    tx: Transaction,
    passwordHash: string,
    sessionId: string,
  ) => Promise<SignedIn | undefined>;
  /** Stores the e-mail and ends every session but this one; 409 when it has an account. */
  readonly replaceEmail: (
    userId: string,
    tx: Transaction,
    email: string,
    sessionId: string,
  ) => Promise<User | undefined>;
}

export interface AccountDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly security: SecurityLog;
  readonly store: AccountStore;
  /** Tells the person by the bell. */
  readonly notifyUser: (userId: string, tx: Transaction, notification: NewNotification) => Promise<void>;
  readonly anonymizeAuthor: AnonymizeAuthor;
  /** Outside the database, so that no backup brings a deleted account back. */
  readonly deletedList: DeletedList;
  /** Does something in a person's turn to write. */
  readonly inTurnOf: (userId: string, work: () => Promise<void>) => Promise<void>;
}

const found = <T>(account: T | undefined): T => {
  if (account === undefined) throw notFound();
  return account;
};

/** The person's own account: name, zone, unit, password, and its end. */
export const createAccountService = ({
  db,
  clock,
  log,
  security,
  store,
  notifyUser,
  anonymizeAuthor,
  deletedList,
  inTurnOf,
}: AccountDeps) => ({
  change: async (userId: string, tx: Transaction, change: AccountChange): Promise<User> =>
    found(await store.change(userId, tx, change)),

  /** Checks both passwords and hashes the new one, outside the transaction: hashing is slow on purpose. */
  preparePassword: async (
    person: User,
    { currentPassword, newPassword }: PasswordChange,
    caller: SecurityCaller,
  ): Promise<string> => {
    if (!(await store.checkPassword(person.id, currentPassword))) {
      await security.note('password_refused', { accountId: person.id, caller });
      throw forbidden('wrong_password', accountMessages.wrongPassword);
    }
    if (currentPassword === newPassword)
      throw invalid([{ field: 'newPassword', message: accountMessages.samePassword }]);
    return store.preparePassword(person, newPassword, 'newPassword');
  },

  replacePassword: async (
    userId: string,
    tx: Transaction,
    passwordHash: string,
    sessionId: string,
    caller: SecurityCaller,
  ): Promise<User & { token: string }> => {
    const { user, token } = found(await store.replacePassword(userId, tx, passwordHash, sessionId));
    await notifyUser(userId, tx, { kind: 'password_changed' });
    await security.note('password_changed', { accountId: userId, caller }, tx);
    return { ...user, token };
  },

  /** 403 for a wrong password and for the administrator, whose e-mail is a setting; outside the transaction. */
  checkEmailChange: async (
    { id: userId, email, isAdmin }: User,
    change: EmailChange,
    caller: SecurityCaller,
  ): Promise<void> => {
    if (isAdmin) throw forbidden('administrator_account', accountMessages.administratorEmail);
    if (!(await store.checkPassword(userId, change.currentPassword))) {
      await security.note('password_refused', { accountId: userId, caller });
      throw forbidden('wrong_password', accountMessages.wrongPassword);
    }
    if (change.email === email) throw invalid([{ field: 'email', message: accountMessages.sameEmail }]);
  },

  /** 409 for the e-mail of another account. Nothing is sent to either address. */
  replaceEmail: async (
    userId: string,
    tx: Transaction,
    email: string,
    sessionId: string,
    caller: SecurityCaller,
  ): Promise<User> => {
    const user = found(await store.replaceEmail(userId, tx, email, sessionId));
    await notifyUser(userId, tx, { kind: 'email_changed' });
    await security.note('email_changed', { accountId: userId, caller }, tx);
    return user;
  },

  /**
   * Removes the person and all that is theirs in one transaction; every session ends with it. 403 for a wrong password
   * and for the administrator. No idempotent reply can be kept for somebody who is gone: sent again, this is a 401.
   */
  remove: async (
    { id: userId, isAdmin }: User,
    password: string,
    caller: SecurityCaller,
  ): Promise<{ deleted: true }> => {
    if (isAdmin) throw forbidden('administrator_account', accountMessages.administratorStays);
    if (!(await store.checkPassword(userId, password))) {
      await security.note('password_refused', { accountId: userId, caller });
      throw forbidden('wrong_password', accountMessages.wrongPasswordToDelete);
    }
    const deleted = { id: userId, deletedAt: clock() };
    await inTurnOf(userId, () =>
      db.transaction(async (tx) => {
        await removePerson(userId, tx, anonymizeAuthor);
        await createDeletedAccountsRepository(tx).insert([deleted]);
        await security.note('account_deleted', { accountId: userId, caller }, tx);
        await security.forgetDevices(userId, tx);
        await announceChange(userId, tx);
      }),
    );
    // The account is gone, whatever happens to the file; it is copied again within the hour.
    await deletedList.add([deleted]).catch((error: unknown) => log.error({ err: error }, 'deleted account not listed'));
    return { deleted: true };
  },
});

export type AccountService = ReturnType<typeof createAccountService>;
