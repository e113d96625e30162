import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownWords } from './known-words.ts';
import { listPasswords } from './listed-passwords.ts';

describe('listed passwords', () => {
  it('are found whole, and like themselves', async () => {
    const { has, hasLike, size } = await listPasswords(['Girassol', 'wisinyyandel', 'sk8erboi', 'curta']);
    expect(size).toBe(3);
    expect(has('girassol')).toBe(true);
    expect(has('girassois')).toBe(false);
    for (const like of ['g1r@ssol', 'girassol2024', '@girassol1', 'wisin_y_yandel', 'sk8erboi99'])
      expect(hasLike(like), like).toBe(true);
    for (const other of ['girassol20245', 'girassois1', 'curta123', 'irassolg'])
      expect(hasLike(other), other).toBe(false);
  });

  it('are the whole of three collections', async () => {
    const { passwords } = await knownWords();
    expect(passwords.size).toBeGreaterThan(500_000);
    for (const password of ['92k2cizcdp', 'mychemicalromance', 'sk8erboi'])
      expect(passwords.has(password), password).toBe(true);
  });
});

it('the list of Pwned Passwords is the one that its README names', () => {
  const read = (name: string) => readFileSync(new URL(`pwned-passwords/${name}`, import.meta.url));
  const sha256 = createHash('sha256').update(read('common-passwords.txt.gz')).digest('hex');
  expect(read('README.md').toString()).toContain(sha256);
});
