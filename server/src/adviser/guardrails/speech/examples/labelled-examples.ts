import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/**
 * The tables of sentences: of the rules' author, five batches of a second one, each written before it was measured, and
 * harmless talk of our own that was refused once, or nearly.
 */
export const SENTENCE_TABLES = [
  'sentences',
  'second-author',
  'third-batch',
  'fourth-batch',
  'fifth-batch',
  'sixth-batch',
  'own-words',
] as const;
export const QUESTION_TABLES = ['questions', 'second-author-questions', 'second-batch-questions'] as const;
export type ExampleTable = (typeof SENTENCE_TABLES)[number] | (typeof QUESTION_TABLES)[number];

export interface LabelledExample {
  /** A breach or a forbidden topic; 'none' where there is nothing wrong with it. */
  readonly label: string;
  readonly text: string;
  /**
   * Never learnt from, its failures never looked at: only counted. Half of the second author's, by hash. The author
   * wrote the rules too and may have remembered it, so only the first run of a batch is untouched.
   */
  readonly isHeldOut: boolean;
}

export const HARMLESS = 'none';

const rowsSchema = z.array(z.tuple([z.string().min(1), z.string().min(1)]));

/** Held out as a whole: measured last, and nothing was changed for them. */
const unread: readonly ExampleTable[] = ['sixth-batch', 'second-batch-questions'];

/** Half of these is held out; the others were tuned on as a whole. */
const parted: readonly ExampleTable[] = [
  'second-author',
  'third-batch',
  'fourth-batch',
  'fifth-batch',
  'second-author-questions',
];

const isHeldOut = (table: ExampleTable, text: string): boolean =>
  unread.includes(table) || (parted.includes(table) && (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 1);

/** A table of examples/, in its order. */
export const loadLabelledExamples = (table: ExampleTable): readonly LabelledExample[] =>
  rowsSchema
    .parse(parse(readFileSync(new URL(`./${table}.csv`, import.meta.url)), { from_line: 2 }))
    .map(([label, text]) => ({ label, text, isHeldOut: isHeldOut(table, text) }));
