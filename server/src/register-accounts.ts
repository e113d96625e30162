import type { Log } from './config/log.ts';
import type { Database, Transaction } from './db/database.ts';
import { registerAccount } from './features/account/account-routes.ts';
import { createAccountService } from './features/account/account-service.ts';
import { createDeletedList } from './features/account/deleted-list.ts';
import { createExportService } from './features/account/export/export-service.ts';
import { registerAdmin } from './features/admin/admin-routes.ts';
import { createAdminService } from './features/admin/admin-service.ts';
import type { AdviserHealthService } from './features/admin/adviser-health-service.ts';
import { createAccountOversight } from './features/auth/account-oversight.ts';
import { createAccountStore } from './features/auth/account-store.ts';
import { registerAuth } from './features/auth/auth-routes.ts';
import { createAuthService } from './features/auth/auth-service.ts';
import type { ConsentsService } from './features/auth/consents-service.ts';
import { createSessionsRepository } from './features/auth/sessions-repository.ts';
import type { SessionsService } from './features/auth/sessions-service.ts';
import type { ToUser } from './features/auth/to-user.ts';
import { createUsersRepository } from './features/auth/users-repository.ts';
import { anonymizeAuthor } from './features/community/anonymize-author.ts';
import type { NotificationsService } from './features/notifications/notifications-service.ts';
import { passkeyPlaceOf } from './features/second-factor/passkey-address.ts';
import type { SecondFactorKey } from './features/second-factor/second-factor-key.ts';
import { registerSecondFactor } from './features/second-factor/second-factor-routes.ts';
import { createSecondFactorService } from './features/second-factor/second-factor-service.ts';
import { createSignInSteps } from './features/second-factor/sign-in-steps.ts';
import type { Serve } from './http/context.ts';
import type { PersonTurns } from './http/person-turns.ts';
import type { SecurityLog } from './http/security-log.ts';

export interface AccountFeatureDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly dataDir: string;
  readonly gatePassword: string;
  readonly secondFactorKey: SecondFactorKey;
  readonly publicUrl: string | undefined;
  readonly sessions: SessionsService;
  readonly security: SecurityLog;
  readonly toUser: ToUser;
  readonly inTurnOf: PersonTurns['write'];
}

/** What accounts need of other features. */
export interface AccountNeighbours {
  readonly notifications: NotificationsService;
  readonly consents: ConsentsService;
  readonly adviserHealth: AdviserHealthService;
}

/** Who somebody is: entering, the second factor, the account itself, and the administrator's panel. */
export const registerAccounts = (
  serve: Serve,
  deps: AccountFeatureDeps,
  { notifications, consents, adviserHealth }: AccountNeighbours,
): void => {
  const { db, clock, log, dataDir, gatePassword, secondFactorKey, publicUrl, sessions, security, toUser, inTurnOf } =
    deps;
  const accounts = createAccountStore({ db, clock, toUser, sessions });
  const notifyUser = notifications.notify;
  const factorDeps = {
    db,
    clock,
    security,
    notifyUser,
    key: secondFactorKey,
    place: passkeyPlaceOf(publicUrl),
    holdPasswordHash: async (userId: string, tx: Transaction) =>
      (await createUsersRepository(tx).findAndHoldAlone(userId))?.passwordHash,
  };
  const secondFactor = createSecondFactorService({
    ...factorDeps,
    checkPassword: accounts.checkPassword,
    closeGates: (userId, tx) => createSessionsRepository(tx).closeGates(userId),
  });
  registerSecondFactor(serve, secondFactor);
  registerAuth(
    serve,
    createAuthService({
      db,
      clock,
      security,
      sessions,
      toUser,
      secondFactor: createSignInSteps(factorDeps),
      onRegistered: notifications.welcome,
    }),
  );
  registerAccount(serve, {
    account: createAccountService({
      db,
      clock,
      log,
      security,
      store: accounts,
      notifyUser,
      anonymizeAuthor,
      deletedList: createDeletedList(dataDir),
      inTurnOf,
    }),
    sessions,
    consents,
    exports: createExportService({ db, clock, security }),
  });
  registerAdmin(serve, {
    service: createAdminService({
      gatePassword,
      security,
      proveSecondFactor: secondFactor.prove,
      openGate: (userId, sessionId) => createSessionsRepository(db).openGate(userId, sessionId, clock()),
    }),
    health: adviserHealth,
    accounts: createAccountOversight({ db, clock, log, security }),
  });
};
