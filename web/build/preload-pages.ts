import { minifySync, type Plugin, type Rolldown } from 'vite';
import { isScreen, signedInScreens, visitorScreens } from './first-screens.ts';
import { type PageScripts, runPage } from './page-script.ts';

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** A chunk and all that it imports, itself first. */
const withImports = (chunks: readonly Rolldown.OutputChunk[], from: Rolldown.OutputChunk): readonly string[] => {
  const imports = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const files = new Set([from.fileName]);
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
  return [...files];
};

/** Addresses of the app's scripts and of those of each first screen. */
const listScripts = (chunks: readonly Rolldown.OutputChunk[]): PageScripts => {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry');
  const app = withImports(chunks, entry);
  const files: string[] = [];
  const placeOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const placesOf = (screen: string): number[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => isScreen(id, screen)));
    if (!chunk) throw new Error(`No chunk of ${screen} to preload`);
    return withImports(chunks, chunk)
      .filter((file) => !app.includes(file))
      .map(placeOf);
  };
  const toPages = (screens: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(screens).map(([path, screen]) => [path, placesOf(screen)]));
  const [signedIn, visitor] = [toPages(signedInScreens), toPages(visitorScreens)];
  const toAddress = (file: string): string => `/${file}`;
  return { app: app.map(toAddress), files: files.map(toAddress), signedIn, visitor };
};

/** The page's own script as text (page-script.ts). */
export const composePageScript = (scripts: PageScripts): string =>
  minifySync('page-script.js', `(${runPage})(${JSON.stringify(scripts)})`).code;

/**
 * Writes into the page a few lines of script that ask for the app, and for the scripts of the page that was asked for
 * while the app itself is still on its way: without it they wait until the app runs. One index.html serves many
 * addresses.
 */
export const preloadPages = (): Plugin => ({
  name: 'vida:preload-pages',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const script = composePageScript(listScripts(Object.values(bundle).filter(isChunk)));
      const ownTags = /<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g;
      // Before the sheet: a script behind a sheet waits for it.
      const sheet = '<link rel="stylesheet"';
      if (!html.includes(sheet)) throw new Error('index.html has no style sheet');
      return html.replaceAll(ownTags, '').replace(sheet, () => `<script>${script}</script>\n    ${sheet}`);
    },
  },
});
