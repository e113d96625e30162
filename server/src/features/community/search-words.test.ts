import { describe, expect, it } from 'vitest';
import { searchWordsOf, toSearchQuery } from './search-words.ts';

it('words are kept without accents, case and endings', () => {
  expect(searchWordsOf('Medições', 'MEDICAO medição')).toBe('medica medica medica');
});

describe('a search', () => {
  it.each([
    ['', null],
    ["'; drop table --", 'drop & (tabl:* | table:*)'],
    ['& | ! :*', null],
    ['a glicose', '(glicos:* | glicose:*)'],
    ['dor', 'dor'],
    ['o que', 'o & que'],
  ])('for %s asks %s', (q, query) => {
    expect(toSearchQuery(q)).toBe(query);
  });
});
