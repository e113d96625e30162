import { foldMedicines, isProneToLows, ownMedicinesOf } from '@vida/contract/profile/care-rules.ts';
import { medicinesTakenBy } from '../../../medicines/taken-medicines.ts';
import type { Facts } from '../../facts/facts.ts';
import { defineRule, type TipRule } from '../../tip-rule.ts';
import { DIURETICS } from './medicine-groups.ts';

interface KnownMedicine {
  readonly key: string;
  /** Of the table of medicines. */
  readonly classes: readonly string[];
  /** Speaks of eating less: for adults outside pregnancy and without an eating disorder. */
  readonly eatsLess?: true;
}

/** Medicines that people write in their own words and that ask something of daily life. */
const known: readonly KnownMedicine[] = [
  { key: 'own-warfarin', classes: ['anticoagulant_vka'] },
  { key: 'own-corticoid', classes: ['corticosteroid'] },
  { key: 'own-gliflozin', classes: ['sglt2_inhibitor'] },
  { key: 'own-glp1', classes: ['glp1_agonist'], eatsLess: true },
  { key: 'own-beta-blocker', classes: ['beta_blocker'] },
  { key: 'own-diuretic', classes: DIURETICS },
];

const isKnown = (profile: Facts['profile']): boolean => {
  const medicines = medicinesTakenBy(profile);
  return (
    isProneToLows(profile) ||
    medicines.withFlag('keeps_potassium').length > 0 ||
    known.some(({ classes }) => medicines.ofClass(...classes).length > 0)
  );
};

/** Whether one of the person's own medicines is none that a rule here knows. */
const hasUnknownMedicine = ({ profile }: Facts): boolean =>
  [...ownMedicinesOf(profile), profile.otherMedications]
    .map((name) => ({ ...profile, medications: [name], otherMedications: '' }))
    // Nothing is left of an empty text, nor of an allergy that was typed among the medicines.
    .filter((each) => /[a-z]{3}/.test(foldMedicines(each)))
    .some((each) => !isKnown(each));

/** What stands in the person's own words: used where it is known, said openly where it is not. */
export const ownWordsRules: readonly TipRule[] = [
  ...known.map(({ key, classes, eatsLess = false }) =>
    defineRule({
      key,
      topic: key,
      category: 'medication',
      audience: eatsLess ? 'adults' : 'everyone',
      priority: 'medium',
      when: ({ medicines, hasEatingRisk }) =>
        medicines.ofClass(...classes).length > 0 && !(eatsLess && hasEatingRisk),
    }),
  ),
  defineRule({
    key: 'own-medicines',
    topic: 'medicine-list',
    category: 'medication',
    audience: 'everyone',
    priority: 'low',
    when: hasUnknownMedicine,
  }),
  defineRule({
    key: 'own-conditions',
    topic: 'own-conditions',
    category: 'general',
    audience: 'everyone',
    priority: 'low',
    // An eating disorder has a rule of its own.
    when: ({ hasOwnConditions, hasEatingRisk }) => hasOwnConditions && !hasEatingRisk,
  }),
];
