import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { composePrerendered, findAssets, type PrerenderedPage } from './prerendered-html.ts';

const web = join(import.meta.dirname, '..');
/** The client build: the one named, else web/dist. */
const dist = resolve(process.argv[2] ?? join(web, 'dist'));
const entry = 'src/app/prerender-entry.tsx';

interface PrerenderModule {
  renderPages: () => Promise<readonly PrerenderedPage[]>;
}

/** What modules ask of a browser as they load: nobody is signed in, and nothing happens. */
const pretendBrowser = (): void => {
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  const page = Object.assign(new EventTarget(), { location: new URL('http://localhost/') });
  Object.assign(globalThis, { window: page, localStorage: storage });
};

/** Builds the pages for Node and renders them; the same configuration, so the same addresses of files. */
const renderPages = async () => {
  const folder = await mkdtemp(join(dist, '.prerender-'));
  try {
    await build({
      root: web,
      logLevel: 'warn',
      build: {
        ssr: entry,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
      },
    });
    pretendBrowser();
    const { renderPages } = (await import(pathToFileURL(join(folder, 'prerender-entry.js')).href)) as PrerenderModule;
    return await renderPages();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * After `vite build`: writes landing.html, login.html and register.html into it, which the server sends at those
 * addresses. They are not compressed here, because the server writes the nonce into them. Fails when a page names a
 * file that the client build does not have.
 */
const indexHtml = await readFile(join(dist, 'index.html'), 'utf8');
for (const page of await renderPages()) {
  const html = composePrerendered(indexHtml, page);
  await Promise.all(findAssets(html).map((address) => stat(join(dist, address))));
  await writeFile(join(dist, `${page.name}.html`), html);
}
// What modules start for a page that stays open would keep this process.
process.exit();
