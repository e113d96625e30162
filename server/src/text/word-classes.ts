import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const rows: readonly { name: string; words: string }[] = parse(
  readFileSync(new URL('../../knowledge/word-classes.csv', import.meta.url)),
  { columns: true, comment: '#', comment_no_infix: true },
);

/** Words that several patterns share, folded, by the name that `@name` in a pattern stands for. */
export const wordClasses: ReadonlyMap<string, readonly string[]> = new Map(
  rows.map(({ name, words }) => [name, words.split('|')]),
);
