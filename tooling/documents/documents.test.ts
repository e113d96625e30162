import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { documents } from './documents.ts';

const root = resolve(import.meta.dirname, '../..');

it.each(Object.entries(documents))('%s is what `npm run docs` writes today', (path, write) => {
  // Line by line: the first that differs is named, not a document of thousands of lines.
  const [now, written] = [write(root), readFileSync(join(root, path), 'utf8')].map((text) => text.split('\n'));
  const at = (now ?? []).findIndex((line, index) => line !== written?.[index]);
  expect({ line: at + 1, now: now?.[at], written: written?.[at] }).toEqual({ line: 0 });
  expect(written).toHaveLength(now?.length ?? 0);
});
