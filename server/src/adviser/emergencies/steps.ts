import { z } from 'zod';
import { placeOfRow } from '../../text/load-rows.ts';
import { cellsSchema, isYesSchema, loadTable } from '../load-knowledge.ts';
import { type EmergencyKind, kindsInOrder } from './emergency.ts';

/** What a step speaks of. Of all but `watch`, `care` and `call` a card has one: the one that outranks the others. */
const topics = ['mouth', 'position', 'driving', 'company', 'tell', 'watch', 'care', 'call'] as const;

/** Steps that a state asks for, whatever the kind: what may be put in the mouth, the airway, blood from within. */
const states = ['sugar_open', 'sugar_doubtful', 'sugar_closed', 'airway', 'bleeding_within'] as const;

const FILE = 'emergencies/steps.csv';

const table = loadTable(FILE, {
  of: cellsSchema.pipe(z.array(z.enum([...states, ...kindsInOrder]))),
  about: z.enum(topics),
  /** Of a kind on a topic: the lower wins; without one a kind comes after those that have one. */
  rank: z.string().transform((cell) => (cell === '' ? Number.POSITIVE_INFINITY : Number(cell))),
  /** Said only to who swallows well. */
  swallows: isYesSchema,
  /** What to do now, said to the writer. */
  self: z.string().min(1),
  /** The same, said to somebody who is with the person. */
  other: z.string(),
}).map((step, row) => ({ ...step, row, other: step.other || step.self }));
export type Step = (typeof table)[number];

/**
 * Fixed steps of a state or a kind: no diagnosis, no dose, no blame, nothing about methods. Of a kind three or four.
 */
export const stepsOf = (of: (typeof states)[number] | EmergencyKind): readonly Step[] =>
  table.filter((step) => step.of.includes(of));

/** Where a step stands in the table: 'emergencies/steps.csv:12'. */
export const placeOfStep = ({ row }: Step): string => placeOfRow(FILE, row);
