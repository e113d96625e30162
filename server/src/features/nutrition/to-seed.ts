import { createHash } from 'node:crypto';

/** A number of 32 bits from words: the same words, the same number. */
export const toSeed = (...words: readonly string[]): number =>
  createHash('sha256').update(words.join('\n')).digest().readUInt32BE(0);
