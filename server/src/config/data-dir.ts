import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { describeUnusableFolder } from './config-messages.ts';
import { StartupError } from './startup-error.ts';

/** Makes the data folder where it is missing. Throws `StartupError` when it cannot be made or written to. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartupError(describeUnusableFolder(dataDir, codeOf(error)), { cause: error });
  }
}

/** Makes a folder and those above it. Node's own way tries for ever below a folder that takes none, as /proc. */
async function makeFolder(path: string): Promise<void> {
  try {
    await makeOneFolder(path);
  } catch (error) {
    const above = dirname(path);
    if (codeOf(error) !== 'ENOENT' || above === path) throw error;
    await makeFolder(above);
    await makeOneFolder(path);
  }
}

async function makeOneFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    if (!(await isFolder(path))) throw error;
  });
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** A refusal of the file system, met later on the way, as something that a person can act on; else what it is. */
export function explainFileError(error: unknown): unknown {
  if (error instanceof StartupError || !(error instanceof Error && 'path' in error)) return error;
  const isMendable = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT'].includes(codeOf(error));
  return isMendable
    ? new StartupError(describeUnusableFolder(String(error.path), codeOf(error)), { cause: error })
    : error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
