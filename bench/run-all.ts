import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `npm run bench`: every benchmark in turn, or those whose names are given. */
const wanted = process.argv.slice(2);

const benchmarks = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== basename(import.meta.filename))
  .filter((file) => wanted.length === 0 || wanted.includes(basename(file, '.ts')));

for (const file of benchmarks) await import(join(import.meta.dirname, file));
