import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

const resolver = new ResolverFactory({
  extensions: ['.ts', '.tsx'],
  conditionNames: ['import', 'node', 'default'],
});

export interface Import {
  /** Path from the root of the repository, with slashes. */
  readonly from: string;
  readonly to: string;
}

/** Specifiers of a module: imports, re-exports and literal dynamic imports, types included. */
export const specifiersOf = (path: string, text: string): string[] => {
  const { module } = parseSync(path, text);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const reExported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : [])),
  );
  return [...module.staticImports.map(({ moduleRequest }) => moduleRequest.value), ...reExported, ...dynamic];
};

const isSource = (path: string): boolean => /\.tsx?$/.test(path) && !/(^|\/)(node_modules|dist|drizzle)\//.test(path);

/** Every import between two files of the repository below `folders`, resolved; packages are left out. */
export const readImports = (root: string, folders: readonly string[]): Import[] =>
  folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
    )
    .filter(isSource)
    .flatMap((from) => {
      const path = join(root, from);
      return specifiersOf(path, readFileSync(path, 'utf8')).flatMap((specifier) => {
        const resolved = resolver.sync(dirname(path), specifier.split('?', 1)[0] ?? specifier).path;
        const to = resolved && relative(root, resolved);
        return to && isSource(to) && !to.startsWith('..') ? [{ from, to }] : [];
      });
    });
