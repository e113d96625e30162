import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { spawnNode } from '../bench/support/spawn-node.ts';
import { waitUntilQuiet, watchTraffic } from '../e2e/support/network-quiet.ts';
import { prepareBrowser } from '../e2e/support/prepare-browser.ts';
import { demoPerson } from '../server/src/demo/demo-person.ts';

/** `npm run pictures`: the demo's real dashboard, for the landing page and the README. Needs a built web app. */
const root = resolve(import.meta.dirname, '..');
const landingFolder = join(root, 'web/src/app/landing/pictures');
const docsFolder = join(root, 'docs/pictures');
const WEBP_QUALITY = 0.82;

const shapes = [
  { name: 'computer', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
] as const;
const themes = ['light', 'dark'] as const;

const signIn = async (url: string): Promise<{ user: unknown; token: string }> => {
  const { email, password } = demoPerson;
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()) as { user: unknown; token: string };
};

/** Chromium encodes what it drew: Playwright itself writes PNG and JPEG only. */
const toWebp = async (page: Page, png: Buffer): Promise<Buffer> => {
  const encoded = await page.evaluate(
    async ({ base64, quality }) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.codePointAt(0) ?? 0);
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = document.createElement('canvas');
      canvas.width = bitmap.width;
      canvas.height = bitmap.height;
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', quality).replace(/^[^,]*,/, '');
    },
    { base64: png.toString('base64'), quality: WEBP_QUALITY },
  );
  return Buffer.from(encoded, 'base64');
};

const takePicture = async (browser: Browser, url: string, session: { user: unknown; token: string }) => {
  for (const { name, width, height } of shapes)
    for (const theme of themes)
      for (const deviceScaleFactor of [1, 2]) {
        const context = await browser.newContext({
          viewport: { width, height },
          deviceScaleFactor,
          colorScheme: theme,
          locale: 'pt-BR',
          timezoneId: 'America/Sao_Paulo',
          reducedMotion: 'reduce',
        });
        await context.addInitScript(({ user, token }) => {
          localStorage.setItem('user', JSON.stringify(user));
          localStorage.setItem('token', token);
        }, session);
        const page = await context.newPage();
        watchTraffic(page);
        await page.goto(`${url}/dashboard`);
        await waitUntilQuiet(page);
        const webp = await toWebp(page, await page.screenshot());
        const file = `${name}-${theme}-${width * deviceScaleFactor}.webp`;
        await writeFile(join(landingFolder, file), webp);
        if (deviceScaleFactor === 1 && theme === 'light')
          await writeFile(join(docsFolder, `${name}.webp`), webp);
        await context.close();
      }
};

await Promise.all([landingFolder, docsFolder].map((folder) => mkdir(folder, { recursive: true })));
const [prepared, demo] = await Promise.all([
  prepareBrowser(),
  spawnNode(join(root, 'server/src/demo/demo.ts'), { PORT: '0', LOG_LEVEL: 'warn' }),
]);
const browser = await chromium.launch({ executablePath: prepared.executablePath, args: [...prepared.args] });
try {
  const url = demo.firstLine.replace('Vida está em ', '');
  await takePicture(browser, url, await signIn(url));
} finally {
  await browser.close();
  await demo.stop();
  await prepared.remove();
}
