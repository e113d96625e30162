import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loadConfig } from '../config/config.ts';
import { createLogger } from '../config/create-logger.ts';
import { readEnvironment } from '../config/read-environment.ts';
import { StartupError } from '../config/startup-error.ts';
import { startVida } from '../start-vida.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { createDemoClock } from './demo-clock.ts';
import { demoPerson } from './demo-person.ts';
import { fillWithDemoData } from './fill-with-demo-data.ts';

/** `npm run demo`: Vida on a throw-away data folder, with one account that has 90 days of believable data. */
const webFolder = resolve(import.meta.dirname, '../../../web/dist');
const dataDir = await mkdtemp(join(tmpdir(), 'vida-demo-'));
const removeData = () => rm(dataDir, { recursive: true, force: true });

try {
  const config = { ...loadConfig(readEnvironment()), dataDir, databaseUrl: undefined };
  const log = createLogger(config.logLevel);
  const clock = createDemoClock();
  const vida = await startVida({ config, log, clock: clock.now, webFolder });
  stopOnSignal(() => vida.stop().finally(removeData));
  await fillWithDemoData(`http://127.0.0.1:${vida.port}`, clock);
  const lines = [...vida.lines, `Entre com: ${demoPerson.email}`, `Senha: ${demoPerson.password}`];
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  await removeData();
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
