import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Quiet for so long means that nothing more is being fetched. */
const QUIET_MS = 400;

interface Traffic {
  readonly inFlight: Set<Request>;
  changedAt: number;
}

const trafficOf = new WeakMap<Page, Traffic>();

/** The stream of live events stays open for as long as the page does: Playwright's own 'networkidle' never comes. */
const isStream = (request: Request): boolean => new URL(request.url()).pathname === '/api/events';

/** Keeps track of a page's requests, for `waitUntilQuiet`. */
export const watchTraffic = (page: Page): void => {
  const traffic: Traffic = { inFlight: new Set(), changedAt: performance.now() };
  trafficOf.set(page, traffic);
  const end = (request: Request): void => {
    if (traffic.inFlight.delete(request)) traffic.changedAt = performance.now();
  };
  page.on('request', (request) => {
    if (isStream(request)) return;
    traffic.inFlight.add(request);
    traffic.changedAt = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
};

/** Waits until a watched page has fetched everything it asked for. */
export const waitUntilQuiet = async (page: Page): Promise<void> => {
  await expect
    .poll(
      () => {
        const traffic = trafficOf.get(page);
        if (!traffic) throw new Error('this page is not watched');
        return traffic.inFlight.size === 0 && performance.now() - traffic.changedAt > QUIET_MS;
      },
      { intervals: [50] },
    )
    .toBe(true);
};

/** What waits longer than a moment waits for ever: the page is never idle. */
export const keepBusy = (page: Page | BrowserContext): Promise<unknown> =>
  page.addInitScript(() => {
    const start = window.setTimeout;
    const startShort = (run: () => void, ms = 0) => (ms >= 2_500 ? 0 : start(run, ms));
    window.setTimeout = startShort as typeof window.setTimeout;
  });
