import { StartupError } from '../config/startup-error.ts';
import { accountCommandMessages } from './account-messages.ts';
import { runCommand } from './run-command.ts';
import { turnOffSecondFactor } from './turn-off-second-factor.ts';
import { withAccounts } from './with-accounts.ts';

await runCommand(async (config) => {
  const [email] = process.argv.slice(2);
  if (!email) throw new StartupError(accountCommandMessages.secondFactorOffUsage);
  const wasOn = await withAccounts(config, (db) => turnOffSecondFactor(db, email));
  return wasOn ? accountCommandMessages.secondFactorOff(email) : accountCommandMessages.secondFactorWasOff(email);
});
