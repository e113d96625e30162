import { chmod, mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Log } from '../../config/log.ts';
import { StartupError } from '../../config/startup-error.ts';
import { canEnter, findDatabaseUser } from './database-user.ts';
import { embeddedMessages } from './embedded-messages.ts';
import type { DatabaseUser } from './run-program.ts';

/**
 * Where the cluster lives and as whom it runs. `folder` is the data folder, or its stand-in where root's is closed;
 * `isNew` where there is no cluster yet.
 */
export type Place = { folder: string; clusterDir: string; user: DatabaseUser | undefined; isNew: boolean };

const pointerFile = (dataDir: string) => join(dataDir, 'postgres-location');
const clusterIn = (folder: string) => join(folder, 'postgres');

/** The folder that holds (or will hold) the cluster of a data folder, as earlier starts left it. */
export async function findClusterDir(dataDir: string): Promise<string> {
  const elsewhere = await readFile(pointerFile(dataDir), 'utf8').catch(() => undefined);
  return clusterIn(elsewhere?.trim() || dataDir);
}

/**
 * Decides where the database lives. Always in `dataDir`, except where Vida runs as root and the database's user cannot
 * get there (a project in root's home): then in a folder of its own under `systemDir`, which `dataDir` remembers.
 */
export async function choosePlace(dataDir: string, systemDir: string, log: Log): Promise<Place> {
  const clusterDir = await findClusterDir(dataDir);
  const folder = dirname(clusterDir);
  const user = await findDatabaseUser(clusterDir);
  if (folder !== dataDir) {
    if (!(await exists(folder))) throw new StartupError(embeddedMessages.clusterMissing(folder));
    log.info(embeddedMessages.movedAway(folder));
    return { folder, clusterDir, user, isNew: !(await exists(clusterDir)) };
  }
  if (user) await letOthersThrough(dataDir);
  // It was entered before. Whether that still goes is asked when the database does not start: asking takes a process.
  if (await exists(clusterDir)) return { folder, clusterDir, user, isNew: false };
  if (await canEnter(user, dataDir)) return { folder, clusterDir, user, isNew: true };

  const standIn = await makeStandIn(dataDir, systemDir);
  log.warn(embeddedMessages.movedAway(standIn));
  return { folder: standIn, clusterDir: clusterIn(standIn), user, isNew: true };
}

/** Throws `StartupError` where the database's user does not reach the folder of its cluster. */
export async function refuseClosedFolder({ folder, user }: Place): Promise<void> {
  if (!(await canEnter(user, folder))) throw new StartupError(embeddedMessages.cannotEnter(folder));
}

/** Everything in the data folder has its own narrow mode, so passing through it gives nothing away. */
async function letOthersThrough(dataDir: string): Promise<void> {
  const { mode, uid } = await stat(dataDir);
  if (uid === 0) await chmod(dataDir, (mode & 0o777) | 0o011);
}

async function makeStandIn(dataDir: string, systemDir: string): Promise<string> {
  await mkdir(systemDir, { recursive: true, mode: 0o755 });
  const folder = await mkdtemp(join(systemDir, 'data-'));
  await chmod(folder, 0o711);
  await writeFile(pointerFile(dataDir), `${folder}\n`, { mode: 0o600 });
  return folder;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
