import { z } from 'zod';
import { wordsOf } from '../food/food-words.ts';
import { MEDICINE_FLAGS, medicineTable } from '../medicines/medicine-table.ts';
import { cellsSchema as cells, readKnowledge } from '../read-knowledge.ts';

/** How much it matters, the gravest first; the tables' README says each in words. */
export const SEVERITIES = ['danger', 'warning', 'care'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A row of warnings.csv: for whom, about what, and what is said. */
export interface WarningRow {
  readonly key: string;
  /** Every group must hold, by any of its terms. */
  readonly person: readonly (readonly string[])[];
  /** Any of them must be mentioned. */
  readonly mentioned: readonly string[];
  /** Of rows about one thing only the first speaks. */
  readonly about: string;
  readonly severity: Severity;
  /** Whether one of our articles may go on after it. */
  readonly goesOn: boolean;
  readonly text: string;
  readonly source: string;
}

/** A row of warning-topics.csv: a thing, food or wish that is no medicine, and how people name it. */
export interface Topic {
  readonly name: string;
  /** With accents, in the singular; any of them names it. */
  readonly words: readonly string[];
  /** One of these must stand in the message too; none where the words suffice. */
  readonly beside: readonly string[];
  /** Phrases with such a word in them that are something else. */
  readonly harmless: readonly string[];
}

/** What a profile can say of a person; the conditions are read in `person-traits.ts`. */
export const CONDITIONS = [
  'diabetes',
  'hypertension',
  'heart',
  'kidney',
  'asthma',
  'stomach',
  'liver',
  'glaucoma_or_prostate',
  'gout',
  'epilepsy',
  'g6pd',
  'breastfeeding',
] as const;
export type Condition = (typeof CONDITIONS)[number];

const topicRows = z.array(
  z
    .strictObject({ topic: z.string().min(1), words: cells, beside: cells, harmless: cells })
    .transform(({ topic, ...row }): Topic => ({ name: topic, ...row })),
);

/** Terms of the columns `person` and `mentioned`; a term that nothing can ever be is a slip of whoever wrote it. */
const knownTerms = (topics: readonly Topic[]) => {
  const { classes, medicines } = medicineTable();
  const ofMedicines = [...[...classes, ...medicines].map(({ name }) => name), ...MEDICINE_FLAGS];
  return {
    person: new Set([
      ...['pregnant', 'minor', 'older', 'allergy', 'allergy_group', 'food_allergy', 'diet'],
      ...CONDITIONS.map((condition) => `condition:${condition}`),
      ...ofMedicines.flatMap((name) => [`medicine:${name}`, `allergy:${name}`]),
      'allergy:latex',
    ]),
    mentioned: new Set([
      ...['itself', 'hidden', 'own_medicine', 'any_medicine', 'value:fasting_95', 'value:after_meal_140'],
      ...topics.map(({ name }) => `topic:${name}`),
      ...ofMedicines.map((name) => `medicine:${name}`),
    ]),
  };
};

const warningRows = (topics: readonly Topic[]) => {
  const known = knownTerms(topics);
  const termsOf = (terms: ReadonlySet<string>) =>
    z
      .string()
      .transform((cell) => cell.split('|'))
      .pipe(z.array(z.string().refine((term) => terms.has(term))).min(1));
  return z.array(
    z
      .strictObject({
        key: z.string().regex(/^[a-z0-9-]+$/),
        person: z.string().transform((cell) => cell.split(' & ')),
        mentioned: termsOf(known.mentioned),
        about: z.string().min(1),
        severity: z.enum(SEVERITIES),
        goes_on: z.enum(['yes', 'no']).transform((cell) => cell === 'yes'),
        text: z.string().min(40),
        source: z.string().min(10),
      })
      .transform(
        ({ goes_on, person, ...row }): WarningRow => ({
          ...row,
          goesOn: goes_on,
          person: person.map((group) => termsOf(known.person).parse(group)),
        }),
      ),
  );
};

export interface WarningTable {
  /** In the order of force within a severity. */
  readonly warnings: readonly WarningRow[];
  readonly topics: readonly Topic[];
}

let table: WarningTable | undefined;

/** The tables of server/knowledge, read when somebody first asks; throws where a cell is not as described there. */
export const warningTable = (): WarningTable => {
  if (table === undefined) {
    const topics = topicRows.parse(readKnowledge('warning-topics.csv'));
    table = { topics, warnings: warningRows(topics).parse(readKnowledge('warnings.csv')) };
  }
  return table;
};

/** Folded words of all topics, for mending what was mistyped. */
export const topicWords = (): readonly string[] =>
  warningTable().topics.flatMap(({ words, beside }) => [...words, ...beside].flatMap(wordsOf));
