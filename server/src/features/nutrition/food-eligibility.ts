import { dayOf } from '@vida/contract/core/time.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { findFood } from '../../adviser/food/food-table.ts';
import { findAmountConflicts, findDayConflicts } from '../../adviser/guardrails/food/find-amount-conflicts.ts';
import type { FoodRules } from '../../adviser/guardrails/food/find-food-rules.ts';
import { findFoodRules, mealsNotAdjustedFor } from '../../adviser/guardrails/food/find-food-rules.ts';
import { findMealConflicts } from '../../adviser/guardrails/food/find-meal-conflicts.ts';
import type { PlannedMeal } from '../../adviser/meal-planner.ts';
import { warningsOfPlan } from '../../adviser/warnings/plan-warnings.ts';
import type { Transaction } from '../../db/database.ts';
import { noPlanReasons } from './nutrition-messages.ts';

/** Whose food it is, and which zone decides their day. */
export interface Eater {
  readonly userId: string;
  readonly timeZone: string;
}

/** What today's profile says about a person's food. */
export interface FoodEligibility {
  readonly profile: HealthProfile;
  /** `yyyy-MM-dd`. */
  readonly today: string;
  readonly rules: FoodRules;
  /** Conditions and medicines that no plan takes into account, as people should read them. */
  readonly notAdjustedFor: readonly string[];
  /** What the profile has to say about the foods of meals, in Portuguese, the gravest first. */
  readonly findWarnings: (meals: readonly PlannedMeal[]) => string[];
  /** Why a meal may not be shown, in Portuguese; empty: it may. */
  readonly findReasons: (meal: PlannedMeal) => readonly string[];
  /** Why each of a day's meals may not be shown; those that may are not in it. */
  readonly findDayReasons: <M extends PlannedMeal>(meals: readonly M[]) => ReadonlyMap<M, readonly string[]>;
}

export interface FoodEligibilityDeps {
  readonly clock: () => Date;
  readonly readProfile: (userId: string, tx?: Transaction) => Promise<HealthProfile>;
}

/** Reads what holds for a person now; inside a write, pass its transaction. */
export const createFindEligibility =
  ({ clock, readProfile }: FoodEligibilityDeps) =>
  async ({ userId, timeZone }: Eater, tx?: Transaction): Promise<FoodEligibility> => {
    const profile = await readProfile(userId, tx);
    const today = dayOf(clock(), timeZone);
    const rules = findFoodRules(profile, today);
    const { noPlan } = rules;
    const findReasons = (meal: PlannedMeal): readonly string[] =>
      noPlan ? [noPlanReasons[noPlan]] : [...findMealConflicts(rules, meal), ...findAmountConflicts(rules, meal)];
    return {
      profile,
      today,
      rules,
      notAdjustedFor: mealsNotAdjustedFor(profile),
      findWarnings: (meals) => {
        const ids = new Set(meals.flatMap(({ items }) => items.map(({ foodId }) => foodId)));
        return warningsOfPlan(profile, { foods: [...ids].flatMap((id) => findFood(id) ?? []) }, today);
      },
      findReasons,
      findDayReasons: (meals) => {
        const alone = meals.map((meal) => [meal, findReasons(meal)] as const);
        const fine = alone.filter(([, reasons]) => reasons.length === 0).map(([meal]) => meal);
        const together = [...findDayConflicts(rules, fine)].map(([meal, reason]) => [meal, [reason]] as const);
        return new Map([...alone.filter(([, reasons]) => reasons.length > 0), ...together]);
      },
    };
  };

export type FindEligibility = ReturnType<typeof createFindEligibility>;
