import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { afterEach, expect, it } from 'vitest';
import type { MealRequest } from '../../../meal-planner.ts';
import { createPlanningThread, type PlanningThread } from './planning-thread.ts';

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
afterEach(() => thread?.close());

it('plans, says why not, and starts anew after it was closed', async () => {
  thread = createPlanningThread();
  expect(await thread.ask(requestOf({}))).toMatchObject({ kind: 'planned', draft: { source: 'rules' } });
  expect(await thread.ask(requestOf({ pregnant: true }))).toEqual({ kind: 'no_plan', reason: 'pregnant' });
  await thread.close();
  expect(await thread.ask(requestOf({}))).toMatchObject({ kind: 'planned' });
});
