import { medicineTable } from '../medicines/medicine-table.ts';
import { medicineNamedBy } from '../medicines/name-index.ts';
import { once } from '../read-knowledge.ts';

/** Stand in the phrases of `signs.csv` for names of the table of medicines: no words that anybody writes. */
const NAMED_MEDICINE = 'nome-de-remedio';
/** What nobody should take much of at once, or leave off at once. */
const NAMED_SEDATIVE = 'nome-de-calmante';
/** What no child should have swallowed, however little. */
const ADULT_MEDICINE = 'remedio-de-adulto';

const sedatives: readonly string[] = ['benzodiazepine', 'hypnotic'];

const adultClasses = once((): readonly string[] =>
  medicineTable().classes.flatMap(({ name, isAdultsOnly }) => (isAdultsOnly ? [name] : [])),
);

/** What a word that names a medicine stands for in the tables of signs: a brand of insulin is 'insulina' there. */
export const medicineLexemes = (word: string): readonly string[] => {
  const named = medicineNamedBy(word);
  if (!named) return [];
  const isAny = (classes: readonly string[]) => classes.some((each) => named.classes.has(each));
  const isInsulin = named.classes.has('insulin');
  return [
    NAMED_MEDICINE,
    ...(isInsulin ? ['insulina'] : []),
    ...(named.flags.has('lows') && !isInsulin ? ['glibenclamida'] : []),
    ...(isAny(sedatives) ? [NAMED_SEDATIVE] : []),
    ...(isAny(adultClasses()) ? [ADULT_MEDICINE] : []),
  ];
};
