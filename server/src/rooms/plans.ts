import { randomInt } from 'node:crypto';
import { registerExercises } from '../features/exercises/exercises-routes.ts';
import { createExercisesService } from '../features/exercises/exercises-service.ts';
import { createReadinessService } from '../features/exercises/readiness-service.ts';
import { createGlucoseReader } from '../features/measurements/glucose-reader.ts';
import { createVitalsRepository } from '../features/measurements/vitals-repository.ts';
import { createFindEligibility } from '../features/nutrition/food-eligibility.ts';
import { createFoodSwapsService } from '../features/nutrition/food-swaps-service.ts';
import { createMealPlansService } from '../features/nutrition/meal-plans-service.ts';
import { registerNutrition } from '../features/nutrition/nutrition-routes.ts';
import { createRecipesService } from '../features/nutrition/recipes-service.ts';
import { createProfileService } from '../features/profile/profile-service.ts';
import type { Room, RoomDeps } from './room-deps.ts';

/** The plans of a person: meals and exercise. */
export const createPlans = ({ db, clock, adviser }: Pick<RoomDeps, 'db' | 'clock' | 'adviser'>) => {
  const profile = createProfileService({ db, clock });
  const findEligibility = createFindEligibility({ clock, readProfile: profile.read });
  return {
    profile,
    findEligibility,
    meals: createMealPlansService({ db, clock, planner: adviser.planner, findEligibility }),
    programs: createExercisesService({
      db,
      clock,
      readProfile: profile.read,
      setLevel: profile.setExerciseLevel,
      planFirstDay: adviser.planFirstDay,
      drawSeed: () => randomInt(2 ** 31 - 1),
    }),
  };
};

/** Meals and exercise. */
export const plans: Room = (deps) => (serve) => {
  const { db, clock } = deps;
  const { profile, findEligibility, meals, programs } = createPlans(deps);
  registerExercises(serve, {
    programs,
    readiness: createReadinessService({
      clock,
      readProfile: profile.read,
      readGlucose: createGlucoseReader(db).readWeighed,
      findNewestSigns: createVitalsRepository(db).findNewestSigns,
    }),
  });
  registerNutrition(serve, {
    plans: meals,
    swaps: createFoodSwapsService({ db, findEligibility }),
    recipes: createRecipesService({ db, clock, findEligibility }),
  });
};
