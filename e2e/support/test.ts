import { type BrowserContext, test as base, expect } from '@playwright/test';
import { watchTraffic } from './network-quiet.ts';
import { watchPage } from './watch-page.ts';

interface Fixtures {
  /** Where the pages come from; anything from elsewhere is a problem. */
  readonly origin: string;
  /** Patterns of problems that the test provokes on purpose, such as the console's line for a 401. */
  readonly expectedProblems: RegExp[];
  /** A second browser of its own, watched like the first. */
  readonly otherContext: BrowserContext;
}

/** Playwright's test with the browser from npm and pages on which nothing may go wrong unseen. */
export const test = base.extend<Fixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const { executablePath, args } = JSON.parse(process.env.VIDA_CHROMIUM ?? '{}');
      await use({ ...launchOptions, executablePath, args });
    },
    { scope: 'worker' },
  ],

  expectedProblems: async ({ locale: _ }, use) => {
    await use([]);
  },

  origin: async ({ locale: _ }, use) => {
    await use(process.env.VIDA_URL ?? '');
  },

  context: async ({ context, expectedProblems, origin }, use) => {
    const watched: string[][] = [];
    context.on('page', (page) => {
      watchTraffic(page);
      watched.push(watchPage(page, origin));
    });
    await use(context);
    const unexpected = watched.flat().filter((problem) => !expectedProblems.some((pattern) => pattern.test(problem)));
    expect(unexpected).toEqual([]);
  },

  otherContext: async ({ browser, contextOptions }, use) => {
    const context = await browser.newContext(contextOptions);
    context.on('page', watchTraffic);
    await use(context);
    await context.close();
  },
});

export { expect } from '@playwright/test';
