import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PlannerBusyError } from '../../adviser/meal-planner.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createFindEligibility } from './food-eligibility.ts';
import { createMealPlansService } from './meal-plans-service.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it.each([
  [false, 503, 'planner_busy', 'Muitos planos estão sendo montados agora. Tente de novo daqui a pouco.'],
  [true, 429, 'plans_pending', 'Os planos que você já pediu ainda estão sendo montados. Espere eles ficarem prontos.'],
])('says when to come back where too many plans wait (own: %s)', async (isOwn, status, code, userMessage) => {
  const { user } = await app.signUp();
  const clock = () => new Date('2026-11-21T12:00:00.000Z');
  const plans = createMealPlansService({
    db: app.db,
    clock,
    planner: { planMeals: () => Promise.reject(new PlannerBusyError(isOwn)), close: async () => undefined },
    findEligibility: createFindEligibility({ clock, readProfile: async () => EMPTY_HEALTH_PROFILE }),
  });
  const eater = { userId: user.id, timeZone: 'America/Sao_Paulo' };
  await expect(plans.draft(eater, { mealType: 'general' })).rejects.toMatchObject({
    status,
    code,
    retryAfterSeconds: 5,
    userMessage,
  });
});
