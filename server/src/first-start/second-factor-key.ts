import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartupError } from '../config/startup-error.ts';
import type { SecondFactorKey } from '../features/second-factor/second-factor-key.ts';
import { secondFactorKeyBroken } from './first-start-messages.ts';
import { readSecret, writeSecret } from './secret-file.ts';

const KEY_BYTES = 32;
const FILE_NAME = 'second-factor-key';

const readKey = async (path: string): Promise<Buffer | undefined> => {
  const text = await readSecret(path);
  if (text === undefined) return undefined;
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new StartupError(secondFactorKeyBroken(path));
  return Buffer.from(text, 'hex');
};

/**
 * The configured key, else the one kept in the data folder, made when the first app is set up. Throws `StartupError`
 * for a file that holds no key: another one in its place would leave every app behind.
 */
export const loadSecondFactorKey = async (
  config: Pick<Config, 'secondFactorKey' | 'dataDir'>,
): Promise<SecondFactorKey> => {
  const path = join(config.dataDir, FILE_NAME);
  let known = config.secondFactorKey === undefined ? await readKey(path) : Buffer.from(config.secondFactorKey, 'hex');
  let making: Promise<Buffer> | undefined;
  const make = async (): Promise<Buffer> => {
    const key = (await readKey(path)) ?? randomBytes(KEY_BYTES);
    await writeSecret(path, key.toString('hex'));
    known = key;
    return key;
  };
  return {
    find: async () => known,
    findOrMake: async () => {
      if (known) return known;
      making ??= make().finally(() => {
        making = undefined;
      });
      return making;
    },
  };
};
