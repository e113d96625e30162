import type { Page, Request } from '@playwright/test';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import { waitUntilLoaded } from './support/inspect-page.ts';
import { keepBusy, watchTraffic } from './support/network-quiet.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 360, height: 740 };
/** So low that no card below the first screen is near while those above it have no data yet. */
const LOW = { width: 360, height: 500 };

test.use({ viewport: PHONE });

/** Readings and tips for the person who is signed in on `page`. */
const fillDashboard = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const readings = [110, 190, 62, 124].map((value, index, { length }) => ({
    metricType: 'glucose',
    value,
    unit: 'mg/dL',
    measuredAt: new Date(Date.now() - (length - index) * HOUR_MS).toISOString(),
  }));
  const stored = await page.request.post('/api/health-metrics', { data: readings, headers });
  const tips = await page.request.post('/api/ai-recommendations/generate', {
    data: { category: 'general' },
    headers,
  });
  expect([stored.ok(), tips.ok()]).toEqual([true, true]);
};

/** Addresses of the scripts that the document itself asks for: before a module runs. */
const noteAsked = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const note = (): void => {
      if (document.readyState !== 'interactive') return;
      const asked = document.querySelectorAll<HTMLElement>('link[rel=modulepreload], script[src]');
      const addresses = [...asked].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '');
      sessionStorage.setItem('asked', JSON.stringify(addresses));
    };
    document.addEventListener('readystatechange', note);
  });

/**
 * Opens `path` and answers what scripts weigh on the wire: those that the document itself asks for, and all until the
 * page has what it shows and waits for the person or for idle time.
 */
const weighFirstLoad = async (page: Page, path: string): Promise<{ atFirst: number; inAll: number }> => {
  watchTraffic(page);
  const scripts = new Map<string, Request>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.set(pathname, request);
  });
  await keepBusy(page);
  await noteAsked(page);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilLoaded(page);
  const asked = await page.evaluate((): string[] => JSON.parse(sessionStorage.getItem('asked') ?? '[]'));
  const weighed = await Promise.all(
    [...scripts].map(async ([address, script]) => ({ address, bytes: (await script.sizes()).responseBodySize })),
  );
  const sum = (some: typeof weighed): number => some.reduce((all, { bytes }) => all + bytes, 0);
  return { atFirst: sum(weighed.filter(({ address }) => asked.includes(address))), inAll: sum(weighed) };
};

interface Limit {
  readonly path: string;
  /** Bytes, brotli, that the document asks for. */
  readonly atFirst: number;
  /** Those that follow without a touch included. */
  readonly inAll: number;
  readonly viewport?: typeof PHONE;
}

const visitorLimits: readonly Limit[] = [
  // Whole without the app, which comes when the help is opened.
  { path: '/', atFirst: 0, inAll: 0 },
  // Forms that take what is typed without the app, which comes once the page is idle.
  { path: '/login', atFirst: 0, inAll: 161_000 },
  { path: '/register', atFirst: 0, inAll: 160_000 },
];

const signedInLimits: readonly Limit[] = [
  { path: '/dashboard', atFirst: 144_000, inAll: 150_000, viewport: LOW },
  { path: '/measurements', atFirst: 153_000, inAll: 250_000 },
  { path: '/community', atFirst: 124_000, inAll: 124_000 },
  { path: '/chat', atFirst: 148_000, inAll: 148_000 },
  { path: '/sleep', atFirst: 156_000, inAll: 160_000 },
  { path: '/ai-tips', atFirst: 142_000, inAll: 146_000 },
];

const expectWithin = async (page: Page, { path, atFirst, inAll, viewport = PHONE }: Limit): Promise<void> => {
  await page.setViewportSize(viewport);
  const weighed = await weighFirstLoad(page, path);
  test.info().annotations.push({ type: 'script bytes', description: `${path} ${JSON.stringify(weighed)}` });
  expect.soft(weighed.atFirst, `${path} at first`).toBeLessThanOrEqual(atFirst);
  expect.soft(weighed.inAll, `${path} in all`).toBeLessThanOrEqual(inAll);
};

for (const limit of visitorLimits)
  test(`${limit.path} takes a visitor at most ${limit.atFirst / 1000} kB of script at first`, async ({ page }) => {
    await expectWithin(page, limit);
  });

test('each page takes who is signed in at most its share of script', async ({ page, browser, contextOptions }) => {
  await startSignedIn(page, '/account');
  await fillDashboard(page);
  const storageState = await page.context().storageState();
  for (const limit of signedInLimits) {
    const context = await browser.newContext({ ...contextOptions, storageState });
    await expectWithin(await context.newPage(), limit);
    await context.close();
  }
});

test("the landing page's pictures wait until they are near", async ({ page }) => {
  await page.goto('/');
  await waitUntilLoaded(page);
  const loadings = await page
    .locator('main img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('loading')));
  expect(loadings.length).toBeGreaterThan(0);
  expect(loadings.filter((loading) => loading !== 'lazy')).toEqual([]);
});
