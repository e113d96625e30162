import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const rows: readonly { read: string; written: string }[] = parse(
  readFileSync(new URL('../../knowledge/shorthand.csv', import.meta.url)),
  { columns: true, comment: '#', comment_no_infix: true },
);

/** Reads 'q' as 'que', 'to' as 'estou', 'dismaiou' as 'desmaiou'. Keys and values are folded. */
export const shorthand: ReadonlyMap<string, string> = new Map(
  rows.flatMap(({ read, written }) => written.split('|').map((form) => [form, read] as const)),
);
