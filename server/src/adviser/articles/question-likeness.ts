import { z } from 'zod';
import { cellsSchema, loadTable, once } from '../load-knowledge.ts';

const keyOf = (slug: string, heading: string): string => `${slug}/${heading}`;

const termsBySection = once(
  () =>
    new Map(
      loadTable('questions/asked-terms.csv', {
        slug: z.string(),
        heading: z.string(),
        terms: cellsSchema,
      }).map(({ slug, heading, terms }) => [keyOf(slug, heading), terms.map((question) => question.split(' '))]),
    ),
);

/**
 * The questions that a section is known to answer, each as its stems; learnt by `npm run learn` from
 * `questions/asked.csv`.
 */
export const termsAskedOf = (slug: string, heading: string): readonly (readonly string[])[] =>
  termsBySection().get(keyOf(slug, heading)) ?? [];

/** How alike a question is to those that a section is known to answer, each from 0 to 1. */
export interface Likeness {
  /** To the likest of them. */
  readonly nearest: number;
  /** To all of them together. */
  readonly whole: number;
}

export const NOT_ALIKE: Likeness = { nearest: 0, whole: 0 };

type Vector = ReadonlyMap<string, number>;

const lengthOf = (vector: Vector): number => Math.sqrt([...vector.values()].reduce((sum, each) => sum + each ** 2, 0));

/** A vector in the index: where its sum of products is kept, and its length. */
interface Entry {
  readonly section: number;
  readonly isWhole: boolean;
  readonly length: number;
}

/**
 * Questions of each section, as terms, ready to be compared with others: by the cosine of the angle between them, a
 * term weighing more the fewer sections are asked for by it. To be built once.
 */
export const createLikeness = (sections: readonly (readonly (readonly string[])[])[]) => {
  const sectionsWith = new Map<string, number>();
  for (const questions of sections) {
    for (const term of new Set(questions.flat())) sectionsWith.set(term, (sectionsWith.get(term) ?? 0) + 1);
  }
  const weightOf = (term: string): number => Math.log((1 + sections.length) / (sectionsWith.get(term) ?? 1));
  const vectorOf = (terms: Iterable<string>): Vector =>
    new Map([...new Set(terms)].map((term) => [term, weightOf(term)]));
  const sumOf = (questions: readonly (readonly string[])[]): Vector => {
    const times = new Map<string, number>();
    for (const terms of questions) for (const term of new Set(terms)) times.set(term, (times.get(term) ?? 0) + 1);
    return new Map([...times].map(([term, count]) => [term, Math.log1p(count) * weightOf(term)]));
  };

  const entries: Entry[] = [];
  const holding = new Map<string, { readonly entry: number; readonly weight: number }[]>();
  const add = (section: number, vector: Vector, isWhole: boolean): void => {
    for (const [term, weight] of vector) {
      const list = holding.get(term) ?? [];
      holding.set(term, list);
      list.push({ entry: entries.length, weight });
    }
    entries.push({ section, isWhole, length: lengthOf(vector) });
  };
  for (const [section, questions] of sections.entries()) {
    for (const terms of questions) add(section, vectorOf(terms), false);
    add(section, sumOf(questions), true);
  }

  /**
   * By the place of the section; of those that share nothing there is nothing. `isKnown` leaves out the very question.
   */
  return (terms: readonly string[], isKnown = false): ReadonlyMap<number, Likeness> => {
    const asked = vectorOf(terms.filter((term) => sectionsWith.has(term)));
    const unknown = new Set(terms.filter((term) => !sectionsWith.has(term))).size;
    const askedLength = Math.sqrt(lengthOf(asked) ** 2 + unknown * UNKNOWN_WEIGHT ** 2);
    const products = new Map<number, number>();
    for (const [term, weight] of asked)
      for (const held of holding.get(term) ?? [])
        products.set(held.entry, (products.get(held.entry) ?? 0) + weight * held.weight);
    const found = new Map<number, Likeness>();
    for (const [place, product] of products) {
      const entry = entries[place];
      if (!entry || product === 0) continue;
      const cosine = product / (askedLength * entry.length);
      if (isKnown && !entry.isWhole && cosine > SAME) continue;
      const { nearest, whole } = found.get(entry.section) ?? NOT_ALIKE;
      found.set(
        entry.section,
        entry.isWhole ? { nearest, whole: cosine } : { nearest: Math.max(nearest, cosine), whole },
      );
    }
    return found;
  };
};
/** From here on it is the same question. */
const SAME = 0.999;
/** A word that nobody asked with is told of, and means little. */
const UNKNOWN_WEIGHT = 2;
