import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { ageOn } from '@vida/contract/profile/age-rules.ts';
import { foldMedicines, typedAllergiesOf } from '@vida/contract/profile/care-rules.ts';
import { OTHER_CHOICE, PROFILE_LISTS, type ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { formatDecimal, formatHours, formatKg } from '../../built-in/format-values.ts';
import { locateMedicines } from '../../medicines/find-medicines.ts';
import { cleanPersonText } from '../prompts/person-text.ts';
import { wordsFor } from '../prompts/prompt-words.ts';

/** Of what somebody wrote in one field, characters. */
const MOST_OF_FIELD = 300;

/** What must not be left out, where room is short, comes first. */
const toldFirst: readonly ProfileListName[] = ['chronicConditions', 'medications', 'foodAllergies'];
const toldLists = PROFILE_LISTS.toSorted(
  (one, other) => Number(toldFirst.includes(other.list)) - Number(toldFirst.includes(one.list)),
);

/** An allergy that was typed among the medicines: nothing of it is taken. */
const isAllergy = (text: string): boolean =>
  typedAllergiesOf([text]).length > 0 &&
  locateMedicines(foldMedicines({ ...EMPTY_HEALTH_PROFILE, medications: [text] }), { isList: true }).length === 0;

/** The profile with such allergies in their own list: a model is told of them as what they are. */
const partAllergies = (profile: HealthProfile): HealthProfile => {
  const { medications, otherMedications, otherMedicationAllergies } = profile;
  const parts = otherMedications.split(/[,;.\n]/).map((part) => part.trim());
  const typed = [...medications, ...parts].filter(isAllergy);
  if (typed.length === 0) return profile;
  return {
    ...profile,
    medications: medications.filter((entry) => !isAllergy(entry)),
    otherMedications: parts.filter((part) => part !== '' && !isAllergy(part)).join(', '),
    otherMedicationAllergies: [otherMedicationAllergies, ...typed].filter(Boolean).join('; '),
  };
};

/** What is known of somebody, `, ` or `; ` between; no line where nothing is. */
const line = (name: string, known: readonly string[], between = ', '): string => {
  const told = known.filter(Boolean).join(between).replaceAll('\n', ' ');
  return told && `${name}: ${told}`;
};

/**
 * A profile as a model may know it, the most important first: the age instead of the day of birth, and nothing that
 * names the person; no goal of weight for whom a professional sets it, no weights where those harm.
 */
export const profileLines = (profile: HealthProfile, today: string, noPlan: NoPlanReason | null): readonly string[] => {
  const { birthDate, sex, pregnant, currentWeight, height, weightGoal, exerciseLevel, sleepGoal } = profile;
  const told = partAllergies(profile);
  return [
    line('Pessoa', [
      birthDate === null ? '' : `${ageOn(birthDate, today)} anos`,
      sex === null ? '' : wordsFor('sex', sex),
      pregnant ? 'gestante' : '',
    ]),
    ...toldLists.map(({ list, other }) => {
      const chosen = told[list].filter((choice) => choice !== OTHER_CHOICE).join(', ');
      const texts = [chosen, told[other]].map((text) => cleanPersonText(text, MOST_OF_FIELD));
      return line(wordsFor('list', list), texts, '; ');
    }),
    line('Corpo', [
      currentWeight === null || noPlan === 'eating_risk' ? '' : `peso ${formatKg(currentWeight)}`,
      height === null ? '' : `altura ${formatDecimal(height, 0)} cm`,
      weightGoal === null || noPlan !== null ? '' : `meta de peso ${formatKg(weightGoal)}`,
    ]),
    line('Nível de exercício', [exerciseLevel ? wordsFor('level', exerciseLevel) : '']),
    `Meta de sono: ${formatHours(sleepGoal)} por noite`,
  ].filter(Boolean);
};
