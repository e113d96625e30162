import { countOwnWords, findNoPlanReason } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { PLAN_NOTICES, type PlanNotice } from '@vida/contract/nutrition/meal-kinds.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import type { Food } from '../../food/food.ts';
import { foldText } from '../../food/food-words.ts';
import { allergyRules, latexNotices } from './allergy-rules.ts';
import { amountsOf, preferenceOf } from './amounts.ts';
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
    caffeineOnlyAtBreakfast: /insonia|enxaqueca/.test(eater.conditions),
    preference: preferenceOf(eater),
    notices: noticesOf(
      eater,
      active.flatMap(({ notices }) => notices),
      avoidances.unknownWords.length > 0,
    ),
    unknownWords: avoidances.unknownWords,
  };
};
