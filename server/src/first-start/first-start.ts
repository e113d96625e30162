import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createOneTimePassword } from '../features/auth/session-tokens.ts';
import { type AdministratorDeps, createAdministrator } from './administrator.ts';
import { describeSecrets } from './first-start-messages.ts';
import { readSecret, writeSecret } from './secret-file.ts';

export interface FirstStartDeps extends AdministratorDeps {
  readonly dataDir: string;
  readonly adminGatePassword: string | undefined;
}

interface GatePassword {
  readonly password: string;
  /** Made just now: it must be shown once. */
  readonly isNew: boolean;
}

/** The panel password: the configured one, else the one kept in the data folder, made when there is none. */
const loadGatePassword = async (config: Pick<Config, 'adminGatePassword' | 'dataDir'>): Promise<GatePassword> => {
  if (config.adminGatePassword !== undefined) return { password: config.adminGatePassword, isNew: false };
  const path = join(config.dataDir, 'admin-gate-password');
  const kept = await readSecret(path);
  if (kept) return { password: kept, isNew: false };
  const password = createOneTimePassword();
  await writeSecret(path, password);
  return { password, isNew: true };
};

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
