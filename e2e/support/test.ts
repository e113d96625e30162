import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { watchTraffic } from './network-quiet.ts';

interface Fixtures {
  /** Where the pages come from; anything from elsewhere is a problem. */
  readonly origin: string;
  /** Patterns of problems that the test provokes on purpose, such as the console's line for a 401. */
  readonly expectedProblems: RegExp[];
  /** A second browser of its own, watched like the first. */
  readonly otherContext: BrowserContext;
}

/**
 * Everything that must not happen while a page is open: errors and warnings in the console (violations of the content
 * security policy among them), exceptions, failed requests, answers of 500 and up, requests to anywhere else.
 */
const watchPage = (page: Page, origin: string): string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { protocol } = new URL(request.url());
    const isOwn = request.url().startsWith(origin) || protocol === 'data:' || protocol === 'blob:';
    if (!isOwn) problems.push(`foreign request: ${request.url()}`);
  });
  return problems;
};

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
