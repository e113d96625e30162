import { describe, expect, it } from 'vitest';
import { sortByReference } from './catalogue.ts';

const sort = (names: string, ...references: [string, string][]) =>
  sortByReference(
    [...names].map((name) => ({ name })),
    references.map(([from, to]) => ({ from, to })),
  )
    .map(({ name }) => name)
    .join('');

describe('sortByReference', () => {
  it.each([
    ['keeps the order of independent tables', sort('abc'), 'abc'],
    ['puts a target first', sort('abc', ['a', 'c']), 'cab'],
    ['follows a chain', sort('abc', ['a', 'b'], ['b', 'c']), 'cba'],
    ['ends in a circle', sort('ab', ['a', 'b'], ['b', 'a']), 'ba'],
  ])('%s', (_, sorted, expected) => {
    expect(sorted).toBe(expected);
  });
});
