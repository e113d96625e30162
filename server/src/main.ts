import { resolve } from 'node:path';
import { loadConfig } from './config/config.ts';
import { createLogger } from './config/create-logger.ts';
import { readEnvironment } from './config/read-environment.ts';
import { StartupError } from './config/startup-error.ts';
import { startVida } from './start-vida.ts';
import { stopOnSignal } from './stop-on-signal.ts';

const webFolder = resolve(import.meta.dirname, '../../web/dist');

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

try {
  const config = loadConfig(readEnvironment());
  const log = createLogger(config.logLevel);
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'unhandled rejection'));
  const starting = startVida({ config, log, clock: () => new Date(), webFolder });
  stopOnSignal(async () => (await starting).stop());
  const { lines } = await starting;
  for (const line of lines) print(line);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
