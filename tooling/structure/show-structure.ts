import { resolve } from 'node:path';
import { crumbsWithReason } from './crumbs-with-reason.ts';
import {
  describeRooms,
  findCrumbs,
  findLongFiles,
  findLongLines,
  findRepeated,
  readHouseImports,
  readSourceFiles,
} from './measure-structure.ts';

/**
 * `npm run structure`: the rooms in figures, and what does not belong: crumbs, long files, long lines, repeated code.
 */
const root = resolve(import.meta.dirname, '../..');
const files = readSourceFiles(root);
const say = (text = ''): void => void process.stdout.write(`${text}\n`);
const list = (title: string, items: readonly string[]): void => {
  say(`\n${title}: ${items.length}`);
  for (const item of items) say(`  ${item}`);
};

const rows = describeRooms(files);
const columns = Object.keys(rows[0] ?? {});
for (const row of [Object.fromEntries(columns.map((name) => [name, name])), ...rows])
  say(columns.map((name, at) => `${row[name]}`[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 34 : 8)).join(''));

list('files of more than 250 lines', findLongFiles(files));
list('lines of more than 120 characters', findLongLines(files));
list(
  'files of at most 40 lines with one importer, beside them, without a reason',
  findCrumbs(files, readHouseImports(root))
    .filter(({ path }) => !(path in crumbsWithReason))
    .map(({ path, lines, importer }) => `${path} (${lines}) ← ${importer}`),
);
list(
  'code written twice',
  findRepeated(files).map(({ lines, places }) => `${lines} lines: ${places.join('  ')}`),
);
