import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { spawnNode } from '../bench/support/spawn-node.ts';
import { waitUntilQuiet, watchTraffic } from '../e2e/support/network-quiet.ts';
import { prepareBrowser } from '../e2e/support/prepare-browser.ts';
import { demoPerson } from '../server/src/demo/demo-person.ts';

/** `npm run pictures`: screens of the demo, for the landing page and the README. Needs a built web app. */
const root = resolve(import.meta.dirname, '..');
const landingFolder = join(root, 'web/src/app/landing/pictures');
const docsFolder = join(root, 'docs/pictures');
const WEBP_QUALITY = 0.82;
const TIME_ZONE = 'America/Sao_Paulo';

interface Session {
  readonly user: unknown;
  readonly token: string;
}

interface Shape {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Pixels of the file for each CSS pixel. */
  readonly scales: readonly number[];
  /** The address, where it is not the dashboard. */
  readonly path?: string | ((url: string, session: Session) => Promise<string>);
  /** A heading that stands at the top. */
  readonly from?: string | RegExp;
  /** What stands first in a list that scrolls by itself. */
  readonly firstText?: string;
  /** The light one, small, is also the README's. */
  readonly inDocs?: boolean;
}

/** Where a post of the demo's person is answered by others. */
const findTalk = async (url: string, { token }: Session): Promise<string> => {
  const answer = await fetch(`${url}/api/community/posts`, { headers: { authorization: `Bearer ${token}` } });
  const posts = (await answer.json()) as { id: string; title: string }[];
  const post = posts.find(({ title }) => title === 'Glicose mais alta ao acordar');
  return `/community/posts/${post?.id}`;
};

const phone = { width: 360, height: 740 } as const;
const inside = { ...phone, scales: [1.5] } as const;
const shapes: readonly Shape[] = [
  { name: 'computer', width: 1280, height: 800, scales: [1, 2], inDocs: true },
  { name: 'phone', ...phone, scales: [1, 2], inDocs: true },
  { name: 'nutrition', ...inside, path: '/nutrition', from: /^Refeições de / },
  { name: 'exercises', ...inside, path: '/exercises' },
  { name: 'chat', ...inside, path: '/chat', firstText: 'E a mais alta?' },
  { name: 'community', ...inside, path: findTalk },
];
const themes = ['light', 'dark'] as const;

const signIn = async (url: string): Promise<Session> => {
  const { email, password } = demoPerson;
  const answer = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-time-zone': TIME_ZONE },
    body: JSON.stringify({ email, password }),
  });
  return (await answer.json()) as Session;
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

const drawPage = async (page: Page, url: string, session: Session, shape: Shape): Promise<void> => {
  const { path, from, firstText } = shape;
  const address = typeof path === 'function' ? await path(url, session) : (path ?? '/dashboard');
  watchTraffic(page);
  await page.goto(`${url}${address}`);
  await waitUntilQuiet(page);
  if (firstText !== undefined)
    await page
      .getByText(firstText, { exact: true })
      .first()
      .evaluate((element) => (element.closest('li') ?? element).scrollIntoView({ block: 'start' }));
  if (from === undefined) return;
  await page.getByRole('heading', { name: from }).evaluate((heading) => {
    window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 24);
  });
  await waitUntilQuiet(page);
};

const takePictures = async (browser: Browser, url: string, session: Session, shape: Shape) => {
  const { name, width, height, scales, inDocs } = shape;
  for (const theme of themes)
    for (const deviceScaleFactor of scales) {
      const context = await browser.newContext({
        viewport: { width, height },
        deviceScaleFactor,
        colorScheme: theme,
        locale: 'pt-BR',
        timezoneId: TIME_ZONE,
        reducedMotion: 'reduce',
      });
      await context.addInitScript(({ user, token }) => {
        localStorage.setItem('user', JSON.stringify(user));
        localStorage.setItem('token', token);
      }, session);
      const page = await context.newPage();
      await drawPage(page, url, session, shape);
      const webp = await toWebp(page, await page.screenshot());
      await writeFile(join(landingFolder, `${name}-${theme}-${width * deviceScaleFactor}.webp`), webp);
      if (inDocs && deviceScaleFactor === 1 && theme === 'light')
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
  const session = await signIn(url);
  for (const shape of shapes) await takePictures(browser, url, session, shape);
} finally {
  await browser.close();
  await demo.stop();
  await prepared.remove();
}
