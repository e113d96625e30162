import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A row of a coverage document: what was asked for, where it is built, what shows it. */
interface CoverageRow {
  readonly line: number;
  readonly cells: readonly string[];
}

const TITLED_TEST = /`([^`]+)` "([^"]+)"/g;
const PATH = /`([^`\s]+)`/g;
const QUOTES = ["'", '"', '`'];
/** A row that no test can show gives its reason after a dash. */
const WITHOUT_TEST = /^— \S.{10,}$/;

/** The rows of all tables of a Markdown text, their heads left out; `\|` is a bar within a cell. */
const readRows = (markdown: string): CoverageRow[] =>
  markdown.split('\n').flatMap((text, index, lines) => {
    const isHead = /^\|[-| ]+\|$/.test(lines[index + 1] ?? '');
    if (!text.startsWith('|') || isHead || /^\|[-| ]+\|$/.test(text)) return [];
    const cells = text
      .slice(1, text.lastIndexOf('|'))
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    return [{ line: index + 1, cells }];
  });

/**
 * What is not true in a coverage document: rows without three cells, paths that do not exist, tests that are named
 * but not there. Reads files below `root`. Each fault names its line.
 */
export const findCoverageFaults = (root: string, markdown: string): string[] => {
  const sources = new Map<string, string>();
  const sourceOf = (path: string): string | null => {
    if (!existsSync(join(root, path))) return null;
    if (!sources.has(path)) sources.set(path, readFileSync(join(root, path), 'utf8').replaceAll('\\', ''));
    return sources.get(path) ?? null;
  };
  const findTestFaults = (path: string, title: string): string[] => {
    const source = sourceOf(path);
    if (source === null) return [`${path} does not exist`];
    const isThere = QUOTES.some((quote) => source.includes(`${quote}${title.replaceAll('\\', '')}${quote}`));
    return isThere ? [] : [`${path} has no test "${title}"`];
  };
  const findRowFaults = ({ cells }: CoverageRow): string[] => {
    const [asked, built, shown] = cells;
    if (cells.length !== 3 || !asked || !built || !shown) return ['wants three filled cells'];
    const places = [...built.matchAll(PATH)].map(([, path = '']) => path);
    const tests = [...shown.matchAll(TITLED_TEST)];
    return [
      ...(places.length === 0 ? ['names no place'] : []),
      ...places.filter((path) => !existsSync(join(root, path))).map((path) => `${path} does not exist`),
      ...(tests.length === 0 && !WITHOUT_TEST.test(shown) ? ['names no test'] : []),
      ...tests.flatMap(([, path = '', title = '']) => findTestFaults(path, title)),
    ];
  };
  return readRows(markdown).flatMap((row) => findRowFaults(row).map((fault) => `line ${row.line}: ${fault}`));
};

/** How many rows the tables of a Markdown text have. */
export const countCoverageRows = (markdown: string): number => readRows(markdown).length;
