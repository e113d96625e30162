import { foldMedicines, isProneToLows, ownMedicinesOf } from '@vida/contract/profile/care-rules.ts';
import type { MedicationAllergy } from '@vida/contract/profile/profile-choices.ts';
import { medicinesTakenBy } from '../../medicines/taken-medicines.ts';
import type { Facts } from '../facts/facts.ts';
import { listWords } from '../format-values.ts';
import type { Found, Rules } from '../tip-rule.ts';

// Classes are those of the table of medicines.

/** For pressure, and holding potassium back: anti-inflammatories weaken them. */
const POTASSIUM_PRESSURE_MEDICINES = [
  'sartan',
  'ace_inhibitor',
  'neprilysin_inhibitor',
  'renin_inhibitor',
  'potassium_sparing',
] as const;

/** Those that a tip is about. */
const KNOWN_CLASSES = [
  ...['anticoagulant_vka', 'corticosteroid', 'sglt2_inhibitor', 'glp1_agonist', 'beta_blocker'],
  ...['thiazide', 'loop_diuretic', 'potassium_sparing', 'diuretic_other'],
];

/** What stands in the family of each of the profile's allergies; latex is about fruits. */
const allergyClasses: Readonly<Record<Exclude<MedicationAllergy, 'Outros' | 'Latex'>, readonly string[]>> = {
  Penicilina: ['medicine:penicillin'],
  Aspirina: ['medicine:salicylate', 'medicine:nsaid'],
  Ibuprofeno: ['medicine:nsaid'],
  Sulfa: ['medicine:sulfonamide'],
  Codeína: ['medicine:opioid'],
  Morfina: ['medicine:opioid'],
  'Anestésicos Locais': ['medicine:local_anaesthetic'],
  'Contraste Iodado': ['medicine:iodine_contrast'],
  Dipirona: ['medicine:dipyrone'],
};

/** The medicines that were found, as the texts name them. */
const naming = (found: readonly string[]): Found | false => found.length > 0 && { found: listWords(found) };

const isKnown = (profile: Facts['profile']): boolean => {
  const medicines = medicinesTakenBy(profile);
  return (
    isProneToLows(profile) ||
    medicines.withFlag('keeps_potassium').length > 0 ||
    medicines.ofClass(...KNOWN_CLASSES).length > 0
  );
};

/** Whether one of the person's own medicines is none that a rule here knows. */
const hasUnknownMedicine = ({ profile }: Facts): boolean =>
  [...ownMedicinesOf(profile), profile.otherMedications]
    .map((name) => ({ ...profile, medications: [name], otherMedications: '' }))
    // Nothing is left of an empty text, nor of an allergy that was typed among the medicines.
    .filter((each) => /[a-z]{3}/.test(foldMedicines(each)))
    .some((each) => !isKnown(each));

/** Medicines, ticked or in the person's own words: what they ask of the day, never a dose, a start or a stop. */
export const medicineRules: Rules = {
  'pregnancy-medicines': ({ medicines }) => naming(medicines.withFlag('pregnancy')),
  'losartan-with-enalapril': ({ medicines }) => {
    const [sartan] = medicines.ofClass('sartan');
    const [inhibitor] = medicines.ofClass('ace_inhibitor');
    return sartan !== undefined && inhibitor !== undefined && naming([sartan, inhibitor]);
  },
  // Drinking on record has a tip of its own.
  'insulin-alcohol': ({ substances: { alcohol } }) => alcohol.dosesOfWeek === 0 && !alcohol.wasInLastDay,
  'metformin-b12': ({ says, medicines }) => {
    const [acidBlocker = null] = medicines.ofClass('proton_pump_inhibitor');
    const mayLack = acidBlocker !== null || says('diet:Vegetariano', 'diet:Vegano');
    const also = acidBlocker === null ? 'diet' : 'medicine';
    return mayLack && { also, also_in_profile: also, acid_blocker: acidBlocker };
  },
  'enalapril-swelling': ({ medicines }) => naming(medicines.ofClass('ace_inhibitor')),
  'pressure-medicine-painkillers': (facts) => {
    const found = naming(facts.medicines.ofClass(...POTASSIUM_PRESSURE_MEDICINES));
    const hasPainkiller = facts.says('medicine:nsaid');
    return (
      found && {
        ...found,
        priority: hasPainkiller ? 'high' : 'medium',
        aspirin: facts.says('medicine:Ácido acetilsalicílico'),
        before_asking: hasPainkiller,
        painkiller_line: hasPainkiller,
      }
    );
  },

  'allergy-meets-medicine': (facts) => {
    const found = Object.entries(allergyClasses)
      .filter(([name, classes]) => facts.profile.medicationAllergies.includes(name) && facts.says(...classes))
      .map(([name]) => name);
    return found[0] !== undefined && { first: found[0], ...naming(found) };
  },

  'own-medicines': hasUnknownMedicine,

  // Food and drink that go badly with a medicine.
  'statin-grapefruit': (facts) => {
    const found = naming(facts.medicines.withFlag('grapefruit'));
    return found && { ...found, muscle: facts.says('medicine:statin') };
  },
  'potassium-salt': ({ hasKidneyDisease, medicines }) => {
    const names = medicines.withFlag('keeps_potassium');
    return (
      names.length > 0 && {
        ...naming(names),
        priority: hasKidneyDisease ? 'high' : 'medium',
        holds: names.length > 1 ? 'many' : 'one',
        kidney_line: hasKidneyDisease,
      }
    );
  },
  'levothyroxine-breakfast': ({ says }) => ({
    omeprazole: says('medicine:Omeprazol'),
    found: says('medicine:Omeprazol') ? 'with_omeprazole' : 'alone',
  }),
};
