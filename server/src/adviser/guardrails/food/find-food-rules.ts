import { findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { PLAN_NOTICES, type PlanNotice } from '@vida/contract/nutrition/meal-kinds.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText } from '../../../text/tokenize.ts';
import type { Food } from '../../food/food.ts';
import { createNotAdjustedFor, EPOCH } from '../not-adjusted-for.ts';
import { amountsOf, preferenceOf, preferencesOf } from './amounts.ts';
import { deriveEater } from './eater.ts';
import { foodBans, toBan } from './rule-table.ts';

/** Latex allergy: fruit that often gives the same reaction; a warning, no exclusion. */
const mayReactToLatexFruit = (profile: HealthProfile): boolean =>
  foldText(
    [
      ...profile.medicationAllergies,
      profile.otherMedicationAllergies,
      ...profile.foodAllergies,
      profile.otherFoodAllergies,
    ].join(' '),
  ).includes('latex');

/**
 * What a profile says about food: hard limits, in the order of force allergy, restriction, medicine, condition. `today`
 * is the person's, `yyyy-MM-dd`. Pure; the same profile has the same rules. Source: Brazilian guidelines as cited in
 * server/knowledge.
 */
export const findFoodRules = (profile: HealthProfile, today: string) => {
  const eater = deriveEater(profile);
  const active = foodBans().filter(({ person: applies }) => applies(eater));
  const bans = [...active, ...eater.own.map(toBan)];
  const reasonsOf = (matches: (ban: (typeof bans)[number]) => boolean): readonly string[] => [
    ...new Set(bans.filter(matches).map(({ reason }) => reason)),
  ];
  const notices = new Set<PlanNotice>([
    ...active.flatMap((rule) => rule.notices),
    ...(mayReactToLatexFruit(profile) ? (['latex_fruit'] as const) : []),
    ...(eater.unknownWords.length > 0 ? (['own_words'] as const) : []),
  ]);
  return {
    /** Why no plan is made for this person; null where one is. */
    noPlan: findNoPlanReason(profile, today),
    /** Why a food may not be in this person's meals, in Portuguese ('leite', 'Vegano'); empty: it may. */
    exclude: (food: Food) => reasonsOf(({ bansFood }) => bansFood(food)),
    /** Why a text (a meal's name, description, preparation) may not be shown to this person; empty: it may. */
    findForbiddenWords: (text: string) => reasonsOf(({ bansText }) => bansText(text)),
    /** Meat and dairy never in one meal (Kosher). */
    separatesMeatAndDairy: eater.restrictions.has('Kosher'),
    ...amountsOf(eater),
    /** Foods to like more (positive) or less (negative), in steps of the objective; 0 for most. */
    preference: preferenceOf(eater),
    notices: PLAN_NOTICES.filter((notice) => notices.has(notice)),
    /** Words of the person that match no food we know. */
    unknownWords: eater.unknownWords,
    /** The rows that hold for this person, or those of them that gave some reasons: 'food/rules.csv:7'. For the log. */
    rowsOf: (reasons?: readonly string[]): readonly string[] =>
      active.filter(({ reason }) => reasons?.includes(reason) ?? true).map(({ placeOf }) => placeOf()),
  };
};
export type FoodRules = Readonly<ReturnType<typeof findFoodRules>>;

/** What the rules of food make of a profile, without what holds for everybody's age. */
const marksOf = (profile: HealthProfile): string => {
  const eater = deriveEater(profile);
  return JSON.stringify([
    findNoPlanReason(profile, EPOCH),
    foodBans().map(({ person: applies }) => applies(eater)),
    [...eater.allergens],
    eater.own.map(({ reason }) => reason),
    eater.needs,
    amountsOf(eater),
    preferencesOf(eater),
  ]);
};

/** Conditions and medicines of a profile that its meals do not take into account, as people should read them. */
export const mealsNotAdjustedFor = createNotAdjustedFor('meals', marksOf);
