import { cellOf, loadRows } from './load-rows.ts';

/** Words that several readers share, folded, in rows by the name that `@name` in a pattern stands for. */
const wordClasses = Map.groupBy(loadRows('word-classes.csv'), ({ name = '' }) => name);

/** Some words with blanks between them. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** The words of some classes. Throws for a class that nobody knows. */
export const wordsOfClass = (...names: readonly string[]): ReadonlySet<string> =>
  new Set(
    names.flatMap((name) => {
      const rows = wordClasses.get(name);
      if (rows === undefined) throw new Error(`No word class ${name}`);
      return rows.flatMap(({ words }) => cellOf(words));
    }),
  );
