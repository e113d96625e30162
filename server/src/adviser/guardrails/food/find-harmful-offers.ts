import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText } from '../../../text/tokenize.ts';
import { deriveEater } from './eater.ts';
import { foodRules } from './rule-table.ts';
import { createWordScan } from './scan-text.ts';
import { allergenWords } from './word-lists.ts';

/** A sentence that warns of a food does not offer it. */
const warning = new RegExp(
  String.raw`\b(?:evit\w+|alerg\w+|intoler\w+|celiac\w+|proibid\w+|longe d\w+|melhor nao` +
    String.raw`|nao (?:coma|comer|beba|beber|use|usar|pode|deve|consum\w+|inclu\w+|combin\w+))\b`,
);

/** 'Peça ajuda' is no pecan. */
const ask = /\bpeça\b/giu;

/**
 * What may do a person acute harm, of what a sentence of advice names without a warning (Portuguese): what they are
 * allergic to, what does not go with a medicine of theirs, star fruit with sick kidneys. For prose that nobody planned:
 * allergens by their own names only, since dishes that may hold one are talked about for many reasons.
 */
export const createHarmSearch = (profile: HealthProfile): ((sentence: string) => readonly string[]) => {
  const eater = deriveEater(profile);
  const searches = [
    ...allergenWords()
      .filter(({ allergen }) => eater.allergens.has(allergen))
      .map(({ label, names: words, harmless }) => ({ label, words, harmless })),
    ...foodRules()
      .filter(({ acute, person: applies }) => acute && applies(eater))
      .map(({ reason: label, words }) => ({ label, words })),
  ].map(({ label, ...list }) => ({ label, isNamed: createWordScan(list) }));
  return (sentence) => {
    if (searches.length === 0 || warning.test(foldText(sentence))) return [];
    const text = sentence.replace(ask, ' ');
    return searches.filter(({ isNamed }) => isNamed(text)).map(({ label }) => label);
  };
};
