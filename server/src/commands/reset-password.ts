import { pino } from 'pino';
import { StartupError } from '../config/startup-error.ts';
import type { Database } from '../db/database.ts';
import { writeFor } from '../db/write-for.ts';
import { hashPassword } from '../features/auth/passwords.ts';
import { createOneTimePassword } from '../features/auth/session-tokens.ts';
import { createSessionsRepository } from '../features/auth/sessions-repository.ts';
import { createUsersRepository } from '../features/auth/users-repository.ts';
import { createNotificationsService } from '../features/notifications/notifications-service.ts';
import { createSecurityLog } from '../http/security-log.ts';
import { accountCommandMessages } from './account-messages.ts';

/**
 * Gives an account a one-time password, which opens it for a day and must be changed at the next sign-in, and ends
 * its sessions: how a forgotten password is mended where no mail server is set. Throws `StartupError` for an unknown
 * e-mail.
 */
export async function resetPassword(db: Database, email: string, now: Date): Promise<string> {
  const user = await createUsersRepository(db).findByEmail(email);
  if (!user) throw new StartupError(accountCommandMessages.unknownAccount(email));
  const security = createSecurityLog({ db, clock: () => now, log: pino({ level: 'silent' }) });
  const password = createOneTimePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction((transaction) =>
    writeFor(user.id, transaction, async (tx) => {
      await createUsersRepository(tx).update(user.id, {
        passwordHash,
        mustChangePassword: true,
        passwordSetAt: now,
      });
      await createSessionsRepository(tx).endAll(user.id);
      await createNotificationsService({ db, clock: () => now }).notify(user.id, tx, {
        kind: 'password_changed',
      });
      await security.note('password_reset', { accountId: user.id, caller: null }, tx);
    }),
  );
  return password;
}
