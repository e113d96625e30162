import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** Several values of a cell, `|` between them. */
export const cellsSchema = z.string().transform((cell) => (cell === '' ? [] : cell.split('|')));

/** Plans of ours that a medicine or a condition can have a bearing on. */
export const PLAN_KINDS = ['meals', 'exercise'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
export const planKindsSchema = cellsSchema.pipe(z.array(z.enum(PLAN_KINDS)));

/** The rows of a table of server/knowledge, each an object by its columns; their schema is the reader's. */
export const readKnowledge = (file: string): unknown =>
  parse(readFileSync(new URL(`../../knowledge/${file}`, import.meta.url)), {
    columns: true,
    comment: '#',
    comment_no_infix: true,
  });
