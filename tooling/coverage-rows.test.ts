import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countCoverageRows, findCoverageFaults } from './coverage-rows.ts';

const root = resolve(import.meta.dirname, '..');
const HEAD = '| Specification | Built in | Shown by |\n|---|---|---|\n';
const SELF = '`tooling/coverage-rows.test.ts`';

describe('the check itself', () => {
  it.each([
    ['a place that is gone', `| a | \`web/src/gone.ts\` | ${SELF} "the check itself" |`],
    ['no place', `| a | somewhere | ${SELF} "the check itself" |`],
    ['a test file that is gone', '| a | `tooling/lib/paths.mjs` | `tooling/gone.test.ts` "a title" |'],
    // Put together, so that this file does not hold it.
    ['a title that is gone', `| a | \`tooling/lib/paths.mjs\` | ${SELF} "${['no', 'such'].join(' ')} test" |`],
    ['no test', `| a | \`tooling/lib/paths.mjs\` | ${SELF} |`],
    ['a dash without a reason', '| a | `tooling/lib/paths.mjs` | — |'],
    ['a missing cell', '| a | `tooling/lib/paths.mjs` |'],
    ['an empty cell', `| | \`tooling/lib/paths.mjs\` | ${SELF} "the check itself" |`],
  ])('refuses %s', (_, row) => {
    expect(findCoverageFaults(root, `${HEAD}${row}\n`)).toHaveLength(1);
  });

  it('takes a row whose place and test are there, and a bar within a cell', () => {
    const rows = `${HEAD}| a \\| b | \`tooling/lib/paths.mjs\` | ${SELF} "refuses %s" |\n`;
    expect(findCoverageFaults(root, rows)).toEqual([]);
    expect(countCoverageRows(rows)).toBe(1);
  });
});

describe.each(['docs/SPEC-COVERAGE.md', 'docs/PRODUCT-COVERAGE.md'])('%s', (path) => {
  const markdown = readFileSync(join(root, path), 'utf8');

  it('names only places and tests that are there', () => {
    expect(findCoverageFaults(root, markdown)).toEqual([]);
    expect(countCoverageRows(markdown)).toBeGreaterThan(100);
  });
});
