import { StartupError } from '../config/startup-error.ts';
import { accountCommandMessages } from './account-messages.ts';
import { resetPassword } from './reset-password.ts';
import { runCommand } from './run-command.ts';
import { withAccounts } from './with-accounts.ts';

await runCommand(async (config) => {
  const [email] = process.argv.slice(2);
  if (!email) throw new StartupError(accountCommandMessages.resetUsage);
  const password = await withAccounts(config, (db) => resetPassword(db, email, new Date()));
  return accountCommandMessages.passwordReset(email, password);
});
