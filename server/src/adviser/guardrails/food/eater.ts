import { countOwnWords, readDietNeeds } from '@vida/contract/nutrition/diet-needs-rules.ts';
import { foldConditions } from '@vida/contract/profile/care-rules.ts';
import { DIETARY_RESTRICTIONS, MEDICATIONS } from '@vida/contract/profile/profile-choices.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { z } from 'zod';
import { parseTest, type Test } from '../../load-knowledge.ts';
import { MEDICINE_FLAGS } from '../../medicines/medicine-table.ts';
import { medicinesTakenBy } from '../../medicines/taken-medicines.ts';
import { deriveAvoidances } from './derive-avoidances.ts';

/** A profile as the tables of rules read it. */
export const deriveEater = (profile: HealthProfile) => {
  const counted = countOwnWords(profile);
  return {
    ...deriveAvoidances(profile),
    profile: counted,
    needs: readDietNeeds(counted),
    /** Folded, own words included. */
    conditions: foldConditions(counted),
    medicines: medicinesTakenBy(counted),
  };
};
export type Eater = Readonly<ReturnType<typeof deriveEater>>;

const NEEDS = ['diabetes', 'hypertension', 'heart', 'kidney', 'obesity', 'lows', 'lowSodium'] as const;

/** A term whose value is one of `choices`. Throws for any other value. */
const among =
  <Choice extends string>(choices: readonly Choice[], has: (eater: Eater, choice: Choice) => boolean) =>
  (value: string): Test<Eater> => {
    const choice = choices.find((each) => each === value);
    if (choice === undefined) throw new RangeError(`${value} is none of ${choices.join(', ')}`);
    return (eater) => has(eater, choice);
  };

/** What a cell can ask of a person, by the word before the colon. */
const personTerms: Readonly<Record<string, (value: string) => Test<Eater>>> = {
  everybody: () => () => true,
  need: among(NEEDS, ({ needs }, need) => needs[need]),
  diet: among(DIETARY_RESTRICTIONS, ({ restrictions }, diet) => restrictions.has(diet)),
  medicine: among(MEDICINE_FLAGS, ({ medicines }, flag) => medicines.withFlag(flag).length > 0),
  takes: among(MEDICATIONS, ({ medicines }, choice) => medicines.holds(choice)),
  says: (value) => {
    const words = new RegExp(`\\b${value.replaceAll('*', '\\w*')}\\b`);
    return ({ conditions }) => words.test(conditions);
  },
};

/** Whom a cell means. Throws for a term that nobody can be. */
export const personCell = z.string().transform((cell) =>
  parseTest(cell, (term) => {
    const [kind = '', value = ''] = term.split(':');
    const read = personTerms[kind];
    if (!read) throw new RangeError(`nobody can be ${term}`);
    return read(value);
  }),
);
