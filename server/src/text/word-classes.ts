import { cellOf, readRows } from './read-rows.ts';

/** Words that several readers share, folded, by the name that `@name` in a pattern stands for. */
export const wordClasses: ReadonlyMap<string, readonly string[]> = new Map(
  [...Map.groupBy(readRows('word-classes.csv'), ({ name = '' }) => name)].map(([name, rows]) => [
    name,
    rows.flatMap(({ words }) => cellOf(words)),
  ]),
);

/** Some words with blanks between them. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The words of some classes. Throws for a class that nobody knows. */
export const wordsOfClass = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names.flatMap((name) => {
      const words = wordClasses.get(name);
      if (words === undefined) throw new Error(`No word class ${name}`);
      return words;
    }),
  );
