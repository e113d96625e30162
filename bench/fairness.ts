import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startModelServer } from '../server/src/testing/model-server.ts';
import { createAsker } from './fairness/ask.ts';
import type { AttackResult } from './fairness/attack-thread.ts';
import { exitCodeOf, goal, isMet, measure, type Outcome } from './fairness/goal.ts';
import { type Misbehaviour, misbehaviours } from './fairness/misbehaviours.ts';
import { keepPlanning, keepSigningIn, liveThrough } from './fairness/victim.ts';
import { startDatabases } from './support/databases.ts';
import { watchMemory } from './support/memory.ts';
import { signInMany } from './support/people.ts';
import { startVida } from './support/vida.ts';

/**
 * What everybody else notices while one client or account misbehaves: the share of a victim's requests that succeed,
 * the slowest 1 % of them, and the server's memory ÷ before. `FAIRNESS=uploads,likes` runs those alone. It ends with 1
 * where one of the goals is missed.
 */
/** Longer than anybody waits. */
const PATIENCE_MS = 10_000;
const LONG_PATIENCE_MS = 60_000;
/** Before and after the misbehaviour: victims are there already, and still. */
const CALM_MS = 2000;
/** The model of the chats thinks so long before it says anything. */
const SLOW_MODEL_MS = 8000;

const attack = async (name: string, url: string, tokens: readonly string[], postId: string) => {
  const thread = new Worker(new URL('./fairness/attack-thread.ts', import.meta.url), {
    workerData: { name, url, tokens, postId },
  });
  const [result] = (await once(thread, 'message')) as [AttackResult];
  await thread.terminate();
  return result;
};

const runOne = async ({ name, people }: Misbehaviour, databaseUrl: string): Promise<Outcome> => {
  const model = await startModelServer({
    kind: 'answer',
    answer: 'Ande devagar.',
    firstByteMs: SLOW_MODEL_MS,
  });
  const vida = await startVida({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: 'on',
    LOG_LEVEL: 'silent',
    ...(name === 'slow chats' && { AI_BASE_URL: model.baseUrl, AI_MODEL: 'bench' }),
  });
  const near = createAsker(vida.url, '127.0.0.1', PATIENCE_MS);
  const far = createAsker(vida.url, '127.0.0.2', PATIENCE_MS);
  /** A meal plan may take its time. */
  const slow = createAsker(vida.url, '127.0.0.2', LONG_PATIENCE_MS);
  try {
    const author = await vida.signUp('autora');
    const [forum] = await author.call<{ id: string }[]>('/api/community/forums');
    const post = await author.post<{ id: string }>('/api/community/posts', {
      forumId: forum?.id,
      groupType: 'general',
      title: 'Uma postagem querida',
      content: 'Hoje caminhei trinta minutos depois do almoço.',
      tags: [],
    });
    const nearPerson = await vida.signUp('perto');
    const farPerson = await vida.signUp('longe');
    const tokenOf = ({ headers }: typeof nearPerson) => (headers.authorization ?? '').replace('Bearer ', '');
    const tokens = people > 0 ? await signInMany(databaseUrl, people, 'ocupada') : [];
    const calm = Promise.withResolvers<void>();
    const [planner = ''] = name === 'meal plans' ? await signInMany(databaseUrl, 1, 'faminta') : [];
    const watched = await watchMemory(vida.pid);
    const lives = {
      near: liveThrough({ name: 'near', asker: near, token: tokenOf(nearPerson) }, calm.promise),
      far: liveThrough({ name: 'far', asker: far, token: tokenOf(farPerson) }, calm.promise),
      arriving: keepSigningIn(far, { email: 'longe@exemplo.com', password: vida.password }, calm.promise),
    };
    const planned = planner === '' ? undefined : keepPlanning(slow, planner, calm.promise);
    await sleep(CALM_MS);
    const attacked = await attack(name, vida.url, tokens, post.id);
    await sleep(CALM_MS);
    calm.resolve();
    const victims = {
      near: measure(await lives.near),
      far: measure(await lives.far),
      arriving: measure(await lives.arriving),
    };
    const plans = planned && measure(await planned);
    return { name, victims, plans, attacked, memory: watched.stop() };
  } finally {
    near.close();
    far.close();
    slow.close();
    await vida.stop();
    await model.close();
  }
};

const describe = (outcome: Outcome): string => {
  const { name, victims, plans, attacked, memory } = outcome;
  const lines = Object.entries({ ...victims, ...(plans && { planning: plans }) }).map(
    ([who, { requests, success, p50Ms, p99Ms, failures }]) =>
      [
        `  ${who}: ${(success * 100).toFixed(1)} % of ${requests}`,
        `median ${p50Ms.toFixed(0)} ms`,
        `p99 ${p99Ms.toFixed(0)} ms ${JSON.stringify(failures)}`,
      ].join(', '),
  );
  return [
    `fairness, ${name}: ${isMet(outcome) ? 'met' : 'MISSED'}`,
    ...lines,
    `  memory ${memory.before.toFixed(0)} to ${memory.peak.toFixed(0)} MiB, ` +
      `ratio ${(memory.peak / memory.before).toFixed(2)}`,
    `  the others were told ${JSON.stringify(attacked.statuses)}, p99 ${attacked.p99Ms.toFixed(0)} ms`,
    '',
  ].join('\n');
};

const wanted = process.env.FAIRNESS?.split(',');
const chosen = misbehaviours.filter(({ name }) => !wanted || wanted.includes(name));
const nameOf = (index: number): string => `fairness${index}`;
const databases = await startDatabases(chosen.map((_, index) => nameOf(index)));
const outcomes: Outcome[] = [];
try {
  for (const [index, misbehaviour] of chosen.entries()) {
    const outcome = await runOne(misbehaviour, databases.urlOf(nameOf(index)));
    process.stdout.write(describe(outcome));
    outcomes.push(outcome);
  }
} finally {
  await databases.stop();
}
const folder = join(import.meta.dirname, 'results');
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'fairness.json'), `${JSON.stringify({ goal, outcomes }, null, 2)}\n`);
process.exitCode = exitCodeOf(outcomes);
