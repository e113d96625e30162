import type { PasswordAccepted, SignedIn } from '@vida/contract/auth/auth-endpoints.ts';
import { CONSENT_VERSION } from '@vida/contract/auth/consent.ts';
import type { Credentials, NewAccount } from '@vida/contract/auth/credentials.ts';
import { DEFAULT_TIME_ZONE } from '@vida/contract/core/time.ts';
import type { SecondFactorProof, SignInStep } from '@vida/contract/second-factor/second-factor-schemas.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { SecurityCaller, SecurityLog } from '../../http/security-log.ts';
import type { Viewer } from '../../http/viewer.ts';
import { insertAccount } from './accounts.ts';
import { authMessages } from './auth-messages.ts';
import { createConsentsRepository } from './consents-repository.ts';
import { refuseExpiredOneTime } from './one-time-password.ts';
import { refuseGuessable } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { createSessionsRepository } from './sessions-repository.ts';
import type { SessionsService } from './sessions-service.ts';
import type { ToUser } from './to-user.ts';
import { createUsersRepository } from './users-repository.ts';

export interface Caller extends SecurityCaller {
  readonly timeZone: string | undefined;
}

interface SecondStepAnswer {
  readonly challenge: string;
  readonly proof: SecondFactorProof;
}

/** The step after the password, for accounts that have one. */
export interface SecondSteps {
  readonly begin: (
    user: { readonly id: string; readonly passwordHash: string },
    tx: Transaction,
  ) => Promise<SignInStep | undefined>;
  /** Runs `enter` in the transaction that used up the answer; throws when it is refused. */
  readonly finish: <T>(
    answer: SecondStepAnswer,
    caller: Caller,
    enter: (userId: string, tx: Transaction) => Promise<T>,
  ) => Promise<T>;
}

export interface AuthDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly security: SecurityLog;
  readonly sessions: SessionsService;
  readonly toUser: ToUser;
  readonly secondFactor: SecondSteps;
  /** What other features give a new account, in the same transaction. */
  readonly onRegistered: (userId: string, tx: Transaction) => Promise<void>;
}

const wrongCredentials = () =>
  new AppError({ status: 401, code: 'wrong_credentials', userMessage: authMessages.wrongCredentials });

/** Registration, login and logout. */
export const createAuthService = ({ db, clock, security, sessions, toUser, secondFactor, onRegistered }: AuthDeps) => ({
  register: async (account: NewAccount, caller: Caller): Promise<SignedIn> => {
    await refuseGuessable(account.password, account, 'password');
    const passwordHash = await hashPassword(account.password);
    const createdAt = clock();
    return db.transaction(async (tx) => {
      const timeZone = caller.timeZone ?? DEFAULT_TIME_ZONE;
      const user = await insertAccount(tx, account, { passwordHash, timeZone, createdAt });
      await createConsentsRepository(tx).insert(user.id, {
        purpose: 'health_data',
        textVersion: CONSENT_VERSION,
        givenAt: createdAt,
      });
      await onRegistered(user.id, tx);
      const token = await sessions.open(user.id, tx, caller.userAgent);
      await security.note('account_registered', { accountId: user.id, caller }, tx);
      return { user: toUser(user), token };
    });
  },

  login: async ({ email, password }: Credentials, caller: Caller): Promise<PasswordAccepted> => {
    const user = await createUsersRepository(db).findByEmail(email);
    const matches = await verifyPassword(user?.passwordHash, password);
    if (!user || !matches) {
      await security.note('login_refused', { accountId: user?.id ?? null, caller });
      throw wrongCredentials();
    }
    refuseExpiredOneTime(user, clock());
    return db.transaction(async (tx) => {
      // Changed or deleted while the old password was being checked: no session may outlive that.
      const current = await createUsersRepository(tx).findAndHold(user.id);
      if (current?.passwordHash !== user.passwordHash) throw wrongCredentials();
      const step = await secondFactor.begin(user, tx);
      if (step) {
        await security.note('password_accepted', { accountId: user.id, caller }, tx);
        return { secondFactor: step };
      }
      const token = await sessions.open(user.id, tx, caller.userAgent);
      await security.note('login_accepted', { accountId: user.id, caller }, tx);
      return { user: toUser(user), token };
    });
  },

  /** The session of a sign-in whose password was right, for its second factor. */
  confirmLogin: async (answer: SecondStepAnswer, caller: Caller): Promise<SignedIn> =>
    secondFactor.finish(answer, caller, async (userId, tx) => {
      const user = await createUsersRepository(tx).findById(userId);
      if (!user) throw wrongCredentials();
      refuseExpiredOneTime(user, clock());
      const token = await sessions.open(userId, tx, caller.userAgent);
      await security.note('login_accepted', { accountId: userId, caller }, tx);
      return { user: toUser(user), token };
    }),

  logout: async (
    { userId, sessionId }: Pick<Viewer, 'userId' | 'sessionId'>,
    caller: SecurityCaller,
  ): Promise<{ ended: true }> => {
    await createSessionsRepository(db).end(userId, sessionId);
    await security.note('logout', { accountId: userId, caller });
    return { ended: true };
  },
});

export type AuthService = ReturnType<typeof createAuthService>;
