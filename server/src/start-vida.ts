import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { warmUpAdviser } from './adviser/warm-up.ts';
import { buildApp } from './app.ts';
import type { Config } from './config/config.ts';
import { StartupError } from './config/startup-error.ts';
import { openDatabase } from './db/database.ts';
import { startEmbedded } from './db/embedded/start-embedded.ts';
import { migrateDatabase } from './db/migrate.ts';
import { createNotificationsService } from './features/notifications/notifications-service.ts';
import { prepareFirstStart } from './first-start/first-start.ts';
import { describeAddress, portTaken } from './first-start/first-start-messages.ts';
import { startHousekeeping } from './housekeeping.ts';

export interface VidaOptions {
  readonly config: Config;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly webFolder: string;
}

export interface RunningVida {
  readonly port: number;
  /** For the terminal: the address, and at a first start what the administrator needs. */
  readonly lines: readonly string[];
  /** Lets requests in flight finish, then closes the database. */
  readonly stop: () => Promise<void>;
}

const findDatabase = (config: Config, log: Logger) =>
  config.databaseUrl === undefined
    ? startEmbedded({ dataDir: config.dataDir, log })
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
export const startVida = async ({ config, log, clock, webFolder }: VidaOptions): Promise<RunningVida> => {
  const closers: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.reverse()) await close();
  };
  try {
    const source = await findDatabase(config, log);
    closers.push(source.stop);
    const database = openDatabase(source.connectionString, log);
    closers.push(database.close);
    const { db } = database;
    await migrateDatabase(source.connectionString);
    const { welcome } = createNotificationsService({ db, clock });
    const firstStart = await prepareFirstStart({ ...config, db, clock, onRegistered: welcome });
    const app = await buildApp({
      config,
      gatePassword: firstStart.gatePassword,
      db,
      connectionString: source.connectionString,
      clock,
      log,
      webFolder,
    });
    closers.push(() => app.close());
    const port = await listen(app, config);
    closers.push(startHousekeeping({ db, clock, log }).stop);
    warmUpAdviser().catch((err: unknown) => log.warn({ err }, 'the adviser was not warmed up'));
    return { port, lines: [describeAddress(config.host, port), ...firstStart.lines], stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
