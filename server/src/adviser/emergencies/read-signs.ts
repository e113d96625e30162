import { keepAlarming, type SignName } from './dampers/keep-alarming.ts';
import { tables } from './lexicon/all-tables.ts';
import type { Finding, KnownWord } from './patterns/matcher.ts';
import { readWords } from './reading/read-words.ts';
import { readMistyped, readYears } from './reading/remeasured.ts';
import { readVitalSigns } from './reading/vital-signs.ts';

export interface ReadSigns {
  readonly words: readonly KnownWord[];
  /** All that the tables and the numbers say, frames as well. */
  readonly found: readonly Finding<SignName>[];
  /** Those of them that nothing around takes the alarm out of. */
  readonly alarming: readonly Finding<SignName>[];
  readonly isLaughing: boolean;
}

/** Reads a text up to its conclusions. Linear in its length. */
export const readSigns = (text: string): ReadSigns => {
  const { words: plain, isLaughing } = readWords(text);
  const words = tables.know(plain);
  const found = [
    ...tables.findAll(words),
    ...readVitalSigns(words),
    ...readYears(words),
    ...readMistyped(words),
  ];
  return { words, found, alarming: keepAlarming(words, found), isLaughing };
};
