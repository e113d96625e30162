import { z } from 'zod';
import { isYesSchema, readTable } from '../read-knowledge.ts';
import { type EmergencyKind, emergencyKinds } from './emergency.ts';

/**
 * What a step speaks of. Of all but `watch`, `care` and `call` a card has one: the one that outranks the others.
 */
const topics = ['mouth', 'position', 'driving', 'company', 'tell', 'watch', 'care', 'call'] as const;
export type StepTopic = (typeof topics)[number];

/** Steps that a state asks for, whatever the kind: what may be put in the mouth, the airway, blood from within. */
const states = ['sugar_open', 'sugar_doubtful', 'sugar_closed', 'airway', 'bleeding_within'] as const;
export type StepState = (typeof states)[number];

const kinds = Object.keys(emergencyKinds) as [EmergencyKind, ...EmergencyKind[]];

const table = readTable('emergencies/steps.csv', {
  of: z.enum([...states, ...kinds]),
  about: z.enum(topics),
  /** Of a kind on a topic: the lower wins; without one a kind comes after those that have one. */
  rank: z.string().transform((cell) => (cell === '' ? Number.POSITIVE_INFINITY : Number(cell))),
  /** Said only to who swallows well. */
  swallows: isYesSchema,
  /** What to do now, said to the writer. */
  self: z.string().min(1),
  /** The same, said to somebody who is with the person. */
  other: z.string(),
}).map((step) => ({ ...step, other: step.other || step.self }));
export type Step = (typeof table)[number];

/** The steps that a state asks for. */
export const stepsOfState = (state: StepState): readonly Step[] => table.filter(({ of }) => of === state);

/** What goes before a kind's own steps. */
const leads: Readonly<Partial<Record<EmergencyKind, StepState>>> = {
  unconscious: 'airway',
  severe_low: 'sugar_open',
};

/** Fixed steps of a kind: no diagnosis, no dose, no blame, nothing about methods. Three or four. */
export const stepsOfKind = (kind: EmergencyKind): readonly Step[] =>
  table.filter(({ of }) => of === kind || (leads[kind] !== undefined && of === leads[kind]));
