import { Client } from 'pg';
import { explainFileError } from '../../config/data-dir.ts';
import type { Log } from '../../config/log.ts';
import { choosePlace, findClusterDir, type Place, refuseClosedFolder } from './choose-place.ts';
import { createCluster, databaseRole, readPassword, refuseOtherMajorVersion } from './create-cluster.ts';
import { type DataDirLock, lockDataDir } from './data-dir-lock.ts';
import { embeddedMessages } from './embedded-messages.ts';
import { type Launch, launchPostmaster } from './launch-postmaster.ts';
import { findNativeFolder, type Programs, programsIn, readVersion } from './locate-binaries.ts';
import { findPostmaster, removeMisleadingFile } from './postmaster-file.ts';
import { findPrepared, preparePrograms } from './prepare-programs.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { superviseEmbedded } from './supervise-embedded.ts';

export type EmbeddedOptions = {
  /** Made when missing. Everything of this database is kept in it. */
  dataDir: string;
  log: Log;
  /** Of `dataDir`, where the caller took it before; given back when the database stops or does not start. */
  lock?: DataDirLock | undefined;
  /** Called when the server's process is there, before it answers. */
  onSpawned?: () => void;
  /** `false` only in tests: quicker, and lost at a power cut. */
  durable?: boolean;
  /** Where root keeps the database when its user cannot enter `dataDir`. */
  systemDir?: string;
  /** The `native` folder of the platform package; found by itself. */
  nativeFolder?: string;
};

/** A running database. `stop` closes it in order, in `withinMs` at the most, and may be called twice. */
export type EmbeddedDatabase = { connectionString: string; stop: (withinMs?: number) => Promise<void> };

/**
 * Starts the PostgreSQL that comes with Vida on a data folder, making it at the first start. Keeps it running until
 * `stop`. Throws `StartupError` when another Vida has the folder, and for all else that a person can mend.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const lock = options.lock ?? (await lockDataDir(options.dataDir));
  try {
    const { connectionString, stop } = await startLocked(options);
    let stopped: Promise<void> | undefined;
    const stopOnce = (withinMs?: number) => {
      stopped ??= stop(withinMs).finally(lock.release);
      return stopped;
    };
    return { connectionString, stop: stopOnce };
  } catch (error) {
    await lock.release();
    throw explainFileError(error);
  }
}

/** Address of a database on the embedded server. */
function embeddedUrl(port: number, password: string, database = databaseRole): string {
  return `postgres://${databaseRole}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/**
 * Connects once, and makes Vida's database if an interrupted first start left it out. Throws when there is no answer.
 */
async function makeFirstContact(port: number, password: string): Promise<void> {
  try {
    await withClient(embeddedUrl(port, password), async () => undefined);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === DATABASE_MISSING)) throw error;
    await withClient(embeddedUrl(port, password, 'postgres'), (client) =>
      client.query(`create database ${client.escapeIdentifier(databaseRole)}`),
    );
  }
}

/** `invalid_catalog_name` */
const DATABASE_MISSING = '3D000';

async function withClient(connectionString: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  // A server that goes away again is noticed by the query that fails.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The database of a Vida that is running on the folder, for the commands; `undefined` when none runs. */
export async function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  const postmaster = await findPostmaster(await findClusterDir(dataDir));
  return postmaster && embeddedUrl(postmaster.port, await readPassword(dataDir));
}

/** Ends the database that a killed Vida left running on a folder. Only who holds the folder's lock may ask for it. */
export async function stopLeftDatabase(dataDir: string): Promise<void> {
  const clusterDir = await findClusterDir(dataDir);
  const left = await findPostmaster(clusterDir);
  const programs = programsIn(findNativeFolder());
  if (left) await stopPostmaster({ pid: left.pid, clusterDir, programs, user: undefined });
}

async function startLocked({ dataDir, log, ...options }: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { durable = true, systemDir = '/var/lib/vida', nativeFolder = findNativeFolder(), onSpawned } = options;
  const place = await choosePlace(dataDir, systemDir, log);
  const launchWith = async (programs: Programs, password: string) => {
    const probe = (port: number) => makeFirstContact(port, password);
    const launch: Launch = { dataDir, place, programs, durable, onSpawned, probe };
    const postmaster = await launchPostmaster(launch);
    const { stop } = superviseEmbedded(launch, postmaster, log);
    return { connectionString: embeddedUrl(postmaster.port, password), stop };
  };
  if (place.isNew) {
    const programs = await preparePrograms(nativeFolder, place.folder, place.user);
    return launchWith(programs, await createCluster(dataDir, place, programs, durable));
  }

  const [password, programs] = await Promise.all([
    readPassword(dataDir),
    findPrepared(nativeFolder, place.folder),
    readVersion(nativeFolder).then((version) => refuseOtherMajorVersion(place.clusterDir, version)),
  ]);
  await stopOrphan(place, programs, log);
  return launchWith(programs, password).catch(async () => {
    // What went well at the last start is tried out only now: each trial takes a process, and every start would wait.
    await refuseClosedFolder(place);
    return launchWith(await preparePrograms(nativeFolder, place.folder, place.user), password);
  });
}

/** A killed Vida leaves its server behind. A fresh one has today's settings and is a child that can be watched. */
async function stopOrphan({ clusterDir, user }: Place, programs: Programs, log: Log): Promise<void> {
  const orphan = await findPostmaster(clusterDir);
  if (!orphan) return removeMisleadingFile(clusterDir);
  await stopPostmaster({ pid: orphan.pid, clusterDir, programs, user });
  log.warn(embeddedMessages.recoveredOrphan);
}
