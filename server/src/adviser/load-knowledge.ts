import { z } from 'zod';
import { cellOf, loadRows } from '../text/load-rows.ts';

/** Several values of a cell, `|` between them. */
export const cellsSchema = z.string().transform((cell) => [...cellOf(cell)]);

/** Makes something when it is first asked for, and once: tables are read so. */
export const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly it: Made } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
};

export type Test<Of> = (of: Of) => boolean;

/**
 * Reads a cell such as 'a+!b|c': `|` between what is enough by itself, `+` between what must hold together, `!` not.
 */
export const parseTest = <Of>(cell: string, parseTerm: (term: string) => Test<Of>): Test<Of> => {
  const alternatives = cell.split('|').map((alternative) =>
    alternative.split('+').map((term): Test<Of> => {
      const test = parseTerm(term.replace(/^!/, ''));
      return term.startsWith('!') ? (of) => !test(of) : test;
    }),
  );
  return (of) => alternatives.some((tests) => tests.every((test) => test(of)));
};

/** A number, null for an empty cell. */
export const numberSchema = z
  .string()
  .regex(/^(?:\d+(?:\.\d+)?)?$/)
  .transform((cell) => (cell === '' ? null : Number(cell)));

/** A cell that is 'yes' or empty. */
export const isYesSchema = z.enum(['', 'yes']).transform((cell) => cell === 'yes');

/** Plans of ours that a medicine or a condition can have a bearing on. */
export const PLAN_KINDS = ['meals', 'exercise'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
export const planKindsSchema = cellsSchema.pipe(z.array(z.enum(PLAN_KINDS)));

/**
 * The rows of a table of server/knowledge, each cell read by the schema of its column; throws where a column is missing
 * or unknown, or where a cell is not as its schema asks.
 */
export const loadTable = <Columns extends z.core.$ZodLooseShape>(file: string, columns: Columns) =>
  z.array(z.strictObject(columns)).parse(loadRows(file));
