import { z } from 'zod';
import { loadTable } from '../load-knowledge.ts';
import { type EmergencyKind, kindsInOrder } from './emergency.ts';

/** server/knowledge/emergencies/signs.csv: a phrase of a sign, what kind it is of, and how loudly it says so. */
export const signTable = loadTable('emergencies/signs.csv', {
  sign: z.string().min(1),
  kind: z.union([z.enum(kindsInOrder), z.literal('').transform(() => null)]),
  /**
   * `card`; `cry`: a card where nothing but who and when stands around; `line`: that, in a short message; none: a fact.
   */
  strength: z.enum(['card', 'cry', 'line', '']),
  phrase: z.string().min(1),
});

const ofStrength = (wanted: (typeof signTable)[number]['strength']): ReadonlyMap<string, EmergencyKind> =>
  new Map(
    signTable.flatMap(({ sign, kind, strength }) =>
      strength === wanted && kind !== null ? [[sign, kind] as const] : [],
    ),
  );

/**
 * The kind of every sign that has one, by how loudly it says so; a fact says it of a danger that something else tells.
 */
export const kindsOfSigns = {
  card: ofStrength('card'),
  cry: ofStrength('cry'),
  fact: ofStrength(''),
};
