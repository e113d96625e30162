/**
 * `npm run docs`: writes the documents for review (docs/RULES.md, docs/TEXTS.md, the pages of coverage) from the rules,
 * texts and tables themselves.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { documents } from './documents/documents.ts';

const root = resolve(import.meta.dirname, '..');
for (const [path, write] of Object.entries(documents)) {
  writeFileSync(join(root, path), write(root));
  process.stdout.write(`${path}\n`);
}
