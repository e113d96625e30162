import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** The rows of a table of server/knowledge, each by its columns; their schema is the reader's. */
export const loadRows = (file: string): readonly Readonly<Record<string, string>>[] =>
  parse(readFileSync(new URL(`../../knowledge/${file}`, import.meta.url)), {
    columns: true,
    comment: '#',
    comment_no_infix: true,
    relax_column_count_less: true,
  });

/** Several values of a cell, `|` between them. */
export const cellOf = (cell = ''): readonly string[] => (cell === '' ? [] : cell.split('|'));
