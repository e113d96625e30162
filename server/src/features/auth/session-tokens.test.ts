import { expect, it } from 'vitest';
import { createOneTimePassword, createToken, hashToken } from './session-tokens.ts';

it('ten thousand tokens differ from each other from the first letters on', () => {
  const tokens = Array.from({ length: 10_000 }, createToken);
  expect(new Set(tokens).size).toBe(10_000);
  expect(new Set(tokens.map((token) => token.slice(0, 6))).size).toBeGreaterThan(9900);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set(tokens.map(hashToken)).size).toBe(10_000);
});

it('one-time passwords are four groups of five letters that nobody mixes up, another each time', () => {
  const passwords = Array.from({ length: 1000 }, createOneTimePassword);
  expect(new Set(passwords).size).toBe(1000);
  for (const password of passwords) expect(password).toMatch(/^[a-hj-km-np-z2-9]{5}(-[a-hj-km-np-z2-9]{5}){3}$/);
});
