import { resolve } from 'node:path';
import type { Config } from './config/config.ts';
import { loadConfig } from './config/config.ts';
import { createLogger } from './config/create-logger.ts';
import { readEnvironment } from './config/read-environment.ts';
import { StartupError } from './config/startup-error.ts';
import { startVida } from './start-vida.ts';

const webFolder = resolve(import.meta.dirname, '../../web/dist');

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const readConfig = (): Config => loadConfig(readEnvironment());

/** Stops in order at the first signal; a second one ends the process at once. */
const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};

try {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  const { lines, stop } = await startVida({ config, log, clock: () => new Date(), webFolder });
  stopOnSignal(stop);
  for (const line of lines) print(line);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
