import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { proveLines } from './prove-lines.ts';

const root = resolve(import.meta.dirname, '..');

it('every line names a test or a benchmark that is there', () => {
  expect(proveLines.length).toBeGreaterThan(40);
  const faults = proveLines.filter(
    ({ holds, file }) =>
      holds === '' || !/(\.test\.ts|^bench\/[^/]+\.ts)$/.test(file) || !existsSync(resolve(root, file)),
  );
  expect(faults).toEqual([]);
});

it('no line stands twice', () => {
  expect(new Set(proveLines.map(({ holds }) => holds)).size).toBe(proveLines.length);
});
