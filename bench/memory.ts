import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { inNewFolder, signInOn, startBuilt } from './support/built-vida.ts';
import type { Comparison } from './support/compare.ts';
import { residentMiB } from './support/memory.ts';
import { report } from './support/report.ts';
import { spawnNode } from './support/spawn-node.ts';
import { spreadOf } from './support/statistics.ts';

/**
 * Resident memory of the server half a minute after its start ÷ bare Fastify's; and after ten minutes of load, and the
 * minute in which its threads go to rest, ÷ what it was before. `BENCH_MINUTES` makes the load shorter.
 */
const SETTLE_MS = 30_000;
const REST_MS = 90_000;
const ROUNDS = 3;
const PEOPLE = 20;
const MINUTES = Number(process.env.BENCH_MINUTES ?? 10);
const bareFastify = resolve(import.meta.dirname, 'support/bare-fastify.mjs');

const measureReference = async (): Promise<number> => {
  const { firstLine, pid, stop } = await spawnNode(bareFastify);
  await (await fetch(firstLine)).text();
  await setTimeout(SETTLE_MS);
  const mib = await residentMiB(pid);
  await stop();
  return mib;
};

const measureIdle = async (dataDir: string): Promise<number> => {
  const { pid, stop } = await startBuilt(dataDir);
  await setTimeout(SETTLE_MS);
  const mib = await residentMiB(pid);
  await stop();
  return mib;
};

/** What people do in a day: pages that read, readings that are noted, and a question now and then. */
const requestsOf = (token: string): autocannon.Request[] => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const read = (path: string): autocannon.Request => ({ method: 'GET', path, headers });
  const post = (path: string, body: object): autocannon.Request => ({
    method: 'POST',
    path,
    headers,
    body: JSON.stringify(body),
  });
  const pages = [
    '/api/health-profile',
    '/api/notifications',
    '/api/health-metrics?limit=15',
    '/api/health-metrics/glucose-summary?days=14',
    '/api/sleep-records',
    '/api/substance-records',
    '/api/appointments',
    '/api/ai-recommendations',
    '/api/exercise-program',
    '/api/community/posts',
    '/api/chat/messages',
  ];
  return [
    ...Array.from({ length: 5 }, () => pages.map(read)).flat(),
    post('/api/health-metrics', { metricType: 'weight', value: 80.5 }),
    post('/api/chat/message', { message: 'O que é glicemia?' }),
  ];
};

const load = (url: string, tokens: readonly string[]) =>
  autocannon({
    url,
    connections: PEOPLE,
    duration: MINUTES * 60,
    overallRate: 200,
    requests: tokens.flatMap(requestsOf),
  });

const comparisonOf = (pairs: readonly { subject: number; reference: number }[]): Comparison => ({
  ratio: spreadOf(pairs.map(({ subject, reference }) => subject / reference)),
  subject: spreadOf(pairs.map(({ subject }) => subject)),
  reference: spreadOf(pairs.map(({ reference }) => reference)),
  rounds: pairs.length,
  discarded: 0,
});

await inNewFolder(async (dataDir) => {
  const first = await startBuilt(dataDir);
  const tokens = await signInOn(dataDir, PEOPLE);
  await first.stop();

  const pairs: { subject: number; reference: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    pairs.push({ reference: await measureReference(), subject: await measureIdle(dataDir) });
  await report('memory-idle', 'MiB', comparisonOf(pairs), { text: 'at most 1.5', isMet: (ratio) => ratio <= 1.5 });

  const { url, pid, stop } = await startBuilt(dataDir);
  await setTimeout(SETTLE_MS);
  const reference = await residentMiB(pid);
  const { errors, non2xx, requests } = await load(url, tokens);
  await setTimeout(REST_MS);
  const subject = await residentMiB(pid);
  process.stdout.write(`${requests.total} requests, ${non2xx} refused, ${errors} failed\n`);
  await report('memory-after-load', 'MiB', comparisonOf([{ subject, reference }]), {
    text: 'at most 1.15',
    isMet: (ratio) => ratio <= 1.15,
  });
  await stop();
});
