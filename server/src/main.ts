import './config/hasten-imports.ts';
import { resolve } from 'node:path';
import { inspect } from 'node:util';
import { type Config, loadConfig } from './config/config.ts';
import { nameSources } from './config/name-sources.ts';
import { readEnvironment } from './config/read-environment.ts';
import { StartupError } from './config/startup-error.ts';
import { lockDataDir } from './db/embedded/data-dir-lock.ts';
import type { RunningVida } from './start-vida.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const webFolder = resolve(import.meta.dirname, '../../web/dist');

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The lock first: a second start on a folder is refused before anything else is loaded. */
const start = async (config: Config): Promise<RunningVida> => {
  const lock = config.databaseUrl === undefined ? await lockDataDir(config.dataDir) : undefined;
  const [{ createLogger }, { startVida }] = await Promise.all([
    import('./config/create-logger.ts'),
    import('./start-vida.ts'),
  ]);
  const log = createLogger(config.logLevel);
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  return startVida({ config, log, clock: () => new Date(), webFolder, lock });
};

const run = async (): Promise<void> => {
  try {
    const starting = start(loadConfig(readEnvironment()));
    stopOnSignal(async () => (await starting).stop());
    const { lines } = await starting;
    for (const line of lines) print(line);
  } catch (error) {
    const reason = error instanceof StartupError ? error.message : nameSources(inspect(error));
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
};

void run();
