import './config/hasten-imports.ts';
import { resolve } from 'node:path';
import { type Config, loadConfig } from './config/config.ts';
import { readEnvironment } from './config/read-environment.ts';
import { StartupError } from './config/startup-error.ts';
import { lockDataDir } from './db/embedded/data-dir-lock.ts';
import type { RunningVida } from './start-vida.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const webFolder = resolve(import.meta.dirname, '../../web/dist');

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** The lock first: a second start on a folder is refused before everything else is loaded, which takes a second. */
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

try {
  const starting = start(loadConfig(readEnvironment()));
  stopOnSignal(async () => (await starting).stop());
  const { lines } = await starting;
  for (const line of lines) print(line);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
