import { foldText } from '../food/food-words.ts';
import { type Medicine, type MedicineFlag, medicineTable } from './medicine-table.ts';

/** A name that stands for a substance, for a product, or for a whole group. */
export interface NamedMedicine {
  /** As the table writes it: 'Losartana', 'Entresto', 'anti-inflamatório'. */
  readonly name: string;
  readonly kind: 'substance' | 'brand' | 'compound' | 'group';
  /** Everything in it: two for 'Entresto'. None for a group, or for a name that only its ending tells. */
  readonly substances: readonly Medicine[];
  /** Of any of its substances. */
  readonly classes: ReadonlySet<string>;
  /** Of any of its substances; of a group only what all of its medicines share. */
  readonly flags: ReadonlySet<MedicineFlag>;
  /** Also an everyday word or a name of people: a medicine only where medicines are spoken of. */
  readonly isEveryday: boolean;
}

export interface NameIndex {
  /** By folded words and numbers with blanks between them. */
  readonly names: ReadonlyMap<string, NamedMedicine>;
  /** Names of one word that are long enough to be known with a spelling mistake, by their first letter. */
  readonly mendable: ReadonlyMap<string, readonly string[]>;
  /** How many words the longest name has that starts with a word. */
  readonly longest: ReadonlyMap<string, number>;
  /** A substance that the table does not have, by the ending of its folded name. */
  readonly byEnding: (word: string) => NamedMedicine | undefined;
}

/** Shorter words are too often one letter away from another one. */
const MENDABLE_LETTERS = 8;
/** Letters before an ending: 'olmesartana' has them, 'sartana' itself does not. */
const LETTERS_BEFORE_ENDING = 2;

const productOf = (
  name: string,
  kind: 'substance' | 'brand' | 'compound',
  substances: readonly Medicine[],
): NamedMedicine => ({
  name,
  kind,
  substances,
  classes: new Set(substances.flatMap(({ classes }) => classes)),
  flags: new Set(substances.flatMap(({ flags }) => flags)),
  isEveryday: substances.some(({ everyday }) => everyday.includes(name)),
});

const groupOf = (name: string, classes: readonly string[]): NamedMedicine => {
  const members = medicineTable().medicines.filter((one) =>
    one.classes.some((each) => classes.includes(each)),
  );
  const flags = members[0]?.flags.filter((flag) => members.every((one) => one.flags.includes(flag))) ?? [];
  return {
    name,
    kind: 'group',
    substances: [],
    classes: new Set(classes),
    flags: new Set(flags),
    isEveryday: false,
  };
};

const allNames = (): NamedMedicine[] => {
  const { medicines, classes } = medicineTable();
  const compounds = Map.groupBy(
    medicines.flatMap((medicine) => medicine.compounds.map((name) => ({ name, medicine }))),
    ({ name }) => name,
  );
  const groups = Map.groupBy(
    classes.flatMap(({ name, words }) => words.map((word) => ({ name, word }))),
    ({ word }) => word,
  );
  return [
    ...[...groups].map(([word, of]) =>
      groupOf(
        word,
        of.map(({ name }) => name),
      ),
    ),
    ...[...compounds].map(([name, of]) =>
      productOf(
        name,
        'compound',
        of.map(({ medicine }) => medicine),
      ),
    ),
    ...medicines.flatMap((medicine) => medicine.brands.map((name) => productOf(name, 'brand', [medicine]))),
    ...medicines.flatMap((medicine) =>
      [...medicine.also, medicine.name].map((name) => productOf(name, 'substance', [medicine])),
    ),
  ];
};

/** Words and numbers apart: 'losartana50mg' is 'losartana', '50' and 'mg', 'T4' is 't' and '4'. */
export const NAME_PIECE = /[a-z]+|\d+/g;

const keyOf = (name: string): string => (foldText(name).match(NAME_PIECE) ?? []).join(' ');

const buildIndex = (): NameIndex => {
  const names = new Map<string, NamedMedicine>();
  for (const named of allNames()) {
    names.set(keyOf(named.name), named);
    // 'Co-Renitec' is written in one word too.
    const joined = keyOf(named.name.replaceAll('-', ''));
    if (!names.has(joined)) names.set(joined, named);
  }
  const mendable = [...names.keys()].filter(
    (name) => /^[a-z]+$/.test(name) && name.length >= MENDABLE_LETTERS,
  );
  const longest = new Map<string, number>();
  for (const name of names.keys()) {
    const [first = '', ...rest] = name.split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 1, rest.length + 1));
  }
  const endings = medicineTable().classes.flatMap(({ name, endings: ends }) =>
    ends.map((ending) => ({ ending, named: groupOf(ending, [name]) })),
  );
  return {
    names,
    mendable: Map.groupBy(mendable, (name) => name.charAt(0)),
    longest,
    byEnding: (word) => {
      const found = endings.find(
        ({ ending }) => word.endsWith(ending) && word.length >= ending.length + LETTERS_BEFORE_ENDING,
      );
      return found && { ...found.named, name: word.charAt(0).toUpperCase() + word.slice(1) };
    },
  };
};

let index: NameIndex | undefined;

/** Every name of the table, ready to be looked up; built when somebody first asks. */
export const nameIndex = (): NameIndex => {
  index ??= buildIndex();
  return index;
};

/** The medicine that one folded word names wherever it stands: 'entresto', not 'frontal'. */
export const medicineNamedBy = (word: string): NamedMedicine | undefined => {
  const named = nameIndex().names.get(word);
  return named === undefined || named.kind === 'group' || named.isEveryday ? undefined : named;
};

/** Every name that stands for a substance or product: what guardrails must know. */
export const medicineNames = (): readonly NamedMedicine[] => [
  ...new Set([...nameIndex().names.values()].filter(({ kind }) => kind !== 'group')),
];
