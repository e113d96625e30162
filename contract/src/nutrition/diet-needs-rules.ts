import {
  careGroupOf,
  foldConditions,
  foldMedicines,
  hasDiabetes,
  hasEatingRisk,
  hasHeartDisease,
  hasKidneyDisease,
  isProneToLows,
} from '../profile/care-rules.ts';
import { PROFILE_LISTS, type ProfileListName } from '../profile/profile-choices.ts';
import type { HealthProfile } from '../profile/profile-schemas.ts';
import type { NoPlanReason } from './meal-kinds.ts';

/** What of a profile decides amounts of food. */
export interface DietNeeds {
  readonly diabetes: boolean;
  readonly hypertension: boolean;
  readonly heart: boolean;
  readonly kidney: boolean;
  readonly obesity: boolean;
  /** Insulin, a sulfonylurea or a glinide. */
  readonly lows: boolean;
  readonly lowSodium: boolean;
}

/** What a person wrote in a list and in its 'Outros', beside the predefined choices. */
const ownWordsIn = (profile: HealthProfile, names: readonly ProfileListName[]): readonly string[] =>
  PROFILE_LISTS.filter(({ list }) => names.includes(list)).flatMap(({ list, other, choices }) => [
    ...profile[list].filter((entry) => !(choices as readonly string[]).includes(entry)),
    profile[other],
  ]);

/**
 * The profile with what was written under food and disabilities counted as said of conditions too: 'gestante' or
 * 'diabetes' may stand in any field of own words.
 */
export const countOwnWords = (profile: HealthProfile): HealthProfile => {
  const elsewhere = ownWordsIn(profile, ['dietaryRestrictions', 'foodAllergies', 'disabilities']);
  return { ...profile, otherConditions: [profile.otherConditions, ...elsewhere].join('\n') };
};

const lowSodium =
  /hipossodic|(?:baixo|pouco|menos|sem|reduzi\w*|restricao de|evit\w*|cort\w*)(?: o| em| teor de)? (?:sodio|sal)\b/;

/** Reads ticks and own words; missing a condition is worse than counting one too many. */
export const readDietNeeds = (profile: HealthProfile): DietNeeds => {
  const told = countOwnWords(profile);
  const conditions = foldConditions(told);
  return {
    diabetes: hasDiabetes(told),
    hypertension: /hipertens|pressao alta|\bhas\b/.test(conditions),
    heart: hasHeartDisease(told) || /insuficiencia coronaria|coronari|\bavc\b|derrame/.test(conditions),
    kidney: hasKidneyDisease(told) || /\bdrc\b|creatinina alta/.test(conditions),
    obesity: /obesidade|obes[oa]\b/.test(conditions),
    lows: isProneToLows(told),
    lowSodium: profile.dietaryRestrictions.includes('Baixo Sódio') || lowSodium.test(conditions),
  };
};

/** Treatments and illnesses whose diet is a professional's work: dialysis, surgery, tube, cancer, nursing, … */
const specialCare =
  /dialise|bariatric|bypass gastric|\bsleeve\b|gastrectomi|gastroplasti|\bsonda\b|gastrostomi|enteral|\bcancer|quimioterap|radioterap|neoplas|\btumor|leucemi|linfoma|metasta|oncolog|lactante|\blactacao|amament|aleitamento|transplant|fenilcetonuri|galactosemi|disfagi|cirrose/;

/**
 * Why no meals are planned for this person, or `null`. `today` is `yyyy-MM-dd`. Own words count wherever they were
 * written.
 */
export const findNoPlanReason = (profile: HealthProfile, today: string): NoPlanReason | null => {
  const told = countOwnWords(profile);
  const group = careGroupOf(told, today);
  if (group === 'pregnant' || group === 'minor') return group;
  if (hasEatingRisk(told)) return 'eating_risk';
  return specialCare.test(`${foldConditions(told)}\n${foldMedicines(told)}`) ? 'special_care' : null;
};
