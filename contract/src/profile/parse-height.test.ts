import { expect, it } from 'vitest';
import { parseHeightCm } from './parse-height.ts';

it.each([
  ['158', 158],
  ['158,5', 158.5],
  ['158 cm', 158],
  ['1,58', 158],
  ['1.58', 158],
  [' 1,58 m ', 158],
  ['1,58m', 158],
  ['1.58 metros', 158],
  ['1m58', 158],
  ['1 m 5', 105],
  ['1,0', 100],
  ['2', 200],
  ['2,5', 250],
  // 1.585 * 100 is 158.49999999999997.
  ['1,585', 158.5],
  // Neither metres nor a possible height: refused by the schema's limits, not guessed.
  ['2,51', 2.51],
  ['0,99', 0.99],
  ['15', 15],
])('reads %j as %d cm', (text, heightCm) => {
  expect(parseHeightCm(text)).toBe(heightCm);
});

it.each(['1', '1,', 'um e sessenta', '1,5,8', "5'3", ''])('does not guess %j', (text) => {
  expect(parseHeightCm(text)).toBeNull();
});
