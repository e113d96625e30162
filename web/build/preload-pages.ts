import type { Plugin, Rolldown } from 'vite';
import { isScreen, signedInScreens, visitorScreens } from './first-screens.ts';

const isChunk = (file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputChunk =>
  file.type === 'chunk';

/** The scripts that the page of `screen` needs and `entry` does not: its own and what that imports. */
const filesOf = (chunks: readonly Rolldown.OutputChunk[], screen: string): string[] => {
  const imports = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const readAll = (fileName: string, seen: Set<string>): Set<string> => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of imports.get(fileName) ?? []) readAll(imported, seen);
    return seen;
  };
  const entry = chunks.find(({ isEntry }) => isEntry);
  const page = chunks.find(({ moduleIds }) => moduleIds.some((id) => isScreen(id, screen)));
  if (!entry || !page) throw new Error(`No chunk of ${screen} to preload`);
  const known = readAll(entry.fileName, new Set());
  return [...readAll(page.fileName, new Set())].filter((file) => !known.has(file));
};

type Pages = Readonly<Record<string, readonly number[]>>;

/**
 * What runs in the page before its first paint: marks it when a session is kept in the browser, so that whoever is
 * signed in sees their app arrive and not the landing page go (/landing itself is for everybody), and asks for the
 * scripts. The landing page is readable before any script. `files` are addresses, the pages name them by place.
 */
export const composePageScript = (files: readonly string[], signedIn: Pages, visitor: Pages): string =>
  `(()=>{const f=${JSON.stringify(files)},s=${JSON.stringify(signedIn)},v=${JSON.stringify(visitor)};` +
  `const p=location.pathname;let k=false;` +
  `try{k=!!(localStorage.getItem('token')&&localStorage.getItem('user'))}catch{}` +
  `if(k&&p!=='/landing')document.documentElement.dataset.session='kept';` +
  `for(const i of(k?s[p==='/'?'/dashboard':p]:v[p])??[]){` +
  `const l=document.createElement('link');l.rel='modulepreload';l.href=f[i];document.head.append(l)}})()`;

/**
 * Asks for the scripts of the page that was asked for while the app itself is still on its way: without it they wait
 * until the app runs. One index.html serves all addresses, so a few lines of script choose.
 */
export const preloadPages = (): Plugin => ({
  name: 'vida:preload-pages',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter(isChunk);
      const files: string[] = [];
      const indexOf = (file: string): number =>
        files.includes(`/${file}`) ? files.indexOf(`/${file}`) : files.push(`/${file}`) - 1;
      const toPages = (screens: Readonly<Record<string, string>>): Pages =>
        Object.fromEntries(
          Object.entries(screens).map(([path, screen]) => [path, filesOf(chunks, screen).map(indexOf)]),
        );
      const signedIn = toPages(signedInScreens);
      const visitor = toPages(visitorScreens);
      // After the app's own tag and before the sheet: a script behind a sheet waits for it.
      const sheet = '<link rel="stylesheet"';
      if (!html.includes(sheet)) throw new Error('index.html has no style sheet');
      const script = `<script>${composePageScript(files, signedIn, visitor)}</script>`;
      return html.replace(sheet, () => `${script}\n    ${sheet}`);
    },
  },
});
