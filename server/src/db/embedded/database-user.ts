import { readFile, stat } from 'node:fs/promises';
import { StartupError } from '../../config/startup-error.ts';
import { embeddedMessages } from './embedded-messages.ts';
import { type DatabaseUser, runProgram } from './run-program.ts';

const preferredAccounts = ['postgres', 'nobody', 'daemon'];

export const isRoot = () => process.getuid?.() === 0;

/** An unprivileged account of this machine, from the text of its passwd file. */
export function pickDatabaseUser(passwd: string): DatabaseUser {
  const accounts = passwd.split('\n').map((line) => line.split(':'));
  for (const wanted of preferredAccounts) {
    const account = accounts.find(([name]) => name === wanted);
    const [uid, gid] = [Number(account?.[2]), Number(account?.[3])];
    if (uid > 0 && gid >= 0) return { uid, gid };
  }
  throw new StartupError(embeddedMessages.noDatabaseUser);
}

/**
 * Who runs the database: the owner of an existing cluster, else a picked account; `undefined` means Vida's own user.
 */
export async function findDatabaseUser(clusterDir: string): Promise<DatabaseUser | undefined> {
  if (!isRoot()) return undefined;
  const owner = await stat(clusterDir).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return pickDatabaseUser(await readFile('/etc/passwd', 'utf8'));
}

/** Whether that account reaches a folder, asked of the system itself so that access lists count too. */
export async function canEnter(user: DatabaseUser | undefined, folder: string): Promise<boolean> {
  if (!user) return true;
  const { code } = await runProgram('/bin/sh', ['-c', 'cd "$0"', folder], user);
  return code === 0;
}
