import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { afterEach, expect, it } from 'vitest';
import type { MealRequest } from '../../../meal-planner.ts';
import { createPlanningThread, PlanningCrashError, type PlanningThread } from './planning-thread.ts';

const requestOf = (fields: Partial<HealthProfile>): MealRequest => ({
  userId: 'person',
  profile: { ...EMPTY_HEALTH_PROFILE, ...fields },
  today: '2026-11-21',
  mealType: 'snack',
  kept: [],
  nearFoodIds: new Set(),
  seed: 1,
});

let thread: PlanningThread | null = null;
let folder: string | null = null;
afterEach(async () => {
  await thread?.close();
  if (folder !== null) await rm(folder, { recursive: true });
  folder = null;
});

it('plans, says why not, and starts anew after it was closed', async () => {
  thread = createPlanningThread();
  expect(await thread.ask(requestOf({}))).toMatchObject({ kind: 'planned', draft: { source: 'rules' } });
  expect(await thread.ask(requestOf({ pregnant: true }))).toEqual({ kind: 'no_plan', reason: 'pregnant' });
  await thread.close();
  expect(await thread.ask(requestOf({}))).toMatchObject({ kind: 'planned' });
});

/** A worker that notes in a file that it was asked, and dies the first `times` times. */
const dyingWorker = async (times: number): Promise<{ url: URL; countAsked: () => Promise<number> }> => {
  folder = await mkdtemp(join(tmpdir(), 'vida-planning-'));
  const file = join(folder, 'asked');
  const source = `
    import { appendFileSync, readFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => {
      appendFileSync(${JSON.stringify(file)}, 'x');
      if (readFileSync(${JSON.stringify(file)}, 'utf8').length <= ${times}) process.exit(3);
      parentPort.postMessage({ kind: 'nothing_fits' });
    });`;
  return {
    url: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    countAsked: async () => (await readFile(file, 'utf8')).length,
  };
};

it('asks a new worker once more when the first one died', async () => {
  const { url, countAsked } = await dyingWorker(1);
  thread = createPlanningThread(url);
  expect(await thread.ask(requestOf({}))).toEqual({ kind: 'nothing_fits' });
  expect(await countAsked()).toBe(2);
});

it('gives up when that one dies too', async () => {
  const { url, countAsked } = await dyingWorker(2);
  thread = createPlanningThread(url);
  await expect(thread.ask(requestOf({}))).rejects.toBeInstanceOf(PlanningCrashError);
  expect(await countAsked()).toBe(2);
});
