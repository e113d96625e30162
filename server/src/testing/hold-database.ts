/**
 * A process that holds an embedded database, to be killed or doubled by the tests: prints its address, then waits.
 * Arguments: data folder, system folder, native folder (optional).
 */
import pino from 'pino';
import { StartupError } from '../config/startup-error.ts';
import { type EmbeddedOptions, startEmbedded } from '../db/embedded/start-embedded.ts';
import { stopOnSignal } from '../stop-on-signal.ts';

const [dataDir = '', systemDir = '', nativeFolder] = process.argv.slice(2);
const log = pino({ level: 'warn' }, process.stderr);
const options: EmbeddedOptions = { dataDir, systemDir, log, ...(nativeFolder && { nativeFolder }) };

try {
  const database = await startEmbedded(options);
  stopOnSignal(database.stop);
  process.stdout.write(`${database.connectionString}\n`);
  // Under a launcher its end must be noticed by looking, not by an input that ends with it.
  if (process.env.VIDA_STARTED_BY) setInterval(() => undefined, 60_000);
  else process.stdin.resume();
} catch (error) {
  process.stderr.write(`${error instanceof StartupError ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
