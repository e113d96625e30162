import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

const ROUNDS = 15;

describe('checking a password', () => {
  it('takes as long for an unknown account as for a wrong password', async () => {
    const passwordHash = await hashPassword('girassol amarelo');
    const timeOf = async (of: string | undefined) => {
      const startedMs = performance.now();
      expect(await verifyPassword(of, 'ipê roxo')).toBe(false);
      return performance.now() - startedMs;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      known.push(await timeOf(passwordHash));
      unknown.push(await timeOf(undefined));
    }
    // The quickest of each: whatever else the machine does only adds to the others. An answer without hashing takes a
    // thousandth; a busy machine has doubled one of them.
    const ratio = Math.min(...unknown) / Math.min(...known);
    expect(ratio).toBeGreaterThan(0.2);
    expect(ratio).toBeLessThan(5);
  });

  it('of nobody never succeeds, and a composed letter is the same as its parts', async () => {
    expect(await verifyPassword(undefined, 'nobody')).toBe(false);
    expect(await verifyPassword(await hashPassword('ação e reação'), 'ação e reação'.normalize('NFD'))).toBe(true);
  });
});

it('leaves threads to compression while many passwords are hashed', async () => {
  let hashed = 0;
  const hashing = Array.from({ length: 16 }, () =>
    hashPassword('girassol amarelo').then(() => {
      hashed += 1;
    }),
  );
  await promisify(gzip)('um texto');
  expect(hashed).toBeLessThan(8);
  await Promise.all(hashing);
});
