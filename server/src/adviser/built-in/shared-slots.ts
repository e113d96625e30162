import type { Facts } from './facts/facts.ts';
import { formatDecimal, formatKg } from './format-values.ts';
import type { Slots } from './tip-texts.ts';

/** Fast sugar under 18: grams for each kg of weight, and no more than an adult's (Sociedade Brasileira de Diabetes). */
const YOUNG_SUGAR_G_PER_KG = 0.3;
const ADULT_SUGAR_G = 15;

/** Fast sugar as a person can use it: with a kidney disease no juice (potassium). */
const sugarSlots = ({ isMinor, hasKidneyDisease, hasEatingRisk, weight }: Facts): Slots => {
  const usual = hasKidneyDisease ? 'kidney' : 'adult';
  const who = isMinor ? 'young' : usual;
  const youngKg = isMinor && !hasEatingRisk ? weight.currentKg : null;
  const grams = youngKg && Math.min(ADULT_SUGAR_G, YOUNG_SUGAR_G_PER_KG * youngKg);
  return {
    fast_sugar: who,
    double_sugar: who,
    young_weight: youngKg && formatKg(youngKg),
    young_sugar: grams && `${formatDecimal(grams, 0)} g`,
  };
};

const ownPaceOf = ({ hasHeartDisease, hasOwnConditions }: Facts): string | null => {
  if (hasHeartDisease) return 'heart';
  return hasOwnConditions ? 'own_condition' : null;
};

/** What is so of a person or not, by the terms of the column `person` and the slots of every text. */
export const personSlots: Readonly<Record<string, (facts: Facts) => boolean>> = {
  minor: ({ isMinor }) => isMinor,
  pregnant: ({ isPregnant }) => isPregnant,
  older: ({ isOlder }) => isOlder,
  diabetes: ({ hasDiabetes }) => hasDiabetes,
  eating_risk: ({ hasEatingRisk }) => hasEatingRisk,
  heart: ({ hasHeartDisease }) => hasHeartDisease,
  hypertension: ({ hasHypertension }) => hasHypertension,
  insulin: ({ usesInsulin }) => usesInsulin,
  ketones: ({ mayHaveKetones }) => mayHaveKetones,
  kidney: ({ hasKidneyDisease }) => hasKidneyDisease,
  limited_fluid: ({ weight }) => weight.watchesFluid,
  own_conditions: ({ hasOwnConditions }) => hasOwnConditions,
  prone_to_lows: ({ isProneToLows }) => isProneToLows,
  walks: ({ canWalk }) => canWalk,
};

/** Slots that every text may have. */
export const sharedSlots = (facts: Facts): Slots => ({
  ...Object.fromEntries(Object.entries(personSlots).map(([name, isSo]) => [name, isSo(facts)])),
  // Who cares for the person, whom they talk to.
  team: facts.ownCare ?? 'adult',
  to_team: facts.ownCare ?? 'adult',
  adult_first: facts.isMinor,
  age: facts.ageYears,
  exercise_level: facts.profile.exerciseLevel !== null,
  sees: !facts.says('disability:Deficiência Visual'),
  water: facts.weight.watchesFluid ? 'agreed' : 'free',
  ...sugarSlots(facts),
  // What stands under every suggestion to move.
  own_pace: ownPaceOf(facts),
  measure_first: facts.isProneToLows,
  pressure_waits: facts.hasHypertension,
});
