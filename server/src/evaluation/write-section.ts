import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../docs/EVALUATION.md');

/** Replaces what stands between a section's marks in docs/EVALUATION.md, so that each can be measured alone. */
export const writeSection = (name: 'plans' | 'conversation', text: string): void => {
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const before = readFileSync(file, 'utf8');
  const [from, to] = [before.indexOf(open), before.indexOf(close)];
  if (from < 0 || to < from) throw new Error(`docs/EVALUATION.md has no section ${name}`);
  writeFileSync(file, `${before.slice(0, from)}${open}\n\n${text.trim()}\n\n${before.slice(to)}`);
  process.stdout.write(`${text}\n`);
};
