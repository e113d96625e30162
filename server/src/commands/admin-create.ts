import { createNotificationsService } from '../features/notifications/notifications-service.ts';
import { createAdministrator } from '../first-start/administrator.ts';
import { accountCommandMessages } from './account-messages.ts';
import { runCommand } from './run-command.ts';
import { withAccounts } from './with-accounts.ts';

const clock = () => new Date();

await runCommand(({ adminEmail, ...config }) =>
  withAccounts({ adminEmail, ...config }, async (db) => {
    const { welcome } = createNotificationsService({ db, clock });
    const password = await createAdministrator({ db, clock, adminEmail, onRegistered: welcome });
    return password === undefined
      ? accountCommandMessages.administratorExists(adminEmail)
      : accountCommandMessages.administratorCreated(adminEmail, password);
  }),
);
