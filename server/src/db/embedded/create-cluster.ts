import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { StartupError } from '../../config/startup-error.ts';
import type { Place } from './choose-place.ts';
import { embeddedMessages } from './embedded-messages.ts';
import type { Programs } from './locate-binaries.ts';
import { runProgram } from './run-program.ts';

/** The role that owns everything and the name of its database. */
export const databaseRole = 'vida';

/**
 * Character classes beyond ASCII (trigrams of 'açúcar') need a UTF-8 locale; which of these exists differs by system.
 */
const characterLocales = ['C.UTF-8', 'en_US.UTF-8', 'pt_BR.UTF-8', 'C'];

export const passwordFile = (dataDir: string) => join(dataDir, 'postgres-password');

/** Makes the cluster, whole or not at all, and answers its password. */
export async function createCluster(
  dataDir: string,
  place: Place,
  programs: Programs,
  durable: boolean,
): Promise<string> {
  const password = await readPassword(dataDir).catch(() => storePassword(dataDir));
  // A new name each time: the initdb of a Vida that was killed may still be at work in the old one.
  const unfinished = await mkdtemp(`${place.clusterDir}.unfinished-`);
  await initialise(unfinished, password, place, programs, durable);
  await rename(unfinished, place.clusterDir);
  await removeUnfinished(place.clusterDir);
  return password;
}

async function removeUnfinished(clusterDir: string): Promise<void> {
  const leftovers = await readdir(dirname(clusterDir));
  for (const name of leftovers.filter((entry) => entry.startsWith(`${basename(clusterDir)}.unfinished`))) {
    await rm(join(dirname(clusterDir), name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** The password of the cluster; `StartupError` when its file is gone. */
export async function readPassword(dataDir: string): Promise<string> {
  const password = await readFile(passwordFile(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!password?.trim()) throw new StartupError(embeddedMessages.passwordMissing(passwordFile(dataDir)));
  return password.trim();
}

async function storePassword(dataDir: string): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const unfinished = `${passwordFile(dataDir)}.unfinished`;
  await rm(unfinished, { force: true });
  await writeFile(unfinished, `${password}\n`, { mode: 0o600, flush: true });
  await rename(unfinished, passwordFile(dataDir));
  return password;
}

async function initialise(
  clusterDir: string,
  password: string,
  { user }: Place,
  { initdb }: Programs,
  durable: boolean,
): Promise<void> {
  const secretFile = `${clusterDir}.secret`;
  const failures: string[] = [];
  for (const locale of process.platform === 'win32' ? ['C'] : characterLocales) {
    await rm(clusterDir, { recursive: true, force: true });
    await mkdir(clusterDir, { mode: 0o700 });
    await writeFile(secretFile, password, { mode: 0o600 });
    for (const path of user ? [clusterDir, secretFile] : []) await chown(path, user?.uid ?? 0, user?.gid ?? 0);
    const { code, output } = await runProgram(
      initdb,
      [
        ...['-D', clusterDir, `--username=${databaseRole}`, `--pwfile=${secretFile}`],
        ...['--auth=scram-sha-256', '--encoding=UTF8', `--locale=${locale}`],
        ...['--locale-provider=icu', '--icu-locale=pt-BR', '--text-search-config=portuguese'],
        ...(durable ? [] : ['--no-sync']),
      ],
      user,
    );
    await rm(secretFile, { force: true });
    if (code === 0) return;
    failures.push(output);
  }
  await rm(clusterDir, { recursive: true, force: true });
  throw new StartupError(embeddedMessages.initFailed(failures.at(-1) ?? ''));
}

/**
 * Throws `StartupError` where the cluster is of another PostgreSQL than `version` ('18.4.0-beta.17'),
 * by the major number.
 */
export async function refuseOtherMajorVersion(clusterDir: string, version: string): Promise<void> {
  const found = (await readFile(join(clusterDir, 'PG_VERSION'), 'utf8')).trim();
  const ours = /^\d+/.exec(version)?.[0] ?? '';
  if (found !== ours) throw new StartupError(embeddedMessages.otherMajorVersion(found, ours));
}
