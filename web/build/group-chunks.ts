import { build, type Plugin, type PluginOption, type Rolldown, type UserConfig } from 'vite';
import { arrangeFiles, type Bundle } from './arrange-files.ts';
import { isScreen, landingScreen, signedInScreens, visitorScreens } from './first-screens.ts';

/** In characters of source, tried from 1500 to 15000: here first loads were small and their files few. */
const FILE_COST = 5000;
/** A first screen counts for one; what comes later, when the person asks for it, for less. */
const LATER = 0.15;

const firstScreens = [landingScreen, ...Object.values(signedInScreens), ...Object.values(visitorScreens)];

/** The chunks that a build makes by itself, of what the very same screens and parts use, by file name. */
type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

/** Style sheets are of no account for where scripts stand. */
const withoutSheets: Plugin = {
  name: 'vida:without-sheets',
  enforce: 'pre',
  load: { filter: { id: /\.css$/ }, handler: () => '' },
};

const buildOnce = async ({ root = '.', resolve = {} }: UserConfig, plugins: PluginOption[]): Promise<Chunks> => {
  const built = await build({
    configFile: false,
    root,
    resolve,
    logLevel: 'error',
    plugins: [withoutSheets, ...plugins],
    build: { write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('The build has no output');
  return new Map(built.output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
};

/** Follows chunks from some to others until there are no more. */
const spread = (from: Iterable<string>, next: (file: string) => readonly string[]): Set<string> => {
  const seen = new Set(from);
  for (const file of seen) for (const other of next(file)) seen.add(other);
  return seen;
};

/** The file of each module, by name; modules without one stand where only one screen or part needs them. */
const nameFiles = (chunks: Chunks): ReadonlyMap<string, string> => {
  const importsOf = (file: string) => chunks.get(file)?.imports ?? [];
  const laterOf = (file: string) => chunks.get(file)?.dynamicImports ?? [];
  const modulesOf = (file: string) => Object.entries(chunks.get(file)?.modules ?? {});
  const isFirst = (file: string) =>
    firstScreens.some((screen) => isScreen(chunks.get(file)?.facadeModuleId ?? null, screen));

  const entry = [...chunks.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  const app = spread([entry.fileName], importsOf);
  const doors = new Set([...app].flatMap(laterOf));
  const users = [...doors].flatMap((door) => {
    const atOnce = spread([door], importsOf);
    const next = (file: string) => laterOf(file).filter((other) => !doors.has(other));
    const within = spread([...atOnce].flatMap(next), (file) => [...importsOf(file), ...next(file)]);
    const later = within.difference(atOnce);
    return [
      { files: atOnce, weight: isFirst(door) ? 1 : LATER },
      { files: later, weight: LATER },
    ];
  });

  const parts = [...chunks.values()].filter(({ isDynamicEntry }) => isDynamicEntry);
  const uses = Map.groupBy(
    parts.flatMap(({ fileName }) => [...spread([fileName], importsOf)]),
    (file) => file,
  );
  const isShared = (file: string) => isFirst(file) || (uses.get(file)?.length ?? 0) > 1;
  const toBundle = (file: string): Bundle => ({
    modules: modulesOf(file).map(([id]) => id),
    size: modulesOf(file).reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0),
    users: Uint8Array.from(users, ({ files }) => Number(files.has(file))),
    imports: new Set(importsOf(file).flatMap((other) => modulesOf(other).map(([id]) => id))),
  });
  const shared = [...chunks.keys()].filter((file) => !app.has(file) && isShared(file)).map(toBundle);
  const arranged = arrangeFiles(shared, { file: FILE_COST, weights: users.map(({ weight }) => weight) });
  return new Map([
    ...[...app].flatMap((file) => modulesOf(file).map(([id]) => [id, 'app'] as const)),
    ...arranged.flatMap(({ modules }, place) => modules.map((id) => [id, `part-${place}`] as const)),
  ]);
};

/**
 * Decides which modules stand in one file: builds once as it comes, sees what each screen loads at first and later, and
 * arranges that (arrange-files.ts). No feature is named here. `plugins` are those that change what is imported.
 */
export const groupChunks = (plugins: () => PluginOption[]): Plugin => ({
  name: 'vida:group-chunks',
  apply: 'build',
  config: async (config, { isSsrBuild }) => {
    if (isSsrBuild) return;
    const names = nameFiles(await buildOnce(config, plugins()));
    const group: Rolldown.CodeSplittingGroup = {
      name: (id) => names.get(id) ?? null,
      debugName: 'arranged',
      includeDependenciesRecursively: false,
    };
    return { build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } };
  },
});
