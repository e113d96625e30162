import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { createOneTimePassword } from '../features/auth/session-tokens.ts';
import { readSecret, writeSecret } from './secret-file.ts';

export interface GatePassword {
  readonly password: string;
  /** Made just now: it must be shown once. */
  readonly isNew: boolean;
}

/** The panel password: the configured one, else the one kept in the data folder, made when there is none. */
export const loadGatePassword = async (
  config: Pick<Config, 'adminGatePassword' | 'dataDir'>,
): Promise<GatePassword> => {
  if (config.adminGatePassword !== undefined) return { password: config.adminGatePassword, isNew: false };
  const path = join(config.dataDir, 'admin-gate-password');
  const kept = await readSecret(path);
  if (kept) return { password: kept, isNew: false };
  const password = createOneTimePassword();
  await writeSecret(path, password);
  return { password, isNew: true };
};
