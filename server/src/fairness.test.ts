import { login } from '@vida/contract/auth/auth-endpoints.ts';
import {
  addHealthMetrics,
  importHealthMetrics,
  listHealthMetrics,
} from '@vida/contract/measurements/measurements-endpoints.ts';
import { listNotifications } from '@vida/contract/notifications/notifications-endpoints.ts';
import { generateMealPlan } from '@vida/contract/nutrition/nutrition-endpoints.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSensorReadings, toLibreViewFile } from './demo/libreview-file.ts';
import { type Asked, listenForAsking, p99MsOf, type Question, tally } from './testing/ask-from.ts';
import { rounds } from './testing/rounds.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';

/** Where the trouble comes from, and an address that has nothing to do with it. */
const HERE = '127.0.0.1';
const ELSEWHERE = '127.0.0.2';
/** Turns of a victim at least, however soon the trouble is over. */
const TURNS = 8;
/** The slowest 1 % of a victim's requests; said of a machine that does nothing else. */
const P99_MS = rounds(Number.POSITIVE_INFINITY, 1000);

let app: TestApp;
let askFrom: Awaited<ReturnType<typeof listenForAsking>>['askFrom'];
let askers: ReturnType<typeof askFrom>[];
beforeEach(async () => {
  app = await startTestApp({ rateLimit: true });
  ({ askFrom } = await listenForAsking(app.app));
  askers = [];
});
afterEach(async () => {
  for (const { close } of askers) close();
  await app.close();
});

const asker = (from: string, connections: number) => {
  const made = askFrom(from, connections);
  askers.push(made);
  return made.ask;
};

const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

const metrics = (token: string, value: number): Question => ({
  method: addHealthMetrics.method,
  path: addHealthMetrics.path,
  token,
  body: [{ metricType: 'glucose', value }],
});
const plan = (token: string): Question => ({
  method: generateMealPlan.method,
  path: generateMealPlan.path,
  token,
  body: { mealType: 'general' },
});

type Step = () => Promise<Asked>;

/** Asks everything in turn until the trouble is over; `patient` ones may take their time. */
const liveThrough = async (trouble: Promise<unknown>, steps: readonly Step[], patient: readonly Step[]) => {
  const answers: Asked[] = [];
  const patiently: Asked[] = [];
  let isOver = false;
  const ended = trouble.finally(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver || turn < TURNS; turn += 1) {
    for (const step of steps) answers.push(await step());
    for (const step of patient) patiently.push(await step());
  }
  await ended;
  return { answers, patiently };
};

/** Somebody who is signed in at the address of the trouble, and somebody who signs in from elsewhere. */
const withVictims = async (trouble: () => Promise<unknown>, patient: readonly Step[] = []) => {
  const near = await app.signUp();
  const far = await app.signUp();
  const [fromHere, fromElsewhere] = [asker(HERE, 1), asker(ELSEWHERE, 1)];
  const { email } = far.user;
  const steps: Step[] = [
    () => fromHere({ path: listNotifications.path, token: near.token }),
    () => fromHere(metrics(near.token, 100)),
    () => fromHere({ path: listHealthMetrics.path, token: near.token }),
    () => fromElsewhere({ method: login.method, path: login.path, body: { email, password: far.password } }),
    () => fromElsewhere(metrics(far.token, 100)),
  ];
  const { answers, patiently } = await liveThrough(trouble(), steps, patient);
  const told = tally([...answers, ...patiently]);
  const { 200: read = 0, 201: written = 0 } = told;
  const share = (read + written) / (answers.length + patiently.length);
  expect(share, JSON.stringify(told)).toBeGreaterThanOrEqual(0.99);
  expect(p99MsOf(answers)).toBeLessThanOrEqual(P99_MS);
};

describe('everybody else goes on', () => {
  it('beside an account past its limits', async () => {
    const { token } = await app.signUp();
    const ask = asker(HERE, rounds(50, 400));
    const refused = async () => {
      const answers = await times(rounds(690, 6000), (index) =>
        ask({ path: `${listHealthMetrics.path}?limit=${1 + (index % 90)}`, token }),
      );
      const { 200: read = 0, 429: tooMany = 0 } = tally(answers);
      expect([read, read + tooMany]).toEqual([600, answers.length]);
    };
    await withVictims(refused);
  });

  it('beside an import of many rows with twenty writers of the same account', async () => {
    const { token } = await app.signUp();
    const ask = asker(HERE, 21);
    const file = toLibreViewFile(makeSensorReadings(rounds(60, 660), new Date('2026-11-20T12:00:00.000Z'), 5));
    const importing = async () => {
      let isImported = false;
      const imported = ask({
        method: importHealthMetrics.method,
        path: importHealthMetrics.path,
        token,
        body: file,
      });
      const writers = times(20, async (index) => {
        const statuses = new Set<number>();
        do statuses.add((await ask(metrics(token, 80 + index))).status);
        while (!isImported);
        return statuses;
      });
      expect((await imported).status).toBe(200);
      isImported = true;
      for (const statuses of await writers) expect([200, 201, 429]).toEqual(expect.arrayContaining([...statuses]));
    };
    await withVictims(importing);
  });

  it('beside eight people who plan their meals again and again, a ninth with a plan among them', async () => {
    const planners = await times(8, () => app.signUp());
    const ninth = await app.signUp();
    const ask = asker(HERE, 32);
    const planning = async () => {
      const answers = await times(8 * rounds(2, 10), (index) => ask(plan(planners[index % 8]?.token ?? '')));
      expect(Object.keys(tally(answers))).toEqual(expect.arrayContaining(['201']));
      for (const { status } of answers) expect([201, 429, 503]).toContain(status);
    };
    const askNinth = asker(ELSEWHERE, 1);
    let plans = 0;
    // Thirty an hour are anybody's limit.
    const planOnce = () => {
      plans += 1;
      return askNinth(plans <= TURNS ? plan(ninth.token) : { path: listNotifications.path, token: ninth.token });
    };
    await withVictims(planning, [planOnce]);
  });
});
