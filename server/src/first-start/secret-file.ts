import { chmod, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { prepareDataDir } from '../config/data-dir.ts';

const OWNER_ONLY = 0o600;

/** Text of a file that only its owner can read; `undefined` when there is none. */
export const readSecret = async (path: string): Promise<string | undefined> => {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return undefined;
    throw error;
  }
};

/**
 * Writes a file of the data folder that only its owner can read. Throws `StartupError` where the folder cannot take it.
 */
export const writeSecret = async (path: string, text: string): Promise<void> => {
  await prepareDataDir(dirname(path));
  await writeFile(path, `${text}\n`, { mode: OWNER_ONLY });
  await chmod(path, OWNER_ONLY);
};
