import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compare } from './support/compare.ts';
import { report } from './support/report.ts';
import { spawnNode } from './support/spawn-node.ts';

/** Time from spawning the process to the first answer, of Vida with its database ÷ of bare Fastify. */
const main = resolve(import.meta.dirname, '../server/src/main.ts');
const bareFastify = resolve(import.meta.dirname, 'support/bare-fastify.ts');

const startMs = async (script: string, path: string, environment: NodeJS.ProcessEnv): Promise<number> => {
  const begun = performance.now();
  const started = await spawnNode(script, { PORT: '0', LOG_LEVEL: 'warn', ...environment });
  const url = started.firstLine.replace('Vida está em ', '');
  const answer = await fetch(url + path);
  if (!answer.ok) throw new Error(`${url}${path} answered ${answer.status}`);
  const durationMs = performance.now() - begun;
  await started.stop();
  return durationMs;
};

const inNewFolder = async <T>(work: (dataDir: string) => Promise<T>): Promise<T> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vida-bench-'));
  try {
    return await work(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
};

const measureReference = () => startMs(bareFastify, '/', {});
const startVida = (dataDir: string) => startMs(main, '/readyz', { DATA_DIR: dataDir });

await inNewFolder(async (dataDir) => {
  const restart = await compare({ rounds: 5, measureReference, measureSubject: () => startVida(dataDir) });
  await report('start-up-restart', 'ms', restart, { text: 'at most 6', isMet: (ratio) => ratio <= 6 });
});

const first = await compare({ rounds: 5, measureReference, measureSubject: () => inNewFolder(startVida) });
await report('start-up-first', 'ms', first, { text: 'at most 20', isMet: (ratio) => ratio <= 20 });
