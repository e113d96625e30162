import { createHash } from 'node:crypto';
import { addDaysTo, dayOf, daysBetween } from '@vida/contract/core/time.ts';
import { MEAL_TYPES, type MealPlanType } from '@vida/contract/nutrition/meal-kinds.ts';
import type {
  MealPlan,
  NewMealPlan,
  NutritionEligibility,
  ShoppingList,
} from '@vida/contract/nutrition/meal-schemas.ts';
import { MAX_PLAN_DISTANCE_DAYS } from '@vida/contract/nutrition/nutrition-rules.ts';
import { nutritionTargetsOf } from '@vida/contract/nutrition/target-rules.ts';
import { v7 } from 'uuid';
import { findFood } from '../../adviser/food/food-table.ts';
import {
  type MealPlanDraft,
  type MealPlanner,
  NothingFitsError,
  PlannerBusyError,
} from '../../adviser/meal-planner.ts';
import type { Explain } from '../../config/explain.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { AppError } from '../../http/app-error.ts';
import { conflict, invalid } from '../../http/errors.ts';
import { buildShoppingList } from './build-shopping-list.ts';
import type { Eater, FindEligibility, FoodEligibility } from './food-eligibility.ts';
import { createMealPlansRepository, type MealPlanRow } from './meal-plans-repository.ts';
import { noPlanMessages, nutritionMessages } from './nutrition-messages.ts';
import { newestOfEachDay, showMealPlan } from './show-meal-plan.ts';

/** Plans of a day that are kept. */
const MAX_PLANS_OF_DAY = 5;
/** A main dish is not repeated within these days before and after. */
const NEAR_DAYS = 2;
const BUSY_RETRY_SECONDS = 5;

interface DayRange {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** What the planner thought of, for one day of one person. */
export interface DayDraft extends MealPlanDraft {
  readonly day: string;
  readonly mealType: MealPlanType;
}

export interface MealPlansDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly planner: MealPlanner;
  readonly findEligibility: FindEligibility;
}

const plannerBusy = (cause: PlannerBusyError) =>
  new AppError({
    ...(cause.isOwn
      ? { status: 429, code: 'plans_pending', userMessage: nutritionMessages.plansPending }
      : { status: 503, code: 'planner_busy', userMessage: nutritionMessages.plannerBusy }),
    retryAfterSeconds: BUSY_RETRY_SECONDS,
    cause,
  });

const byPlaceInDay = (a: MealPlanRow['meals'][number], b: MealPlanRow['meals'][number]): number =>
  MEAL_TYPES.indexOf(a.type) - MEAL_TYPES.indexOf(b.type);

/** A number of 32 bits from words: the same words, the same number. */
const toSeed = (...words: readonly string[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0);

/** Meal plans: made for a day, listed, and summed up for the market. */
export const createMealPlansService = ({ db, clock, planner, findEligibility }: MealPlansDeps) => {
  /** Both days inclusive: an absent one is the other, or today. */
  const listShown = async (eater: Eater, { startDate, endDate }: DayRange, explain?: Explain): Promise<MealPlan[]> => {
    const startDay = startDate ?? endDate ?? dayOf(clock(), eater.timeZone);
    const [rows, eligibility] = await Promise.all([
      createMealPlansRepository(db).list(eater.userId, startDay, endDate ?? startDay),
      findEligibility(eater),
    ]);
    const plans = rows.map((row) => showMealPlan(row, eligibility));
    const withheld = plans.flatMap((plan) => plan.withheld);
    if (withheld.length > 0)
      explain?.('meals', {
        withheld: withheld.length,
        rows: eligibility.rules.rowsOf(withheld.flatMap(({ reasons }) => reasons)),
      });
    return plans;
  };

  /** Meals of the day's plan that stand beside a newly planned kind. */
  const keepMeals = (
    row: MealPlanRow | undefined,
    mealType: MealPlanType,
    eligibility: FoodEligibility,
  ): MealPlan['meals'] =>
    row && mealType !== 'general' ? showMealPlan(row, eligibility).meals.filter(({ type }) => type !== mealType) : [];

  return {
    /** The newest made first. */
    list: listShown,

    /** The person's targets, or why no plan is made for them. */
    findEligibility: async (eater: Eater): Promise<NutritionEligibility> => {
      const { profile, today, rules } = await findEligibility(eater);
      return { noPlan: rules.noPlan, targets: nutritionTargetsOf(profile, today) };
    },

    listShopping: async (eater: Eater, range: DayRange): Promise<ShoppingList> =>
      buildShoppingList(newestOfEachDay(await listShown(eater, range)), findFood),

    /** Asks the planner; stores nothing, so that slow thinking holds no transaction. */
    draft: async (eater: Eater, { mealType, date }: NewMealPlan, explain?: Explain): Promise<DayDraft> => {
      const today = dayOf(clock(), eater.timeZone);
      const day = date ?? today;
      if (Math.abs(daysBetween(today, day)) > MAX_PLAN_DISTANCE_DAYS)
        throw invalid([{ field: 'date', message: nutritionMessages.dayTooFar }]);
      const [near, eligibility] = await Promise.all([
        createMealPlansRepository(db).list(eater.userId, addDaysTo(day, -NEAR_DAYS), addDaysTo(day, NEAR_DAYS)),
        findEligibility(eater),
      ]);
      const { profile, rules } = eligibility;
      if (rules.noPlan) explain?.('meals', { noPlan: rules.noPlan });
      if (rules.noPlan) throw conflict('needs_professional', noPlanMessages[rules.noPlan]);
      const plans = newestOfEachDay(near);
      const ofDay = plans.find((plan) => plan.day === day);
      const others = plans.filter((plan) => plan !== ofDay).flatMap(({ meals }) => meals);
      const draft = await planner
        .planMeals({
          userId: eater.userId,
          profile,
          today,
          mealType,
          kept: keepMeals(ofDay, mealType, eligibility),
          nearFoodIds: new Set(others.flatMap(({ items }) => items.map(({ foodId }) => foodId))),
          seed: toSeed(eater.userId, day, ofDay?.id ?? ''),
        })
        .catch((error: unknown) => {
          if (error instanceof PlannerBusyError) throw plannerBusy(error);
          throw error instanceof NothingFitsError ? conflict('nothing_fits', nutritionMessages.nothingFits) : error;
        });
      explain?.('meals', {
        rows: rules.rowsOf(),
        ownWordsUnknown: rules.unknownWords.length,
        gaveWay: draft.relaxed.length,
        source: draft.source,
      });
      return { ...draft, day, mealType };
    },

    /** Stores a draft beside the meals that the day's plan has now, and checks all of it against the profile of now. */
    save: async (eater: Eater, tx: Transaction, draft: DayDraft): Promise<MealPlan> => {
      const { userId } = eater;
      const { day, mealType, source } = draft;
      const repository = createMealPlansRepository(tx);
      const eligibility = await findEligibility(eater, tx);
      const kept = keepMeals(await repository.findOfDay(userId, day), mealType, eligibility);
      const row = await repository.insert(userId, {
        day,
        source,
        meals: [...kept, ...draft.meals.map((meal) => ({ ...meal, id: v7() }))].toSorted(byPlaceInDay),
        relaxed: [...draft.relaxed],
        notices: [...draft.notices],
        unknownWords: [...draft.unknownWords],
        createdAt: clock(),
      });
      await repository.prune(userId, day, MAX_PLANS_OF_DAY);
      return showMealPlan(row, eligibility);
    },
  };
};

export type MealPlansService = ReturnType<typeof createMealPlansService>;
