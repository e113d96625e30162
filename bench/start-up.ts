import { resolve } from 'node:path';
import { projectEnvironment } from '../tooling/lib/hand-over.mjs';
import { inNewFolder, signInOn, startBuilt } from './support/built-vida.ts';
import { compare } from './support/compare.ts';
import { report } from './support/report.ts';
import { spawnNode } from './support/spawn-node.ts';

/**
 * From spawning the process to its first answer, of Vida with its database ÷ of bare Fastify: the first request of
 * somebody who is signed in after a restart, and the readiness of a first start, which makes the database.
 */
const bareFastify = resolve(import.meta.dirname, 'support/bare-fastify.mjs');

const answered = async (url: string, headers: Record<string, string> = {}): Promise<void> => {
  const answer = await fetch(url, { headers });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
};

const measureReference = async (): Promise<number> => {
  const begun = performance.now();
  // Compiled code is kept between starts, as the launcher does it for Vida.
  const { firstLine, stop } = await spawnNode(bareFastify, projectEnvironment());
  await answered(firstLine);
  const durationMs = performance.now() - begun;
  await stop();
  return durationMs;
};

const startMs = async (dataDir: string, path: string, headers: Record<string, string> = {}): Promise<number> => {
  const begun = performance.now();
  const { url, stop } = await startBuilt(dataDir);
  await answered(url + path, headers);
  const durationMs = performance.now() - begun;
  await stop();
  return durationMs;
};

await inNewFolder(async (dataDir) => {
  const { stop } = await startBuilt(dataDir);
  const [token = ''] = await signInOn(dataDir, 1);
  await stop();
  const headers = { authorization: `Bearer ${token}` };
  const measureSubject = () => startMs(dataDir, '/api/health-profile', headers);
  const restart = await compare({ rounds: 9, measureReference, measureSubject });
  await report('start-up-restart', 'ms', restart, { text: 'at most 2.5', isMet: (ratio) => ratio <= 2.5 });
});

const measureSubject = () => inNewFolder((dataDir) => startMs(dataDir, '/readyz'));
const first = await compare({ rounds: 5, measureReference, measureSubject });
await report('start-up-first', 'ms', first, { text: 'at most 20', isMet: (ratio) => ratio <= 20 });
