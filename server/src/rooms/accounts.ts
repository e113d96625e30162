import type { Transaction } from '../db/database.ts';
import { registerAccount } from '../features/account/account-routes.ts';
import { createAccountService } from '../features/account/account-service.ts';
import { createDeletedList } from '../features/account/deleted-list.ts';
import { createExportService } from '../features/account/export/export-service.ts';
import { registerAdmin } from '../features/admin/admin-routes.ts';
import { createAdminService } from '../features/admin/admin-service.ts';
import { createAccountOversight } from '../features/auth/account-oversight.ts';
import { createAccountStore } from '../features/auth/account-store.ts';
import { registerAuth } from '../features/auth/auth-routes.ts';
import { createAuthService } from '../features/auth/auth-service.ts';
import { createPasswordLinks } from '../features/auth/password-links.ts';
import { createSessionsRepository } from '../features/auth/sessions-repository.ts';
import { createUsersRepository } from '../features/auth/users-repository.ts';
import { anonymizeAuthor } from '../features/community/members-repository.ts';
import { createNotificationsService } from '../features/notifications/notifications-service.ts';
import { passkeyPlaceOf } from '../features/second-factor/passkey-address.ts';
import { registerSecondFactor } from '../features/second-factor/second-factor-routes.ts';
import { createSecondFactorService } from '../features/second-factor/second-factor-service.ts';
import { createSignInSteps } from '../features/second-factor/sign-in-steps.ts';
import { createMailSender } from '../mail/mail-sender.ts';
import { createOutbox } from '../mail/outbox.ts';
import type { Room, RoomDeps } from './room-deps.ts';

const openOutbox = ({ mail, log, stopping }: RoomDeps) =>
  mail && { outbox: createOutbox({ send: createMailSender(mail), log, stopping }), publicUrl: mail.publicUrl };

/** Who somebody is: entering, the second factor, the account itself, and the administrator's panel. */
export const accounts: Room = (deps) => (serve) => {
  const { db, clock, log, dataDir, gatePassword, secondFactorKey, publicUrl, sessions, security, toUser, inTurnOf } =
    deps;
  const notifications = createNotificationsService({ db, clock });
  const store = createAccountStore({ db, clock, toUser, sessions });
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
    checkPassword: store.checkPassword,
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
    createPasswordLinks({ db, clock, log, security, notifyUser, inTurnOf, mail: openOutbox(deps) }),
  );
  registerAccount(serve, {
    account: createAccountService({
      db,
      clock,
      log,
      security,
      store,
      notifyUser,
      anonymizeAuthor,
      deletedList: createDeletedList(dataDir),
      inTurnOf,
    }),
    sessions,
    consents: deps.consents,
    exports: createExportService({ db, clock, security }),
  });
  registerAdmin(serve, {
    service: createAdminService({
      gatePassword,
      security,
      proveSecondFactor: secondFactor.prove,
      openGate: (userId, sessionId) => createSessionsRepository(db).openGate(userId, sessionId, clock()),
    }),
    health: deps.adviserHealth,
    accounts: createAccountOversight({ db, clock, log, security }),
  });
};
