import { setTimeout as sleep } from 'node:timers/promises';
import type { Asker, Question } from './ask.ts';

const EVERY_MS = 200;

/** What an ordinary person does, in turn. */
const day = (turn: number, token: string): Question => {
  const steps: readonly Question[] = [
    { path: `/api/health-metrics?limit=15&to=${new Date(Date.now() + turn).toISOString()}` },
    { path: '/api/health-metrics', body: [{ metricType: 'glucose', value: 90 + (turn % 60) }] },
    { path: '/api/community/posts?limit=20' },
    {
      path: '/api/health-metrics/import',
      headers: { 'content-type': 'text/csv' },
      body: Buffer.from(
        `Data;Glicose (mg/dL)\n${new Date(Date.UTC(2025, 0, 1) + turn * 60_000).toISOString().slice(0, 16)};110\n`,
      ),
    },
    { path: '/api/health-profile' },
  ];
  return { ...steps[turn % steps.length], token } as Question;
};

export interface Sample {
  readonly what: string;
  readonly status: number;
  readonly ms: number;
}

export interface Victim {
  readonly name: string;
  readonly asker: Asker;
  readonly token: string;
}

/**
 * Asks every 200 ms, however slow the earlier answers are, until `until` settles: who waits in a queue waits here too.
 */
export const liveThrough = async ({ asker, token }: Victim, until: Promise<unknown>): Promise<readonly Sample[]> => {
  const samples: Promise<Sample>[] = [];
  /** Nobody imports a file before the last one was answered. */
  let isImporting = false;
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver; turn += 1) {
    const question = day(turn, token);
    const isImport = question.path.endsWith('/import');
    const what = `${question.body ? 'POST' : 'GET'} ${question.path.split('?')[0]}`;
    if (!isImport || !isImporting) {
      if (isImport) isImporting = true;
      samples.push(
        asker.ask(question).then(({ status, ms }) => {
          if (isImport) isImporting = false;
          return { what, status, ms };
        }),
      );
    }
    await sleep(EVERY_MS);
  }
  await ended;
  return Promise.all(samples);
};

export interface SignIn {
  readonly email: string;
  readonly password: string;
}

const keepAsking = async (
  asker: Asker,
  question: Question,
  until: Promise<unknown>,
  everyMs = EVERY_MS,
): Promise<readonly Sample[]> => {
  const samples: Sample[] = [];
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    const { status, ms } = await asker.ask(question);
    samples.push({ what: `POST ${question.path}`, status, ms });
    await sleep(everyMs);
  }
  await ended;
  return samples;
};

/** Nobody has more than 30 plans an hour. */
const PLAN_EVERY_MS = 1_500;

/** Asks for a meal plan, one after the other. */
export const keepPlanning = (asker: Asker, token: string, until: Promise<unknown>) =>
  keepAsking(asker, { path: '/api/meal-plans/generate', token, body: { mealType: 'general' } }, until, PLAN_EVERY_MS);

/** Signs in with the right password, again and again. */
export const keepSigningIn = (asker: Asker, signIn: SignIn, until: Promise<unknown>) =>
  keepAsking(asker, { path: '/api/login', body: signIn }, until);
