import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { ageOn } from '@vida/contract/profile/age-rules.ts';
import { foldMedicines, typedAllergiesOf } from '@vida/contract/profile/care-rules.ts';
import { OTHER_CHOICE, PROFILE_LISTS, type ProfileListName } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { formatDecimal, formatHours, formatKg } from '../../built-in/words.ts';
import { locateMedicines } from '../../medicines/find-medicines.ts';
import { cleanPersonText } from '../prompts/person-text.ts';
import type { ContextLine } from './fit-lines.ts';

/** Of what somebody wrote in one field, characters. */
const MOST_OF_FIELD = 300;

const listNames: Readonly<Record<ProfileListName, { readonly name: string; readonly weight: number }>> = {
  chronicConditions: { name: 'Condições', weight: 10 },
  medications: { name: 'Remédios em uso', weight: 10 },
  foodAllergies: { name: 'Alergias alimentares', weight: 10 },
  medicationAllergies: { name: 'Alergias a remédios', weight: 9 },
  dietaryRestrictions: { name: 'Restrições alimentares', weight: 9 },
  physicalProblems: { name: 'Problemas físicos', weight: 8 },
  disabilities: { name: 'Deficiências', weight: 8 },
};

export const levelNames = {
  sedentary: 'sedentário',
  beginner: 'iniciante',
  intermediate: 'intermediário',
  advanced: 'avançado',
} as const;

const sexNames = { female: 'mulher', male: 'homem' } as const;

/** An allergy that was typed among the medicines: nothing of it is taken. */
const isAllergy = (text: string): boolean =>
  typedAllergiesOf([text]).length > 0 &&
  locateMedicines(foldMedicines({ ...EMPTY_HEALTH_PROFILE, medications: [text] }), { isList: true })
    .length === 0;

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

const listLines = (profile: HealthProfile): ContextLine[] =>
  PROFILE_LISTS.map(({ list, other }) => {
    const chosen = profile[list].filter((choice) => choice !== OTHER_CHOICE).join(', ');
    const told = [chosen, profile[other]].map((text) => cleanPersonText(text, MOST_OF_FIELD)).filter(Boolean);
    return { ...listNames[list], told: told.join('; ').replaceAll('\n', ' ') };
  })
    .filter(({ told }) => told !== '')
    .map(({ name, weight, told }) => ({ weight, text: `${name}: ${told}` }));

/** Without a goal of weight for whom a professional sets it, and without weights where those harm. */
const bodyOf = ({ currentWeight, height, weightGoal }: HealthProfile, noPlan: NoPlanReason | null): string =>
  [
    currentWeight === null || noPlan === 'eating_risk' ? '' : `peso ${formatKg(currentWeight)}`,
    height === null ? '' : `altura ${formatDecimal(height, 0)} cm`,
    weightGoal === null || noPlan !== null ? '' : `meta de peso ${formatKg(weightGoal)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A profile as a model may know it: the age instead of the day of birth, and nothing that names the person. */
export const profileLines = (
  profile: HealthProfile,
  today: string,
  noPlan: NoPlanReason | null,
): readonly ContextLine[] => {
  const who = [
    profile.birthDate === null ? '' : `${ageOn(profile.birthDate, today)} anos`,
    profile.sex === null ? '' : sexNames[profile.sex],
    profile.pregnant ? 'gestante' : '',
  ].filter(Boolean);
  const body = bodyOf(profile, noPlan);
  return [
    ...(who.length > 0 ? [{ weight: 10, text: `Pessoa: ${who.join(', ')}` }] : []),
    ...listLines(partAllergies(profile)),
    ...(body ? [{ weight: 7, text: `Corpo: ${body}` }] : []),
    ...(profile.exerciseLevel
      ? [{ weight: 6, text: `Nível de exercício: ${levelNames[profile.exerciseLevel]}` }]
      : []),
    { weight: 3, text: `Meta de sono: ${formatHours(profile.sleepGoal)} por noite` },
  ];
};
