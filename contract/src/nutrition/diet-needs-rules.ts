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

/** Lists whose own words may name a condition; of medicines only their names are allergies. */
const TELLING_LISTS: readonly ProfileListName[] = [
  'medications',
  'dietaryRestrictions',
  'foodAllergies',
  'physicalProblems',
  'disabilities',
];

/**
 * The profile with what was written in other lists counted as said of conditions too: 'gestante', 'diabetes' or
 * 'remédio para pressão alta' may stand in any field of own words.
 */
export const countOwnWords = (profile: HealthProfile): HealthProfile => {
  const elsewhere = ownWordsIn(profile, TELLING_LISTS);
  return { ...profile, otherConditions: [profile.otherConditions, ...elsewhere].join('\n') };
};

const lowSodium =
  /hipossodic|(?:baixo|pouco|menos|sem|reduzi\w*|restricao de|evit\w*|cort\w*)(?: o| em| teor de)? (?:sodio|sal)\b/;

/** What people and their doctors call it, beside the words of `care-rules`; a heart of chicken is food. */
const heart = new RegExp(
  String.raw`coronari|\bavc\b|derrame|\bicc\b|\bcoracao\b(?! de (?:frango|galinha|boi|pato))` +
    String.raw`|cardiomi|miocard|pericard|endocard|valv|aort|\bsopro\b|hipertensao pulmonar`,
);
const kidney = new RegExp(
  String.raw`\b[di]rc\b|creatinina|uremi|glomerul|\b(?:rim|rins) (?:policistic|nao|fraco|doente|parad|parando` +
    String.raw`|comprometid)|\b(?:doencas?|insuficiencia|problemas?|perda|falencia|lesao|disfuncao` +
    String.raw`|alteracao)(?: (?:cronic[ao]|agud[ao]|da|de|do|n[ao]s?|nos|funcao))* (?:renal|renais|rim|rins)\b`,
);

/** Reads ticks and own words; missing a condition is worse than counting one too many. */
export const readDietNeeds = (profile: HealthProfile): DietNeeds => {
  const told = countOwnWords(profile);
  const conditions = foldConditions(told);
  return {
    diabetes: hasDiabetes(told),
    hypertension: /hipertens|pressao alta|\bhas\b/.test(conditions),
    heart: hasHeartDisease(told) || heart.test(conditions),
    kidney: hasKidneyDisease(told) || kidney.test(conditions),
    obesity: /obesidade|obes[oa]\b/.test(conditions),
    lows: isProneToLows(told),
    lowSodium: profile.dietaryRestrictions.includes('Baixo Sódio') || lowSodium.test(conditions),
  };
};

/** Treatments and illnesses whose diet is a professional's work: dialysis, surgery, tube, cancer, nursing, … */
const specialCare = new RegExp(
  String.raw`dialise|bariatric|bypass gastric|\bsleeve\b|gastrectomi|gastroplasti|(?:reducao|balao|manga` +
    String.raw`|grampeamento)(?: d[eo])? (?:estomago|(?:intra)?gastric)|\bsonda\b|gastrostomi|ileostomi` +
    String.raw`|colostomi|enteral|\bcancer|carcinoma|melanoma|mieloma|quimioterap|radioterap|neoplas|\btumor` +
    String.raw`|leucemi|linfoma|metasta|oncolog|lactante|\blactacao|amament|aleitamento|nutriz|puerper` +
    '|pos-? ?parto|transplant|fenilcetonuri|galactosemi|disfagi|cirrose|insuficiencia hepatica',
);

/**
 * Why no meals are planned for this person, or `null`. `today` is `yyyy-MM-dd`. Own words count wherever
 * they were written.
 */
export const findNoPlanReason = (profile: HealthProfile, today: string): NoPlanReason | null => {
  const told = countOwnWords(profile);
  const group = careGroupOf(told, today);
  if (group === 'pregnant' || group === 'minor') return group;
  if (hasEatingRisk(told)) return 'eating_risk';
  return specialCare.test(`${foldConditions(told)}\n${foldMedicines(told)}`) ? 'special_care' : null;
};
