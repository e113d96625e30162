import { newHealthProfileSchema } from '@vida/contract/profile/profile-schemas.ts';
import { expect, it } from 'vitest';
import { NothingFitsError, PlannerBusyError } from '../../meal-planner.ts';
import { createBuiltInMealPlanner } from './built-in-meal-planner.ts';
import type { PlanningReply } from './worker/planning-thread.ts';

const profile = { ...newHealthProfileSchema.parse({}), updatedAt: null };
const requestOf = (userId: string) => ({
  userId,
  profile,
  today: '2026-11-21',
  mealType: 'general' as const,
  kept: [],
  nearFoodIds: new Set<string>(),
  seed: 1,
});

it('takes people in turns, refuses only whose own plans wait, and goes on after a failure', async () => {
  const asked: string[] = [];
  const works: PromiseWithResolvers<PlanningReply>[] = [];
  const planner = createBuiltInMealPlanner({
    ask: ({ userId }) => {
      asked.push(userId);
      const work = Promise.withResolvers<PlanningReply>();
      works.push(work);
      return work.promise;
    },
    close: async () => undefined,
  });
  const toOutcome = (error: unknown): string => {
    if (error instanceof PlannerBusyError) return error.isOwn ? 'own plans wait' : 'all wait';
    return error instanceof NothingFitsError ? 'answered' : 'failed';
  };
  const busy = ['a', 'b', 'c', 'd'].flatMap((userId) =>
    Array.from({ length: 10 }, () => planner.planMeals(requestOf(userId)).then(() => 'planned', toOutcome)),
  );
  const newcomer = expect(planner.planMeals(requestOf('newcomer'))).rejects.toBeInstanceOf(NothingFitsError);
  for (let turn = 0; turn < 10; turn += 1) {
    await expect.poll(() => works.length).toBeGreaterThan(turn);
    if (turn === 0) works[turn]?.reject(new Error('broken'));
    else works[turn]?.resolve({ kind: 'nothing_fits' });
  }
  await newcomer;
  const outcomes = await Promise.all(busy);
  const count = (wanted: string) => outcomes.filter((outcome) => outcome === wanted).length;
  // One is worked on and two wait of whoever came first; two wait of each of the others.
  expect([count('failed'), count('answered'), count('own plans wait')]).toEqual([1, 8, 31]);
  expect(asked.slice(0, 6)).toEqual(['a', 'b', 'c', 'd', 'newcomer', 'a']);
});
