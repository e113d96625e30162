import { daysBetween } from '../core/time.ts';

/** A day's targets without personal ones (spec section 9): kcal and grams. */
export const DAILY_TARGETS = { calories: 2000, carbs: 250, proteins: 100, fats: 67, fiber: 25 } as const;
/** The dashboard's daily goals, grams (spec section 9); different on purpose. */
export const DASHBOARD_GOALS = { carbs: 200, proteins: 80, fiber: 30 } as const;
/** Meals on the dashboard's card (spec section 9). */
export const DASHBOARD_MEALS = 2;

/** 'Baixo IG' is the specification's badge for few carbohydrates, grams; no glycaemic index. */
const LOW_CARBS_BELOW = 30;
/** 'Rico em Fibras', grams. */
const RICH_FIBER_ABOVE = 5;

export const isLowCarb = ({ carbs }: { readonly carbs: number }): boolean => carbs < LOW_CARBS_BELOW;
export const isRichInFiber = ({ fiber }: { readonly fiber: number }): boolean => fiber > RICH_FIBER_ABOVE;

/** Days of plans that one call answers. */
export const MAX_PLAN_DAYS = 31;
/** A plan may be for a day this far from today. */
export const MAX_PLAN_DISTANCE_DAYS = 60;

/** Saved recipes of one person. */
export const MAX_RECIPES = 200;

/** Whether a range of days is in order and not too long; an absent end is the other one, or today. */
export const isPlanRange = ({
  startDate,
  endDate,
}: {
  startDate?: string | undefined;
  endDate?: string | undefined;
}): boolean => {
  if (startDate === undefined || endDate === undefined) return true;
  const days = daysBetween(startDate, endDate) + 1;
  return days >= 1 && days <= MAX_PLAN_DAYS;
};
