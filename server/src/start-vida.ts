import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { warmUpAdviser } from './adviser/warm-up.ts';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { explainFileError, prepareDataDir } from './config/data-dir.ts';
import { StartupError } from './config/startup-error.ts';
import { openDatabase } from './db/database.ts';
import type { DataDirLock } from './db/embedded/data-dir-lock.ts';
import { type EmbeddedDatabase, startEmbedded } from './db/embedded/start-embedded.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createNotificationsService } from './features/notifications/notifications-service.ts';
import { prepareFirstStart } from './first-start/first-start.ts';
import { describeAddress, openAt, portTaken } from './first-start/first-start-messages.ts';
import { loadSecondFactorKey } from './first-start/second-factor-key.ts';
import { startHousekeeping } from './housekeeping.ts';
import { atMost } from './http/at-most.ts';
import { CLOSE_GRACE_MS } from './http/limits.ts';
import { startNightlyRewrite } from './nightly-rewrite/nightly-rewrite.ts';
import { reapplyDeletions } from './reapply-deletions.ts';

/** A stop takes no longer; the requests in flight have their own share of it (http/limits.ts). */
const STOP_MS = 9_500;
/** Beyond the grace of requests: for the hooks that follow. */
const APP_CLOSE_MS = CLOSE_GRACE_MS + 1_500;
/** For what only waits for the database, which may have stalled. */
const CLOSE_MS = 500;
/** The first page goes before what only a question needs. */
const WARM_UP_AFTER_MS = 500;

export interface VidaOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly webFolder: string;
  /** Of the data folder, where it was taken before. */
  readonly lock?: DataDirLock | undefined;
}

export interface RunningVida {
  readonly port: number;
  /** For the terminal: the address, and at a first start what the administrator needs. */
  readonly lines: readonly string[];
  /** Lets requests in flight finish, then closes the database: within 10 s, whatever hangs. */
  readonly stop: () => Promise<void>;
}

const findDatabase = async ({ config, log, lock }: VidaOptions): Promise<EmbeddedDatabase> =>
  config.databaseUrl === undefined
    ? startEmbedded({ dataDir: config.dataDir, log, lock })
    : { connectionString: config.databaseUrl, stop: async () => {} };

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

/** Starts everything, in order: database, migrations, administrator, HTTP. Undoes what it began when a step fails. */
export const startVida = async (options: VidaOptions): Promise<RunningVida> => {
  const { config, log, clock, webFolder, lock } = options;
  const closers: ((leftMs: number) => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    const endMs = performance.now() + STOP_MS;
    for (const close of closers.reverse()) await close(Math.max(CLOSE_MS, endMs - performance.now()));
  };
  try {
    await prepareDataDir(config.dataDir);
    const source = await findDatabase(options);
    closers.push(source.stop);
    const database = openDatabase(source.connectionString, log);
    closers.push(() => atMost(database.close(), CLOSE_MS));
    const { db } = database;
    await migrateDatabase(source.connectionString);
    await reapplyDeletions({ db, clock, log, dataDir: config.dataDir });
    const { welcome } = createNotificationsService({ db, clock });
    const firstStart = await prepareFirstStart({ ...config, db, clock, onRegistered: welcome });
    const app = await buildApp({
      config,
      gatePassword: firstStart.gatePassword,
      secondFactorKey: await loadSecondFactorKey(config),
      db,
      connectionString: source.connectionString,
      clock,
      log,
      webFolder,
    });
    closers.push(() => atMost(app.close(), APP_CLOSE_MS));
    if (config.databaseUrl === undefined) {
      const { connectionString } = source;
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
    const warmUp = setTimeout(() => {
      warmUpAdviser().catch((err: unknown) => log.warn({ err }, 'the adviser was not warmed up'));
    }, WARM_UP_AFTER_MS);
    closers.push(async () => clearTimeout(warmUp));
    return { port, lines: [describeAddress(url), ...firstStart.lines], stop };
  } catch (error) {
    await stop();
    throw explainFileError(error);
  }
};
