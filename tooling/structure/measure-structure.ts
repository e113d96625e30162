import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Import, readImports } from '../read-imports.ts';

/** A source file of the house, tests included. */
export interface SourceFile {
  /** Path from the root of the repository. */
  readonly path: string;
  readonly lines: readonly string[];
}

/** A file that only one other imports, which stands beside it. */
export interface OneImporter {
  readonly path: string;
  readonly lines: number;
  readonly importer: string;
}

/** Some lines that stand, apart from their indentation, in several places. */
export interface Repeated {
  readonly lines: number;
  /** Where each begins: 'path:line'. */
  readonly places: readonly string[];
}

export const FOLDERS = ['contract', 'server', 'web', 'e2e', 'bench', 'tooling'] as const;
const MOST_LINES = 250;
const MOST_COLUMNS = 120;
const CRUMB_LINES = 40;
/** Shorter runs of equal lines are how the language looks: imports, the end of a function. */
const REPEATED_LINES = 10;

/** Every source file of the repository at `root`. */
export const readSourceFiles = (root: string): readonly SourceFile[] =>
  globSync(`{${FOLDERS.join(',')}}/**/*.{ts,tsx,mjs}`, {
    cwd: root,
    exclude: (name) => /(?:^|\/)(?:node_modules|dist|drizzle)$/.test(name),
  })
    .toSorted()
    .map((path) => ({ path, lines: readFileSync(join(root, path), 'utf8').trimEnd().split('\n') }));

/** Files of more than 250 lines. */
export const findLongFiles = (files: readonly SourceFile[]): readonly string[] =>
  files.filter(({ lines }) => lines.length > MOST_LINES).map(({ path, lines }) => `${path} (${lines.length})`);

/** Lines of more than 120 characters (not bytes: 'ção' has three, as the formatter counts), as 'path:line'. */
export const findLongLines = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (line.length > MOST_COLUMNS ? [`${path}:${index + 1}`] : [])),
  );

/** Files of at most 40 lines that one file beside them imports, and nothing else: they belong into it. */
export const findCrumbs = (files: readonly SourceFile[], imports: readonly Import[]): readonly OneImporter[] => {
  const importers = Map.groupBy(imports, ({ to }) => to);
  return files.flatMap(({ path, lines }) => {
    const [importer, ...others] = new Set(importers.get(path)?.map(({ from }) => from));
    const isCrumb = importer && others.length === 0 && dirname(importer) === dirname(path);
    return isCrumb && lines.length <= CRUMB_LINES ? [{ path, lines: lines.length, importer }] : [];
  });
};

/** Lines as they are told apart: without indentation, those of import statements empty. */
const readLines = (lines: readonly string[]): readonly string[] => {
  let isImport = false;
  return lines.map((line) => {
    isImport ||= /^import\b/.test(line);
    const told = isImport ? '' : line.trim();
    isImport &&= !/'.*';$/.test(line);
    return told;
  });
};

const isTelling = (line: string): boolean => !/^[\s)\]}>;,/]*$/.test(line);

/** Runs of at least ten lines that stand in several places, the longest first. Tests and imports are left out. */
export const findRepeated = (files: readonly SourceFile[]): readonly Repeated[] => {
  const places = new Map<string, { path: string; at: number }[]>();
  const sources = new Map(
    files.filter(({ path }) => !/\.(?:test|e2e)\./.test(path)).map(({ path, lines }) => [path, readLines(lines)]),
  );
  for (const [path, lines] of sources)
    for (let at = 0; at + REPEATED_LINES <= lines.length; at++) {
      const run = lines.slice(at, at + REPEATED_LINES);
      if (run.filter(isTelling).length < REPEATED_LINES - 3) continue;
      const key = run.join('\n');
      places.set(key, [...(places.get(key) ?? []), { path, at }]);
    }
  const lineAt = (path: string, at: number): string | undefined => sources.get(path)?.[at];
  const seen = new Set<string>();
  return [...places.values()]
    .filter(({ length }) => length > 1)
    .flatMap((starts) => {
      const [first] = starts;
      if (!first || seen.has(`${first.path}:${first.at}`)) return [];
      let length = REPEATED_LINES;
      const isAlike = (): boolean => {
        const next = lineAt(first.path, first.at + length);
        return next !== undefined && starts.every(({ path, at }) => lineAt(path, at + length) === next);
      };
      while (isAlike()) length++;
      for (const { path, at } of starts) for (let step = 0; step < length; step++) seen.add(`${path}:${at + step}`);
      return [{ lines: length, places: starts.map(({ path, at }) => `${path}:${at + 1}`) }];
    })
    .toSorted((one, other) => other.lines - one.lines);
};

/** The file at a share of all, by length. */
const quantile = (lengths: readonly number[], share: number): number =>
  lengths.toSorted((one, other) => one - other)[Math.floor(share * (lengths.length - 1))] ?? 0;

const isTest = (path: string): boolean => /\.(?:test|e2e)\.|-fixture\.|\/testing\//.test(path);

/** A room of the house in figures: how many files and lines, the middle, the ninth tenth and the longest file. */
export const describeRooms = (files: readonly SourceFile[]): readonly Readonly<Record<string, string | number>>[] =>
  [
    ...Map.groupBy(
      files.filter(({ path }) => !isTest(path)),
      ({ path }) =>
        path
          .split('/')
          .slice(0, path.startsWith('e2e') || path.startsWith('bench') ? 1 : 3)
          .join('/'),
    ),
  ]
    .filter(([, own]) => own.length > 1)
    .map(([room, own]) => {
      const lengths = own.map(({ lines }) => lines.length);
      return {
        room,
        files: own.length,
        lines: lengths.reduce((sum, length) => sum + length, 0),
        median: quantile(lengths, 0.5),
        p90: quantile(lengths, 0.9),
        longest: Math.max(...lengths),
      };
    });

/** Every import between two files of the house. */
export const readHouseImports = (root: string): readonly Import[] => readImports(root, FOLDERS);
