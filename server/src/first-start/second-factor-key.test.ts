import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecondFactorKey } from './second-factor-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vida-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const load = (secondFactorKey?: string) => loadSecondFactorKey({ dataDir, secondFactorKey });

it('is made once, when it is first needed, for its owner alone, and found again', async () => {
  const key = await load();
  expect(await key.find()).toBeUndefined();
  const [one, other] = await Promise.all([key.findOrMake(), key.findOrMake()]);
  expect(one).toHaveLength(32);
  expect(other).toEqual(one);
  expect(await key.find()).toEqual(one);
  expect((await stat(join(dataDir, 'second-factor-key'))).mode & 0o777).toBe(0o600);
  expect(await (await load()).find()).toEqual(one);
});

it('is the configured one, and then no file is made', async () => {
  const key = await load('ab'.repeat(32));
  expect(await key.findOrMake()).toEqual(Buffer.alloc(32, 0xab));
  await expect(stat(join(dataDir, 'second-factor-key'))).rejects.toThrow();
});

it('that cannot be read stops the start, and is not replaced', async () => {
  await writeFile(join(dataDir, 'second-factor-key'), 'estragada');
  await expect(load()).rejects.toThrow('64 dígitos hexadecimais');
});
