import { expect, test } from 'vitest';
import { fold } from './fold.ts';

test.each([
  ['Pressão ÀS 8', 'pressao as 8'],
  ['coração'.normalize('NFD'), 'coracao'],
  ['1ª Ｄose', '1a dose'],
])('%s is folded to %s', (text, folded) => {
  expect(fold(text)).toBe(folded);
});
