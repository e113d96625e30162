import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRows } from '../../server/src/text/load-rows.ts';
import { writeTable } from './markdown.ts';

/** A sentence that was asked for, where it is built and what shows it: a row of docs/coverage. */
interface CoveredRow {
  readonly chapter: string;
  /** '' where the chapter has none. */
  readonly part: string;
  /** Whether Vida differs from it on purpose; `asked` says why then. */
  readonly differs: boolean;
  readonly asked: string;
  readonly places: readonly string[];
  /** Tests, each a path with a title; none where `reason` says why no test can show it. */
  readonly tests: readonly { readonly path: string; readonly title: string }[];
  /** With its dash. */
  readonly reason: string | null;
}

const PARTS_OF_ROW = ['chapter', 'part', 'differs', 'asked', 'places', 'shown_by'] as const;

/** The rows of docs/coverage/NAME.csv, in their order; throws where a column is missing. */
const loadCoverage = (root: string, name: string): readonly CoveredRow[] =>
  parseRows(readFileSync(join(root, 'docs', 'coverage', `${name}.csv`))).map((row) => {
    const [chapter, part, differs, asked, places, shownBy] = PARTS_OF_ROW.map((column) => {
      const cell = row[column];
      if (cell === undefined) throw new Error(`${name}.csv has a row without ${column}: ${JSON.stringify(row)}`);
      return cell;
    }) as [string, string, string, string, string, string];
    const isReason = shownBy.startsWith('—');
    return {
      chapter,
      part,
      differs: differs === 'yes',
      asked,
      places: places.split(' '),
      tests: isReason
        ? []
        : [...shownBy.matchAll(/(\S+) "([^"]+)"/g)].map(([, path = '', title = '']) => ({ path, title })),
      reason: isReason ? shownBy : null,
    };
  });

const DIFFERS = '**Differs:** ';

const cellsOf = ({ differs, asked, places, tests, reason }: CoveredRow): readonly string[] => [
  `${differs ? DIFFERS : ''}${asked}`,
  places.map((path) => `\`${path}\``).join(', '),
  reason ?? tests.map(({ path, title }) => `\`${path}\` "${title}"`).join('; '),
];

/** Groups in the order of their first members. */
const groupsOf = <T>(rows: readonly T[], by: (row: T) => string): readonly (readonly [string, readonly T[]])[] => [
  ...Map.groupBy(rows, by),
];

const writeDocument = (rows: readonly CoveredRow[], intro: readonly string[], asked: string): string =>
  `${[
    '<!-- Written by `npm run docs` from docs/coverage; edit the table there. -->',
    ...intro,
    ...groupsOf(rows, ({ chapter }) => chapter).flatMap(([chapter, ofChapter]) => [
      `## ${chapter}`,
      ...groupsOf(ofChapter, ({ part }) => part).flatMap(([part, ofPart]) => [
        ...(part === '' ? [] : [`### ${part}`]),
        writeTable([asked, 'Built in', 'Shown by'], ofPart.map(cellsOf)),
      ]),
    ]),
  ].join('\n\n')}\n`;

/** docs/SPEC-COVERAGE.md: every sentence of the specification. */
export const writeSpecificationCoverage = (root: string): string =>
  writeDocument(
    loadCoverage(root, 'specification'),
    [
      '# The specification, sentence by sentence',
      `Where each sentence and table row of the specification is built, and the test that shows it. Comments in the
code cite its sections by these numbers. Its Portuguese texts are kept to the letter. Where Vida differs on
purpose, the row begins with **Differs** and says why; 'the product's decision' is found in
[PRODUCT-COVERAGE.md](PRODUCT-COVERAGE.md), the numbered ones in [decisions](decisions).
[COVERAGE.md](COVERAGE.md) is the page for people.`,
      `The titles of the tests stand here as in their sources; \`tooling/coverage-rows.test.ts\` checks that every
place and every test is there. Paths are relative to the root of the repository.`,
    ],
    'Specification',
  );

/** docs/PRODUCT-COVERAGE.md: every decision beyond the specification. */
export const writeDecisionsCoverage = (root: string): string =>
  writeDocument(
    loadCoverage(root, 'decisions'),
    [
      "# The product's decisions, one by one",
      `What the specification leaves open, or where Vida goes further, decided before it was built: where each decision
is built, and the test that shows it. Read as [SPEC-COVERAGE.md](SPEC-COVERAGE.md) is; the two are checked
alike.`,
    ],
    'Decision',
  );

/** What a test of a path proves something with. */
const PROOFS = [
  ['in a browser', /^e2e\//],
  ['over HTTP or on the server', /^server\//],
  ['on the page', /^web\//],
  ['by rule', /^(?:contract|tooling)\//],
] as const;

const writeCounts = (rows: readonly CoveredRow[]): string =>
  writeTable(
    ['', 'asked', ...PROOFS.map(([proof]) => `shown ${proof}`), 'differs'],
    groupsOf(rows, ({ chapter }) => chapter)
      .map(([chapter, own]) => [chapter, own] as const)
      .concat([['all', rows]])
      .map(([chapter, own]) => [
        chapter,
        String(own.length),
        ...PROOFS.map(([, path]) =>
          String(own.filter(({ tests }) => tests.some((test) => path.test(test.path))).length),
        ),
        String(own.filter(({ differs }) => differs).length),
      ]),
  );

const writeList = (rows: readonly CoveredRow[], write: (row: CoveredRow) => string): string =>
  rows.map((row) => `- ${write(row)}`).join('\n');

/** docs/COVERAGE.md: the page for people. */
export const writeCoverageSummary = (root: string): string => {
  const [specification, decisions] = [loadCoverage(root, 'specification'), loadCoverage(root, 'decisions')];
  const all = [...specification, ...decisions];
  const tests = new Set(all.flatMap((row) => row.tests.map(({ path, title }) => `${path} ${title}`)));
  return `${[
    '<!-- Written by `npm run docs` from docs/coverage; edit the tables there. -->',
    '# What is covered',
    `Of what was asked for, every sentence names the place where it is built and the tests that show it:
${specification.length} sentences of the specification and ${decisions.length} decisions beyond it, by
${tests.size} tests. The rows are in [specification.csv](coverage/specification.csv) and
[decisions.csv](coverage/decisions.csv), with their tests in [SPEC-COVERAGE.md](SPEC-COVERAGE.md) and
[PRODUCT-COVERAGE.md](PRODUCT-COVERAGE.md); a test fails where a file or a test that they name is gone. A
sentence may be shown in several ways, so the columns do not add up. That a sentence is shown does not say how
well: how good the answers are is measured in [EVALUATION.md](EVALUATION.md).`,
    '## The specification',
    writeCounts(specification),
    '## Decisions beyond it',
    writeCounts(decisions),
    '## Where Vida differs on purpose, and why',
    writeList(
      all.filter(({ differs }) => differs),
      ({ chapter, asked }) => `${asked} (${chapter.replace(/\..*/, '')})`,
    ),
    '## What no test shows',
    writeList(
      all.filter(({ reason }) => reason !== null),
      ({ asked, reason }) => `${asked} ${reason}`,
    ),
    '## Changing a row',
    `Correct the row in \`docs/coverage\`, then \`npm run docs\`. Columns: \`chapter\`, \`part\`, \`differs\`
(\`yes\` or nothing), \`asked\`, \`places\` (paths, a space between two) and \`shown_by\` (\`path "title of the
test"; …\`, or a dash and why no test can show it).`,
  ].join('\n\n')}\n`;
};
