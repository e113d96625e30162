import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createPhraseSearch, formsOf, phrasePattern } from './word-forms.ts';

const stems = ['pao', 'mel', 'de', 'leite', 'coco', 'queijo', 'sal'];
const phrase = fc.array(fc.constantFrom(...stems), { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
const word = fc.oneof(fc.constantFrom(...stems.flatMap(formsOf)), fc.constantFrom('|', 'e', 'sem', 'melado'));
const text = fc
  .tuple(fc.array(word, { maxLength: 12 }), fc.boolean())
  .map(([words, isFolded]) => (isFolded ? ` ${words.join(' ')} ` : words.join(' ')));

it('finds by words what the pattern finds', () =>
  fc.assert(
    fc.property(fc.array(phrase, { minLength: 1, maxLength: 5 }), text, (phrases, folded) => {
      const found = [...folded.matchAll(phrasePattern(phrases))].map((match) => ({
        index: match.index,
        text: match[0],
      }));
      expect(createPhraseSearch(phrases)(folded)).toEqual(found);
    }),
    { numRuns: 2000 },
  ));
