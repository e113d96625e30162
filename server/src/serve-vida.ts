import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { openDatabase } from './db/database.ts';
import type { DataDirLock } from './db/embedded/data-dir-lock.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createNotificationsService } from './features/notifications/notifications-service.ts';
import { prepareFirstStart } from './first-start/first-start.ts';
import { describeAddress, openAt, portTaken } from './first-start/first-start-messages.ts';
import { loadSecondFactorKey } from './first-start/second-factor-key.ts';
import { startHousekeeping } from './housekeeping.ts';
import { atMost } from './http/at-most.ts';
import { CLOSE_GRACE_MS, CLOSE_MS } from './http/limits.ts';
import { startNightlyRewrite } from './nightly-rewrite/nightly-rewrite.ts';
import { reapplyDeletions } from './reapply-deletions.ts';

/** Beyond the grace of requests: for the hooks that follow. */
const APP_CLOSE_MS = CLOSE_GRACE_MS + 1_500;

export interface VidaOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly webFolder: string;
  /** Of the data folder, where it was taken before. */
  readonly lock?: DataDirLock | undefined;
}

export interface ServedVida {
  readonly port: number;
  /** For the terminal: the address, and at a first start what the administrator needs. */
  readonly lines: readonly string[];
}

/** What is to be closed at the end, the last one first, each with the time that is left. */
export type Closers = ((leftMs: number) => Promise<unknown>)[];

const listen = async (app: FastifyInstance, { host, port }: Config): Promise<number> => {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw new StartupError(portTaken(port));
    throw error;
  }
  return (app.server.address() as AddressInfo).port;
};

/** On a running database, in order: migrations, administrator, HTTP. What has an end is put among the `closers`. */
export const serveVida = async (
  { config, log, clock, webFolder, lock }: VidaOptions,
  connectionString: string,
  closers: Closers,
): Promise<ServedVida> => {
  const database = openDatabase(connectionString, log);
  closers.push(() => atMost(database.close(), CLOSE_MS));
  const { db } = database;
  await migrateDatabase(connectionString);
  await reapplyDeletions({ db, clock, log, dataDir: config.dataDir });
  const { welcome } = createNotificationsService({ db, clock });
  const firstStart = await prepareFirstStart({ ...config, db, clock, onRegistered: welcome });
  const app = await buildApp({
    config,
    gatePassword: firstStart.gatePassword,
    secondFactorKey: await loadSecondFactorKey(config),
    db,
    connectionString,
    clock,
    log,
    webFolder,
  });
  closers.push(() => atMost(app.close(), APP_CLOSE_MS));
  if (config.databaseUrl === undefined) {
    const rewrite = startNightlyRewrite({ connectionString, dataDir: config.dataDir, clock, log });
    closers.push(() => atMost(rewrite.stop(), CLOSE_MS));
    app.server.on('request', ({ url }) => {
      if (url !== '/healthz' && url !== '/readyz') rewrite.disturb();
    });
  }
  const port = await listen(app, config);
  const url = openAt(config.host, port);
  lock?.tell(url);
  const housekeeping = startHousekeeping({ db, clock, log, dataDir: config.dataDir });
  closers.push(() => atMost(housekeeping.stop(), CLOSE_MS));
  return { port, lines: [describeAddress(url), ...firstStart.lines] };
};
