import { expect, it } from 'vitest';
import { arrangeFiles, type Bundle } from './arrange-files.ts';

const part = (name: string, size: number, users: readonly number[], ...imports: string[]): Bundle => ({
  modules: [name],
  size,
  users: Uint8Array.from(users),
  imports: new Set(imports),
});

const arrange = (...parts: Bundle[]) =>
  arrangeFiles(parts, { file: 100, weights: [1, 1, 0.1] })
    .map(({ modules }) => modules.toSorted().join('+'))
    .sort();

it('puts together what the same users load', () => {
  expect(arrange(part('a', 900, [1, 1, 0]), part('b', 900, [1, 1, 0]), part('c', 900, [1, 0, 0]))).toEqual([
    'a+b',
    'c',
  ]);
});

it('loads in vain what is less than a file costs, and no more', () => {
  expect(arrange(part('a', 900, [1, 1, 0]), part('b', 99, [1, 0, 0]))).toEqual(['a+b']);
  expect(arrange(part('a', 900, [1, 1, 0]), part('b', 100, [1, 0, 0]))).toEqual(['a', 'b']);
});

it('counts who comes later for less', () => {
  expect(arrange(part('a', 900, [1, 0, 0]), part('b', 900, [1, 0, 1]))).toEqual(['a+b']);
});

it('counts what the modules import', () => {
  // For the second user, b would bring c.
  expect(arrange(part('a', 900, [1, 1, 0]), part('b', 50, [1, 0, 0], 'c'), part('c', 900, [1, 0, 0]))).toEqual([
    'a',
    'b+c',
  ]);
});

it('lets no two files import each other', () => {
  const parts = [part('a', 10, [1, 1, 0], 'b'), part('b', 900, [1, 1, 1], 'c'), part('c', 10, [1, 1, 0])];
  expect(arrange(...parts.map((each) => (each.size === 900 ? { ...each, size: 9000 } : each)))).toEqual(['a+c', 'b']);
});
