import { createMender, soundOf } from '../../text/spelling.ts';
import { foldText } from '../../text/tokenize.ts';
import { once } from '../load-knowledge.ts';
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

/** Shorter words are too often one letter away from another one, or sound like it. */
const MENDABLE_LETTERS = 7;
const SOUNDING_LETTERS = 6;
/** So much of a name says which it is: 'levoflox', 'azitro'. */
const SHORTENED_LETTERS = 6;
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

/** Every medicine of any of the classes. */
export const membersOf = (classes: ReadonlySet<string>): readonly Medicine[] =>
  medicineTable().medicines.filter((one) => one.classes.some((each) => classes.has(each)));

const groupOf = (name: string, classes: ReadonlySet<string>): NamedMedicine => {
  const [first, ...others] = membersOf(classes);
  const flags = new Set(first?.flags.filter((flag) => others.every((one) => one.flags.includes(flag))));
  return { name, kind: 'group', substances: [], classes, flags, isEveryday: false };
};

/** The rows by each of the names that they have in a cell. */
const byName = <Row>(rows: readonly Row[], namesIn: (row: Row) => readonly string[]) => {
  const found = new Map<string, Row[]>();
  for (const row of rows) for (const name of namesIn(row)) found.set(name, [...(found.get(name) ?? []), row]);
  return [...found];
};

const allNames = (): NamedMedicine[] => {
  const { medicines, classes } = medicineTable();
  const products = (kind: 'substance' | 'brand' | 'compound', namesIn: (row: Medicine) => readonly string[]) =>
    byName(medicines, namesIn).map(([name, of]) => productOf(name, kind, of));
  return [
    ...byName(classes, ({ words }) => words).map(([word, of]) => groupOf(word, new Set(of.map(({ name }) => name)))),
    ...products('compound', ({ compounds }) => compounds),
    ...products('brand', ({ brands }) => brands),
    ...products('substance', ({ also, name }) => [...also, name]),
  ];
};

/** Words and numbers apart: 'losartana50mg' is 'losartana', '50' and 'mg', 'T4' is 't' and '4'. */
export const NAME_PIECE = /[a-z]+|\d+/g;

const keyOf = (name: string): string => (foldText(name).match(NAME_PIECE) ?? []).join(' ');

/** How the words of a folded name sound. */
export const soundOfName = (name: string): string => name.split(' ').map(soundOf).join(' ');

/** Every name of the table, ready to be looked up; built when somebody first asks. */
export const nameIndex = once(() => {
  const names = new Map<string, NamedMedicine>();
  for (const named of allNames()) {
    names.set(keyOf(named.name), named);
    // 'Co-Renitec' is written in one word too.
    const joined = keyOf(named.name.replaceAll('-', ''));
    if (!names.has(joined)) names.set(joined, named);
  }
  const bySound = new Map(
    [...names].flatMap(([name, named]) =>
      name.length < SOUNDING_LETTERS ? [] : [[soundOfName(name), named] as const],
    ),
  );
  const mendable = [...names.keys()].filter((name) => /^[a-z]+$/.test(name) && name.length >= MENDABLE_LETTERS);
  const longest = new Map<string, number>();
  for (const name of names.keys()) {
    const [first = '', ...rest] = soundOfName(name).split(' ');
    longest.set(first, Math.max(longest.get(first) ?? 1, rest.length + 1));
  }
  const substances = [...names].filter(([name, { kind }]) => kind === 'substance' && /^[a-z]+$/.test(name));
  const endings = medicineTable().classes.flatMap(({ name, endings: ends }) =>
    ends.map((ending) => ({ ending, named: groupOf(ending, new Set([name])) })),
  );
  return {
    /** By folded words and numbers with blanks between them. */
    names: names as ReadonlyMap<string, NamedMedicine>,
    /** By how they sound. */
    bySound: bySound as ReadonlyMap<string, NamedMedicine>,
    /** Towards names of one word that are long enough to be known with a spelling mistake, and their sounds. */
    mend: createMender(
      mendable.flatMap((name) => [name, soundOf(name)]).filter(({ length }) => length >= MENDABLE_LETTERS),
    ),
    /** How many words the longest name has that starts with a word of this sound. */
    longest: longest as ReadonlyMap<string, number>,
    /** A substance whose name is cut short, where all that begin so are of one class. */
    byBeginning: (word: string): NamedMedicine | undefined => {
      if (word.length < SHORTENED_LETTERS) return undefined;
      const [first, ...others] = substances.flatMap(([name, named]) => (name.startsWith(word) ? [named] : []));
      return others.every(({ classes }) => classes.isSubsetOf(first?.classes ?? classes)) ? first : undefined;
    },
    /** A substance that the table does not have, by the ending of its folded name. */
    byEnding: (word: string): NamedMedicine | undefined => {
      const found = endings.find(
        ({ ending }) => word.endsWith(ending) && word.length >= ending.length + LETTERS_BEFORE_ENDING,
      );
      return found && { ...found.named, name: word.charAt(0).toUpperCase() + word.slice(1) };
    },
  };
});

/** The medicine that one folded word names wherever it stands: 'entresto', not 'frontal'. */
export const medicineNamedBy = (word: string): NamedMedicine | undefined => {
  const named = nameIndex().names.get(word);
  return named === undefined || named.kind === 'group' || named.isEveryday ? undefined : named;
};

/** Every name that stands for a substance or product: what guardrails must know. */
export const medicineNames = (): readonly NamedMedicine[] => [
  ...new Set([...nameIndex().names.values()].filter(({ kind }) => kind !== 'group')),
];
