import { lstat, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataDirLock, lockDataDir } from '../db/embedded/data-dir-lock.ts';
import { stopLeftDatabase } from '../db/embedded/start-embedded.ts';

const prefix = 'vida-demo-';
/** Lies in every folder that a demo made and locked, and nowhere else. */
const markFile = 'throw-away';

export interface DemoFolder {
  readonly dataDir: string;
  readonly lock: DataDirLock;
  readonly remove: () => Promise<void>;
}

const removeFolder = (path: string): Promise<void> => rm(path, { recursive: true, force: true, maxRetries: 5 });

/** A data folder for one demo. Removes those of demos that were killed, with the databases that they left running. */
export const makeDemoFolder = async (within = tmpdir()): Promise<DemoFolder> => {
  for (const name of await readdir(within))
    if (name.startsWith(prefix)) await removeIfDead(join(within, name)).catch(() => undefined);
  const dataDir = await mkdtemp(join(within, prefix));
  const lock = await lockDataDir(dataDir);
  await writeFile(join(dataDir, markFile), '');
  return { dataDir, lock, remove: () => removeFolder(dataDir) };
};

/** Throws where the folder is no demo's, another user's, or in use. */
const removeIfDead = async (path: string): Promise<void> => {
  const [folder, mark] = await Promise.all([lstat(path), lstat(join(path, markFile))]);
  if (!folder.isDirectory() || !mark.isFile() || mark.uid !== (process.getuid?.() ?? mark.uid)) return;
  const lock = await lockDataDir(path);
  try {
    await stopLeftDatabase(path);
    await removeFolder(path);
  } finally {
    await lock.release();
  }
};
