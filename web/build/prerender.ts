import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { composeLandingHtml, findAssets } from './landing-html.ts';

const web = join(import.meta.dirname, '..');
/** The client build: the one named, else web/dist. */
const dist = resolve(process.argv[2] ?? join(web, 'dist'));
const entry = 'src/app/landing/prerender-entry.tsx';

interface LandingModule {
  renderLanding: () => { title: string; markup: string };
}

/** Builds the landing page for Node and renders it; the same configuration, so the same addresses of files. */
const renderLanding = async () => {
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
    const { renderLanding } = (await import(pathToFileURL(join(folder, 'prerender-entry.js')).href)) as LandingModule;
    return renderLanding();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * After `vite build`: writes landing.html into it, which the server sends to visitors. It is not compressed here,
 * because the server writes the nonce into it. Fails when the page names a file that the client build does not have.
 */
const indexHtml = await readFile(join(dist, 'index.html'), 'utf8');
const html = composeLandingHtml(indexHtml, await renderLanding());
await Promise.all(findAssets(html).map((address) => stat(join(dist, address))));
await writeFile(join(dist, 'landing.html'), html);
