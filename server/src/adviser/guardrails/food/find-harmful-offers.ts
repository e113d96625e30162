import { countOwnWords } from '@vida/contract/nutrition/diet-needs-rules.ts';
import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { foldText } from '../../food/food-words.ts';
import { allergenWords } from './allergens.ts';
import { starFruitRule } from './conditions.ts';
import { toEater } from './food-rule.ts';
import { medicineRules } from './medicines.ts';
import { readAvoidances } from './read-avoidances.ts';
import { createWordScan } from './scan-text.ts';

/** A sentence that warns of a food does not offer it. */
const warning =
  /\b(?:evit\w+|alerg\w+|intoler\w+|celiac\w+|proibid\w+|longe d\w+|melhor nao|nao (?:coma|comer|beba|beber|use|usar|pode|deve|consum\w+|inclu\w+|combin\w+))\b/;

/** 'Peça ajuda' is no pecan. */
const ask = /\bpeça\b/giu;

/**
 * What may do a person acute harm, of what a sentence of advice names without a warning (Portuguese): what they are
 * allergic to, what does not go with a medicine of theirs, star fruit with sick kidneys. For prose that nobody planned:
 * allergens by their own names only, since dishes that may hold one are talked about for many reasons.
 */
export const createHarmSearch = (profile: HealthProfile): ((sentence: string) => readonly string[]) => {
  const avoidances = readAvoidances(profile);
  const eater = toEater(countOwnWords(profile), avoidances);
  const searches = [
    ...[...avoidances.allergens].map((allergen) => {
      const { label, names, harmless } = allergenWords[allergen];
      return { label, isNamed: createWordScan({ words: names, harmless }) };
    }),
    ...[...medicineRules, starFruitRule]
      .filter(({ applies }) => applies(eater))
      .map(({ reason, words = [] }) => ({ label: reason, isNamed: createWordScan({ words }) })),
  ];
  return (sentence) => {
    if (searches.length === 0 || warning.test(foldText(sentence))) return [];
    const text = sentence.replace(ask, ' ');
    return searches.filter(({ isNamed }) => isNamed(text)).map(({ label }) => label);
  };
};
