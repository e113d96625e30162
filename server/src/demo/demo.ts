import { resolve } from 'node:path';
import { loadConfig } from '../config/config.ts';
import { createLogger } from '../config/create-logger.ts';
import { readEnvironment } from '../config/read-environment.ts';
import { StartupError } from '../config/startup-error.ts';
import { startVida } from '../start-vida.ts';
import { stopOnSignal } from '../stop-on-signal.ts';
import { createDemoClock } from './demo-clock.ts';
import { makeDemoFolder } from './demo-folder.ts';
import { demoPerson } from './demo-person.ts';
import { fillWithDemoData } from './fill-with-demo-data.ts';

/** `npm run demo`: Vida on a throw-away data folder, with one account that has 90 days of believable data. */
const webFolder = resolve(import.meta.dirname, '../../../web/dist');

const complain = (error: unknown): never => {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
};

const runDemo = async (): Promise<void> => {
  const environment = loadConfig(readEnvironment());
  const { dataDir, lock, remove } = await makeDemoFolder();
  const config = { ...environment, dataDir, databaseUrl: undefined };
  const clock = createDemoClock();
  const log = createLogger(config.logLevel);
  const starting = startVida({ config, log, clock: clock.now, webFolder, lock });
  let isStopping = false;
  stopOnSignal(async () => {
    isStopping = true;
    await starting.then(({ stop }) => stop()).finally(remove);
  });
  try {
    const vida = await starting;
    await fillWithDemoData(`http://127.0.0.1:${vida.port}`, clock);
    const lines = [...vida.lines, `Entre com: ${demoPerson.email}`, `Senha: ${demoPerson.password}`];
    process.stdout.write(`${lines.join('\n')}\n`);
  } catch (error) {
    // The account was not full yet; the stop goes on by itself.
    if (isStopping) return;
    await starting.then(({ stop }) => stop()).finally(remove);
    throw error;
  }
};

await runDemo().catch(complain);
