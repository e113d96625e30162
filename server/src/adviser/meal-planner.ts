import type { MealPlanType, NoPlanReason, PlanNotice, Relaxation } from '@vida/contract/nutrition/meal-kinds.ts';
import type { Meal } from '@vida/contract/nutrition/meal-schemas.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { AdviceSource } from '@vida/contract/recommendations/recommendation-schemas.ts';

/** A meal before it is stored. */
export type PlannedMeal = Omit<Meal, 'id'>;

export interface MealRequest {
  /** Decides whether a model may be asked (consent, quota) and whose turn is used; no planner learns more of it. */
  readonly userId: string;
  readonly profile: HealthProfile;
  /** Today of the person, `yyyy-MM-dd`: decides their age. */
  readonly today: string;
  /** `general`: the whole day; otherwise that kind of meal, beside `kept`. */
  readonly mealType: MealPlanType;
  /** Meals of the same day that stay; empty for a whole day. */
  readonly kept: readonly PlannedMeal[];
  /**
   * Ids of the foods of each day within two days before or after, the day itself left out: their main dishes are
   * not repeated.
   */
  readonly nearFoodIds: ReadonlySet<string>;
  /** The same request with the same seed makes the same plan. */
  readonly seed: number;
}

export interface MealPlanDraft {
  /** Only what was asked for, without `kept`. */
  readonly meals: readonly PlannedMeal[];
  readonly relaxed: readonly Relaxation[];
  readonly notices: readonly PlanNotice[];
  readonly unknownWords: readonly string[];
  readonly source: AdviceSource;
}

/** For this person no plan is made; `reason` says why. */
export class NoPlanError extends Error {
  readonly reason: NoPlanReason;

  constructor(reason: NoPlanReason) {
    super(`No meal plan: ${reason}`);
    this.reason = reason;
  }
}

/** Nothing fits the hard limits beside the meals that stay: the whole day can be planned anew. */
export class NothingFitsError extends Error {
  constructor() {
    super('No meals within the hard limits');
  }
}

/** Too many plans wait to be made, all together or (`isOwn`) of this person: try again shortly. */
export class PlannerBusyError extends Error {
  readonly isOwn: boolean;

  constructor(isOwn: boolean) {
    super('Too many meal plans are waiting');
    this.isOwn = isOwn;
  }
}

/** Whoever plans meals. */
export interface MealPlanner {
  /**
   * Rejects with `NoPlanError` for whom no plan is made, `NothingFitsError` where the kept meals leave no room, and
   * `PlannerBusyError` when too many wait.
   */
  readonly planMeals: (request: MealRequest) => Promise<MealPlanDraft>;
  /** Ends what runs beside the server (the worker). */
  readonly close: () => Promise<void>;
}
