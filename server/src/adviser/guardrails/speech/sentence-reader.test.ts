import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSentenceReader, MAX_SENTENCE_LENGTH, splitSentences } from './sentence-reader.ts';

const parseInParts = (parts: readonly string[]): string[] => {
  const reader = createSentenceReader();
  return [...parts.flatMap((part) => reader.push(part)), ...reader.end()];
};

const cutAt = (text: string, places: readonly number[]): string[] => {
  const cuts = [0, ...places.map((place) => place % (text.length + 1)).sort((a, b) => a - b), text.length];
  return cuts.slice(1).map((end, index) => text.slice(cuts[index], end));
};

const anyText = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'Dr.',
        'ex.',
        '1.5',
        '0800.722',
        '1.',
        '- ',
        '\n',
        '. ',
        '! ',
        '? ',
        '... ',
        ' ',
        ', ',
        'você',
        '🙂',
        '10',
      ),
      fc.string({ maxLength: 12 }),
      fc.lorem({ maxCount: 120 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('a text that comes in parts', () => {
  it('gives the same sentences however it is parted, and loses no character', () => {
    fc.assert(
      fc.property(anyText, fc.array(fc.nat(), { maxLength: 30 }), (text, places) => {
        const read = parseInParts(cutAt(text, places));
        expect(read.join('')).toBe(text);
        expect(read).toEqual([...splitSentences(text)]);
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });

  it('is released as soon as a sentence is complete', () => {
    const reader = createSentenceReader();
    expect(reader.push('Beba água. Cami')).toEqual(['Beba água. ']);
    expect(reader.push('nhe.')).toEqual([]);
    expect(reader.end()).toEqual(['Caminhe.']);
    expect(reader.end()).toEqual([]);
  });
});

describe('splitSentences', () => {
  it.each([
    ['O Dr. Carlos disse. Certo.', ['O Dr. Carlos disse. ', 'Certo.']],
    ['Frutas, p. ex. banana. Sim.', ['Frutas, p. ex. banana. ', 'Sim.']],
    ['São 1.5 e 2,5. Fim.', ['São 1.5 e 2,5. ', 'Fim.']],
    ['Ligue 0800.722.6001 já! Agora?', ['Ligue 0800.722.6001 já! ', 'Agora?']],
    ['Dicas:\n1. Água\n2. Sono', ['Dicas:\n', '1. Água\n', '2. Sono']],
    ['Ela disse "sim." E foi.', ['Ela disse "sim." ', 'E foi.']],
    ['Medi 10. Depois comi.', ['Medi 10. ', 'Depois comi.']],
    ['', []],
  ])('parts %j', (text, sentences) => {
    expect(splitSentences(text)).toEqual(sentences);
  });

  it('parts a long sentence at a clause, else after a word, and never in one', () => {
    const clause = `${'palavra '.repeat(60)}fim, `;
    const [first = ''] = splitSentences(`${clause}${'outra '.repeat(60)}`);
    expect(first).toBe(clause);
    const words = splitSentences('palavra '.repeat(300));
    expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(MAX_SENTENCE_LENGTH);
    expect(words.every((part) => part.endsWith('palavra '))).toBe(true);
    expect(splitSentences('a'.repeat(2000))).toEqual(['a'.repeat(2000)]);
  });
});
