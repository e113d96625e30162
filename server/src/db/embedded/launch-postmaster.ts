import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open, readFile, stat, truncate } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '../../config/startup-error.ts';
import type { Place } from './choose-place.ts';
import { embeddedMessages } from './embedded-messages.ts';
import type { Programs } from './locate-binaries.ts';
import { postgresArguments } from './postgres-settings.ts';
import { programOptions } from './run-program.ts';

const attempts = 5;
const largestLogBytes = 5_000_000;

/** A server that was started here. `exited` settles when its process is gone. */
export type Postmaster = { pid: number; port: number; exited: Promise<void> };

export type Launch = {
  dataDir: string;
  place: Place;
  programs: Programs;
  durable: boolean;
  onSpawned?: (() => void) | undefined;
  /** Resolves once the server on that port answers; tried again until then. */
  probe: (port: number) => Promise<void>;
};

/**
 * Starts the server, on the given port or on a free one, and waits until it answers. `StartupError`
 * with its log if not.
 */
export async function launchPostmaster(launch: Launch, fixedPort?: number): Promise<Postmaster> {
  // A port may be taken in between, and the memory of a killed server may need a moment to be given back.
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const port = fixedPort ?? (await findFreePort());
    const postmaster = await spawnPostmaster(launch, port);
    launch.onSpawned?.();
    if (await answers(postmaster, launch.probe)) return postmaster;
    await pause(200);
  }
  throw new StartupError(embeddedMessages.startFailed(await endOfLog(launch.dataDir)));
}

async function spawnPostmaster({ dataDir, place, programs, durable }: Launch, port: number): Promise<Postmaster> {
  const logPath = logFile(dataDir);
  const { size } = await stat(logPath).catch(() => ({ size: 0 }));
  if (size > largestLogBytes) await truncate(logPath);
  const log = await open(logPath, 'a', 0o600);
  try {
    // Its own session: Ctrl+C in the terminal must reach Vida alone, which closes the database last.
    const child = spawn(programs.postgres, postgresArguments(place.clusterDir, port, durable), {
      ...programOptions(place.user),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    await once(child, 'spawn');
    const exited = once(child, 'exit').then(() => undefined);
    child.unref();
    return { pid: child.pid ?? 0, port, exited };
  } finally {
    await log.close();
  }
}

/** Recovery after a crash may take its time; only the end of the process means no. */
async function answers({ port, exited }: Postmaster, probe: Launch['probe']): Promise<boolean> {
  let hasExited = false;
  void exited.then(() => {
    hasExited = true;
  });
  while (!hasExited) {
    const isReady = await probe(port).then(
      () => true,
      () => false,
    );
    if (isReady && !hasExited) return true;
    await pause(10);
  }
  return false;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const logFile = (dataDir: string) => join(dataDir, 'postgres.log');

async function endOfLog(dataDir: string): Promise<string> {
  const content = await readFile(logFile(dataDir), 'utf8').catch(() => '');
  return content.trim().split('\n').slice(-10).join('\n');
}
