import { explainFileError, prepareDataDir } from './config/data-dir.ts';
import { type EmbeddedDatabase, startEmbedded } from './db/embedded/start-embedded.ts';
import { CLOSE_MS } from './http/limits.ts';
import type { Closers, ServedVida, VidaOptions } from './serve-vida.ts';

/** A stop takes no longer; the requests in flight have their own share of it (http/limits.ts). */
const STOP_MS = 9_500;

export interface RunningVida extends ServedVida {
  /** Lets requests in flight finish, then closes the database: within 10 s, whatever hangs. */
  readonly stop: () => Promise<void>;
}

/** The address of the database. `onSpawned` is called once its process is there, or none is needed. */
const findDatabase = async ({ config, log, lock }: VidaOptions, onSpawned: () => void): Promise<EmbeddedDatabase> => {
  if (config.databaseUrl === undefined) return startEmbedded({ dataDir: config.dataDir, log, lock, onSpawned });
  onSpawned();
  return { connectionString: config.databaseUrl, stop: async () => {} };
};

/**
 * Starts everything, and undoes what it began when a step fails. The database starts first, in its own process, and the
 * server is loaded meanwhile.
 */
export const startVida = async (options: VidaOptions): Promise<RunningVida> => {
  const closers: Closers = [];
  const stop = async (): Promise<void> => {
    const endMs = performance.now() + STOP_MS;
    for (const close of closers.reverse()) await close(Math.max(CLOSE_MS, endMs - performance.now()));
  };
  try {
    await prepareDataDir(options.config.dataDir);
    const spawned = Promise.withResolvers<void>();
    const starting = findDatabase(options, spawned.resolve);
    await Promise.race([spawned.promise, starting]);
    const [database, { serveVida }] = await Promise.all([
      starting.then((started) => {
        closers.push(started.stop);
        return started;
      }),
      import('./serve-vida.ts'),
    ]);
    const { port, lines } = await serveVida(options, database.connectionString, closers);
    return { port, lines, stop };
  } catch (error) {
    await stop();
    throw explainFileError(error);
  }
};
