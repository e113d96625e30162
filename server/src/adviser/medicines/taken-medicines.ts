import { foldMedicines, type StatedProfile } from '@vida/contract/profile/care-rules.ts';
import type { Medication } from '@vida/contract/profile/profile-choices.ts';
import { findMedicines, locateMedicines } from './find-medicines.ts';
import { type MedicineFlag, medicineTable } from './medicine-table.ts';
import type { NamedMedicine } from './name-index.ts';

const readable = ({ kind, name, classes }: NamedMedicine): string => {
  const label = medicineTable().classes.find((each) => classes.has(each.name))?.label;
  return kind === 'group' && label !== undefined ? label : name;
};

/** Throws for a class that the table does not have: a misspelt one would never be found. */
const checkClasses = (classes: readonly string[]): void => {
  const known = medicineTable().classes.map(({ name }) => name);
  const unknown = classes.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new RangeError(`no such class of medicines: ${unknown.join(', ')}`);
};

/** Everything that a person says they take, in ticks and own words, by the table of medicines. */
export const medicinesTakenBy = (profile: StatedProfile) => {
  const all = locateMedicines(foldMedicines(profile), { isList: true });
  const namesOf = (isMeant: (named: NamedMedicine) => boolean): readonly string[] => [
    ...new Set(all.filter(isMeant).map(readable)),
  ];
  return {
    all,
    /** Those of any of the classes, once each, as people should read them: 'Entresto', 'Losartana'. */
    ofClass: (...classes: readonly string[]) => {
      checkClasses(classes);
      return namesOf((named) => classes.some((name) => named.classes.has(name)));
    },
    /** Those with a flag, likewise. */
    withFlag: (flag: MedicineFlag) => namesOf(({ flags }) => flags.has(flag)),
    /** Whether the substance of a choice of the profile is taken under any name: 'Losartana' for 'Hyzaar'. */
    holds: (choice: Medication): boolean => {
      const [meant] = findMedicines(choice, { isList: true });
      return all.some(({ substances }) => substances.some((each) => meant?.substances.includes(each)));
    },
  };
};
