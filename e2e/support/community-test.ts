import type { BrowserContext, Page } from '@playwright/test';
import { type RunningServer, startServer } from './start-server.ts';
import { test as base } from './test.ts';

/** A server of the community's own: the administrator's password changes, and nobody else writes into the forums. */
export const test = base.extend<{ second: Page }, { server: RunningServer }>({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  origin: async ({ server }, use) => use(server.url),
  /** Somebody else, in a browser of their own. */
  second: async ({ otherContext }: { otherContext: BrowserContext }, use) => use(await otherContext.newPage()),
});

/** 'Diabetes tipo 2' */
export const FORUM_ID = '019a9f3c-0000-7000-8000-000000000002';
export const FORUM_PATH = `/community/forums/${FORUM_ID}`;

/** Fills the form of a new post in the forum on screen; answers its dialog. */
export const write = async (page: Page, { title, content, tags = '' }: Record<string, string>) => {
  await page.getByRole('button', { name: 'Nova postagem' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill(title ?? '');
  await dialog.getByLabel('Texto').fill(content ?? '');
  await dialog.getByLabel('Tags').fill(tags);
  return dialog;
};
