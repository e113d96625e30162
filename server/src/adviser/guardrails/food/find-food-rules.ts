import { countOwnWords, findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { PLAN_NOTICES, type PlanNotice } from '@vida/contract/nutrition/meal-kinds.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Food } from '../../food/food.ts';
import { foldText } from '../../food/food-words.ts';
import { type KnowsEntry, notAdjustedFor } from '../not-adjusted-for.ts';
import { allergyRules, latexNotices } from './allergy-rules.ts';
import { amountsOf, preferenceOf, preferencesOf } from './amounts.ts';
import { conditionRules } from './conditions.ts';
import { type Eater, toBan, toEater } from './food-rule.ts';
import type { FoodRules } from './food-rules.ts';
import { medicineRules } from './medicines.ts';
import { readAvoidances } from './read-avoidances.ts';
import { restrictionRules } from './restrictions.ts';

/** In the order of force; words and foods that were asked about are remembered, so the tables are read once. */
const tables = [allergyRules, restrictionRules, medicineRules, conditionRules]
  .flat()
  .map((rule) => ({ ...toBan(rule), applies: rule.applies, notices: rule.notices ?? [] }));

/** A day on which nobody has an age: one entry alone has no birth date. */
const EPOCH = '1970-01-01';

const isSparedCaffeine = ({ conditions }: Eater): boolean => /insonia|enxaqueca/.test(conditions);

const noticesOf = (
  eater: Eater,
  fromRules: readonly PlanNotice[],
  hasUnknown: boolean,
): readonly PlanNotice[] => {
  const { profile, needs } = eater;
  const amounts = amountsOf(eater);
  const found = new Set<PlanNotice>([
    ...fromRules,
    ...latexNotices(
      foldText(
        [
          ...profile.medicationAllergies,
          profile.otherMedicationAllergies,
          ...profile.foodAllergies,
          profile.otherFoodAllergies,
        ].join(' '),
      ),
    ),
    ...(amounts.saltFactor < 1 ? (['herbs_little_salt'] as const) : []),
    ...(needs.lows ? (['regular_meals'] as const) : []),
    ...(hasUnknown ? (['own_words'] as const) : []),
  ]);
  return PLAN_NOTICES.filter((notice) => found.has(notice));
};

/**
 * What a profile says about food. `today` is the person's, `yyyy-MM-dd`. Pure; the same profile has the same rules.
 * Source: Brazilian guidelines as cited in the tables beside.
 */
export const findFoodRules = (profile: HealthProfile, today: string): FoodRules => {
  const avoidances = readAvoidances(profile);
  const eater = toEater(countOwnWords(profile), avoidances);
  const active = tables.filter(({ applies }) => applies(eater));
  const bans = [...active, ...avoidances.own.map(toBan)];
  const reasonsOf = (matches: (ban: (typeof bans)[number]) => boolean): readonly string[] => [
    ...new Set(bans.filter(matches).map(({ reason }) => reason)),
  ];
  return {
    noPlan: findNoPlanReason(profile, today),
    exclude: (food: Food) => reasonsOf(({ bansFood }) => bansFood(food)),
    findForbiddenWords: (text) => reasonsOf(({ bansText }) => bansText(text)),
    separatesMeatAndDairy: avoidances.restrictions.has('Kosher'),
    ...amountsOf(eater),
    caffeineOnlyAtBreakfast: isSparedCaffeine(eater),
    preference: preferenceOf(eater),
    notices: noticesOf(
      eater,
      active.flatMap(({ notices }) => notices),
      avoidances.unknownWords.length > 0,
    ),
    unknownWords: avoidances.unknownWords,
  };
};

/** What the rules of food make of a profile, without what holds for everybody's age. */
const marksOf = (profile: HealthProfile): string => {
  const avoidances = readAvoidances(profile);
  const eater = toEater(countOwnWords(profile), avoidances);
  return JSON.stringify([
    findNoPlanReason(profile, EPOCH),
    tables.map(({ applies }) => applies(eater)),
    [...avoidances.allergens],
    avoidances.own.map(({ reason }) => reason),
    eater.needs,
    amountsOf(eater),
    preferencesOf(eater),
    isSparedCaffeine(eater),
  ]);
};

let unmarked: string | undefined;

/** Whether any rule of food does something for a profile with one entry alone. */
const knowsForMeals: KnowsEntry = (alone) => {
  unmarked ??= marksOf(EMPTY_HEALTH_PROFILE);
  return marksOf(alone) !== unmarked;
};

/** Conditions and medicines of a profile that its meals do not take into account, as people should read them. */
export const mealsNotAdjustedFor = (profile: HealthProfile): readonly string[] =>
  notAdjustedFor(profile, 'meals', knowsForMeals);
