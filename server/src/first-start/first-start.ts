import { join } from 'node:path';
import { type AdministratorDeps, createAdministrator } from './administrator.ts';
import { describeSecrets } from './first-start-messages.ts';
import { loadGatePassword } from './gate-password.ts';
import { writeSecret } from './secret-file.ts';

export interface FirstStartDeps extends AdministratorDeps {
  readonly dataDir: string;
  readonly adminGatePassword: string | undefined;
}

/**
 * Makes what the administrator needs. `lines` are for the terminal, once; what they say stays in the data folder,
 * readable by its owner only.
 */
export const prepareFirstStart = async (deps: FirstStartDeps) => {
  const gate = await loadGatePassword(deps);
  const oneTimePassword = await createAdministrator(deps);
  const lines = describeSecrets({
    adminEmail: deps.adminEmail,
    oneTimePassword,
    gatePassword: gate.isNew ? gate.password : undefined,
  });
  if (lines.length > 0) await writeSecret(join(deps.dataDir, 'first-start.txt'), lines.join('\n'));
  return { gatePassword: gate.password, lines };
};
