import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

const load = (file: string): Buffer => readFileSync(new URL(`../../knowledge/${file}`, import.meta.url));
const format = { columns: true, comment: '#', comment_no_infix: true, relax_column_count_less: true } as const;

/** The rows of a table, each by its columns. */
export const parseRows = (csv: string | Buffer): readonly Readonly<Record<string, string>>[] => parse(csv, format);

/** The rows of a table of server/knowledge, each by its columns; their schema is the reader's. */
export const loadRows = (file: string): readonly Readonly<Record<string, string>>[] => parseRows(load(file));

const linesOf = new Map<string, readonly number[]>();

/**
 * Where a row of a table stands, by its number among the rows from 0: 'speech/rules.csv:57'. For the log alone: the
 * table is read once more when it is first asked.
 */
export const placeOfRow = (file: string, row: number): string => {
  const known = linesOf.get(file);
  const lines =
    known ?? parse<{ info: { lines: number } }>(load(file), { ...format, info: true }).map(({ info }) => info.lines);
  if (!known) linesOf.set(file, lines);
  return `${file}:${lines[row] ?? '?'}`;
};

/** Several values of a cell, `|` between them. */
export const cellOf = (cell = ''): readonly string[] => (cell === '' ? [] : cell.split('|'));
