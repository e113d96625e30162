import { pino } from 'pino';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../db/database.ts';
import { writeFor } from '../db/write-for.ts';
import { createSessionsRepository } from '../features/auth/sessions-repository.ts';
import { createUsersRepository } from '../features/auth/users-repository.ts';
import { createNotificationsService } from '../features/notifications/notifications-service.ts';
import { hasSecondFactor, removeSecondFactor } from '../features/second-factor/remove-second-factor.ts';
import { createSecurityLog } from '../http/security-log.ts';
import { accountCommandMessages } from './account-messages.ts';

/**
 * Turns the second factor of an account off, and ends its sessions: for somebody who lost the phone and the recovery
 * codes. Returns whether there was one; without one nothing changes. Throws `StartupError` for an unknown e-mail.
 */
export async function turnOffSecondFactor(db: Database, email: string): Promise<boolean> {
  const user = await createUsersRepository(db).findByEmail(email);
  if (!user) throw new StartupError(accountCommandMessages.unknownAccount(email));
  const security = createSecurityLog({ db, clock: () => new Date(), log: pino({ level: 'silent' }) });
  const written = await db.transaction((transaction) =>
    writeFor(user.id, transaction, async (tx) => {
      if (!(await hasSecondFactor(user.id, tx))) return false;
      await removeSecondFactor(user.id, tx);
      await createSessionsRepository(tx).endAll(user.id);
      await createNotificationsService({ db, clock: () => new Date() }).notify(user.id, tx, {
        kind: 'second_factor_off',
      });
      await security.note('second_factor_removed', { accountId: user.id, caller: null }, tx);
      return true;
    }),
  );
  return written?.result ?? false;
}
