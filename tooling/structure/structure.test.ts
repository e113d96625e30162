import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { crumbsWithReason } from './crumbs-with-reason.ts';
import {
  findCrumbs,
  findLongFiles,
  findLongLines,
  findRepeated,
  readHouseImports,
  readSourceFiles,
} from './measure-structure.ts';

const root = resolve(import.meta.dirname, '../..');
const fileOf = (path: string, lineCount: number, line = '') => ({ path, lines: Array<string>(lineCount).fill(line) });

describe('the measures', () => {
  it('tell a file of 251 lines from one of 250', () => {
    expect(findLongFiles([fileOf('a.ts', 250), fileOf('b.ts', 251)])).toEqual(['b.ts (251)']);
  });

  it('tell a line of 121 characters from one of 120, whatever their bytes', () => {
    expect(findLongLines([fileOf('a.ts', 1, 'ç'.repeat(120)), fileOf('b.ts', 1, 'ç'.repeat(121))])).toEqual(['b.ts:1']);
  });

  it('find a crumb, and nothing that is longer, further away or used twice', () => {
    const paths = ['a/crumb.ts', 'a/used-twice.ts', 'b/further-away.ts'];
    const files = [...paths.map((path) => fileOf(path, 40)), fileOf('a/longer.ts', 41)];
    const imports = [...files, fileOf('a/crumb.ts', 40)].map(({ path }) => ({ from: 'a/user.ts', to: path }));
    expect(findCrumbs(files, [...imports, { from: 'a/other.ts', to: 'a/used-twice.ts' }])).toEqual([
      { path: 'a/crumb.ts', lines: 40, importer: 'a/user.ts' },
    ]);
  });

  it('find ten lines that stand twice, but not imports', () => {
    const lines = Array.from({ length: 10 }, (_, at) => `const line${at} = ${at};`);
    const names = ['import {', ...lines.map((_, at) => `  name${at},`), "} from './names.ts';"];
    const files = ['a.ts', 'b.ts'].map((path) => ({ path, lines: [...names, path, ...lines, path] }));
    expect(findRepeated(files)).toEqual([{ lines: 10, places: ['a.ts:14', 'b.ts:14'] }]);
  });
});

describe('the house', () => {
  const files = readSourceFiles(root);

  it('has no file of more than 250 lines', () => {
    expect(findLongFiles(files)).toEqual([]);
  });

  it('has no line of more than 120 characters', () => {
    expect(findLongLines(files)).toEqual([]);
  });

  it('has no crumb without a reason, no reason without its crumb, and few of them', () => {
    const crumbs = findCrumbs(files, readHouseImports(root)).map(({ path }) => path);
    expect(crumbs.toSorted()).toEqual(Object.keys(crumbsWithReason).toSorted());
    expect(crumbs.length).toBeLessThanOrEqual(40);
  });
});
