import { z } from 'zod';
import { cellsSchema as cells, loadTable, once } from '../../load-knowledge.ts';
import type { Medicine } from '../../medicines/medicine-table.ts';
import { medicineTable } from '../../medicines/medicine-table.ts';
import type { NamedMedicine } from '../../medicines/name-index.ts';

/** The rows of server/knowledge/medicine-facts.csv, read when somebody first asks. */
export const loadMedicineFacts = once(() =>
  loadTable('medicine-facts.csv', {
    /** A class of medicine-classes.csv, or a medicine as medicines.csv writes it. */
    key: z.string().min(1),
    /** What it is for and how it acts: what follows its name in a sentence. */
    purpose: z.string(),
    action: z.string(),
    /** Common effects; those that the team should hear of; those that are not common. */
    effects: cells,
    tell: cells,
    seldom: cells,
    /** Whole sentences on its use. */
    food: z.string(),
    time: z.string(),
    whole: z.string(),
    alcohol: z.string(),
    watch: z.string(),
    /** Classes that it goes badly with, and what is said of that. */
    not_with: cells,
    together: z.string(),
    /** Keys of sources.csv. */
    sources: cells.pipe(z.array(z.string()).min(1)),
  }),
);
type Row = ReturnType<typeof loadMedicineFacts>[number];

/** What is known of one medicine or group, and how it is called inside a sentence. */
export interface MedicineFact extends Omit<Row, 'key'> {
  readonly name: string;
  readonly isFeminine: boolean;
  readonly classes: ReadonlySet<string>;
  readonly flags: ReadonlySet<string>;
}

const rowsByKey = once(() => new Map(loadMedicineFacts().map((row) => [row.key, row])));

const feminineWithoutA: ReadonlySet<string> = new Set(['acarbose', 'lactulose']);
/** 'A losartana', 'o ácido fólico': by the first word of the name. */
const isFeminine = (name: string): boolean => {
  const [first = ''] = name.toLowerCase().split(' ');
  return first.endsWith('a') || feminineWithoutA.has(first);
};

/** What a row does not say, that of its class does. */
const fill = (own: Row | undefined, ofClass: Row | undefined): Row | undefined => {
  if (!own || !ofClass) return own ?? ofClass;
  const filled = Object.entries(own).map(([column, cell]) => [
    column,
    cell.length === 0 ? ofClass[column as keyof Row] : cell,
  ]);
  return { ...ofClass, ...Object.fromEntries(filled) };
};

const inSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

/** Names that read otherwise inside a sentence: nobody asks for the acid of an aspirin. */
const calledOtherwise: Readonly<Record<string, string>> = {
  'Ácido acetilsalicílico': 'ácido acetilsalicílico (aspirina)',
  'Saccharomyces boulardii': 'Saccharomyces boulardii',
  'Estrogênios conjugados': 'estrogênio conjugado',
  Senosídeos: 'senosídeo',
};
const calledOf = (name: string): string => calledOtherwise[name] ?? inSentence(name);

/** What is known of one substance; undefined where the table has no row for it. */
export const factsOfMedicine = ({ name, classes, flags }: Medicine): MedicineFact | undefined => {
  const rows = rowsByKey();
  const ofClass = classes.map((each) => rows.get(each)).find((row) => row !== undefined);
  const row = fill(rows.get(name), ofClass);
  if (!row) return undefined;
  const called = calledOf(name);
  return {
    ...row,
    name: called,
    isFeminine: isFeminine(called),
    classes: new Set(classes),
    flags: new Set(flags),
  };
};

/** Of everything that a name stands for: each substance of a product, or the group. */
export const factsOfNamed = (named: NamedMedicine): readonly MedicineFact[] => {
  if (named.substances.length > 0) return named.substances.flatMap((each) => factsOfMedicine(each) ?? []);
  const label = medicineTable().classes.find(({ name }) => named.classes.has(name));
  const row = label && rowsByKey().get(label.name);
  if (!row) return [];
  const name = named.name === label.label || named.kind === 'group' ? label.label : inSentence(named.name);
  return [{ ...row, name, isFeminine: isFeminine(name), classes: named.classes, flags: named.flags }];
};
