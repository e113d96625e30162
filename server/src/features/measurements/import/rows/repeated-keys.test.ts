import { expect, it } from 'vitest';
import { createRepeatedKeys } from './repeated-keys.ts';

it('misses no key that came twice, wherever, and takes hardly another for one', () => {
  const keys = Array.from({ length: 50_000 }, (_, index) => `SENSOR-1|0|${index}`);
  const twice = keys.filter((_, index) => index % 1000 === 0);
  const repeated = createRepeatedKeys(keys.length + twice.length);
  for (const key of [...keys, ...twice]) repeated.add(key);
  const mayRepeat = repeated.find();
  expect(twice.every(mayRepeat)).toBe(true);
  expect(keys.filter(mayRepeat).length - twice.length).toBeLessThan(20);
});
