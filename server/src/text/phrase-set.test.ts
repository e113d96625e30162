import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPhraseSet } from './phrase-set.ts';
import { foldText } from './tokenize.ts';

const word = fc.constantFrom('a', 'b', 'ab', 'ba');
const text = fc.array(word, { maxLength: 6 }).map((words) => foldText(words.join(' ')));

describe('phrases that a text holds', () => {
  it('are those that stand in it as whole words', () => {
    fc.assert(
      fc.property(fc.array(text), text, (phrases, folded) => {
        const held = createPhraseSet(phrases)(folded);
        expect([...held].toSorted()).toEqual(
          [...new Set(phrases.filter((phrase) => folded.includes(phrase)))].toSorted(),
        );
      }),
    );
  });
});
