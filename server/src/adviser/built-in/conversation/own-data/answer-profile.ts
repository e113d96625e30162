import { hasEatingRisk } from '@vida/contract/profile/care-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { formatDecimal, formatKg, listWords } from '../../format-values.ts';
import type { Figure } from '../parsing/slots.ts';
import type { Asking, Reply } from './asking.ts';

/** Entries of a list with what was written beside it. */
const entriesOf = (chosen: readonly string[], other: string): readonly string[] =>
  [...chosen, ...other.split(/[,;\n]/)].map((entry) => entry.trim()).filter((entry) => entry !== '');

const listed = (what: string, entries: readonly string[]): string =>
  entries.length === 0
    ? `No seu perfil não há ${what}.`
    : `No seu perfil ${entries.length === 1 ? 'está' : 'estão'}: ${listWords(entries)} (${what}).`;

const sayMedicines = ({ medications, otherMedications }: HealthProfile): string =>
  listed('remédios anotados', entriesOf(medications, otherMedications));
const sayAllergies = (profile: HealthProfile): string =>
  [
    listed('alergias a alimentos', entriesOf(profile.foodAllergies, profile.otherFoodAllergies)),
    listed('alergias a remédios', entriesOf(profile.medicationAllergies, profile.otherMedicationAllergies)),
  ].join(' ');
const sayConditions = ({ chronicConditions, otherConditions }: HealthProfile): string =>
  listed('condições de saúde', entriesOf(chronicConditions, otherConditions));
const sayRestrictions = ({ dietaryRestrictions, otherDietaryRestrictions }: HealthProfile): string =>
  listed('restrições alimentares', entriesOf(dietaryRestrictions, otherDietaryRestrictions));

const sayBody = ({ height, bloodType, birthDate }: HealthProfile): string =>
  [
    height === null ? 'No seu perfil não há altura.' : `Sua altura no perfil: ${formatDecimal(height, 0)} cm.`,
    bloodType === null ? '' : `Tipo sanguíneo: ${bloodType}.`,
    birthDate === null ? '' : `Data de nascimento: ${birthDate.split('-').reverse().join('/')}.`,
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');

const sayGoals = (profile: HealthProfile): string => {
  const { weightGoal, sleepGoal } = profile;
  const weight = hasEatingRisk(profile)
    ? ''
    : weightGoal === null
      ? 'Não há meta de peso no seu perfil. '
      : `Sua meta de peso é ${formatKg(weightGoal)}. `;
  return `${weight}Sua meta de sono é de ${formatDecimal(sleepGoal, 1)} h por noite.`;
};

const parts: Partial<Readonly<Record<Figure, (profile: HealthProfile) => string>>> = {
  medicines: sayMedicines,
  allergies: sayAllergies,
  conditions: sayConditions,
  restrictions: sayRestrictions,
  body: sayBody,
  goal: sayGoals,
};

/** What the person wrote into the profile: the asked part, or all of it. */
export const answerProfile = async ({ profile, slots }: Asking): Promise<Reply> => {
  const asked = slots.figure === null ? undefined : parts[slots.figure];
  const told = asked ? [asked] : Object.values(parts);
  return {
    text: `${told.map((say) => say(profile)).join('\n')}\n\nPara mudar, abra Perfil de Saúde.`,
    sources: [],
    suggestions: [],
  };
};
