import type { MedicationAllergy } from '@vida/contract/profile/profile-choices.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule, type TipRule } from '../../tip-rule.ts';
import { listWords } from '../../words.ts';

type Listed = Exclude<MedicationAllergy, 'Outros' | 'Latex'>;

interface AllergyTip {
  readonly key: string;
  /** Classes of the table of medicines that it or its family stands in. */
  readonly classes: readonly string[];
}

/** One line for each allergy of the profile; latex has its own rule (fruits). */
const tips: Readonly<Record<Listed, AllergyTip>> = {
  Penicilina: { key: 'allergy-penicillin', classes: ['penicillin'] },
  Aspirina: { key: 'allergy-aspirin', classes: ['salicylate', 'nsaid'] },
  Ibuprofeno: { key: 'allergy-ibuprofen', classes: ['nsaid'] },
  Sulfa: { key: 'allergy-sulfa', classes: ['sulfonamide'] },
  Codeína: { key: 'allergy-codeine', classes: ['opioid'] },
  Morfina: { key: 'allergy-morphine', classes: ['opioid'] },
  'Anestésicos Locais': { key: 'allergy-anaesthetic', classes: ['local_anaesthetic'] },
  'Contraste Iodado': { key: 'allergy-contrast', classes: ['iodine_contrast'] },
  Dipirona: { key: 'allergy-dipyrone', classes: ['dipyrone'] },
};

const entries = Object.entries(tips) as readonly (readonly [Listed, AllergyTip])[];

/** Allergies that meet a medicine of the same list or family. */
const findMeetings = ({ hasMedicineAllergy, medicines }: Facts): Listed[] =>
  entries
    .filter(([name, { classes }]) => hasMedicineAllergy(name) && medicines.ofClass(...classes).length > 0)
    .map(([name]) => name);

/** Allergies to medicines: where they hide, whom to tell. A medicine is never suggested. */
export const medicineAllergyRules: readonly TipRule[] = [
  defineRule({
    key: 'allergy-meets-medicine',
    topic: 'medicine-safety',
    category: 'medication',
    audience: 'everyone',
    priority: 'high',
    urgency: 2,
    when: (facts) => {
      const found = findMeetings(facts);
      return found.length > 0 ? found : null;
    },
    slots: (_, found) => ({ first: found[0] ?? '', found: listWords(found) }),
  }),
  ...entries.map(([name, { key }]) =>
    defineRule({
      key,
      topic: 'medicine-allergy',
      category: 'medication',
      audience: 'everyone',
      priority: 'medium',
      when: ({ hasMedicineAllergy }) => hasMedicineAllergy(name),
    }),
  ),
];
