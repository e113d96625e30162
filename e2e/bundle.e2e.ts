import type { Page, Request } from '@playwright/test';
import { HOUR_MS } from '@vida/contract/core/time.ts';
import { waitUntilLoaded } from './support/inspect-page.ts';
import { watchTraffic } from './support/network-quiet.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const MOST_BYTES = 150_000;

/**
 * What the scripts that `page` fetches from now on weigh on the wire; `read` answers it for those that have arrived.
 */
const weighScripts = (page: Page) => {
  const scripts: Request[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request);
  });
  return {
    read: async (): Promise<number> => {
      const sizes = await Promise.all(scripts.map((script) => script.sizes()));
      return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    },
  };
};

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

test('the dashboard is filled with at most 150 kB of script', async ({ page, browser, contextOptions }) => {
  await startSignedIn(page, '/account');
  await fillDashboard(page);
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ ...contextOptions, storageState });
  const fresh = await context.newPage();
  watchTraffic(fresh);
  const scripts = weighScripts(fresh);
  await fresh.goto('/dashboard');
  await expect(fresh.getByRole('img', { name: /^Glicose dos últimos 7 dias/ })).toBeVisible();
  await expect(fresh.getByRole('button', { name: 'Ver detalhes' }).first()).toBeVisible();
  await waitUntilLoaded(fresh);
  const bytes = await scripts.read();
  await context.close();
  test.info().annotations.push({ type: 'script bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
});

test('the landing page takes at most 150 kB of script, and its pictures wait until they are near', async ({ page }) => {
  const scripts = weighScripts(page);
  await page.goto('/');
  await waitUntilLoaded(page);
  const bytes = await scripts.read();
  test.info().annotations.push({ type: 'script bytes', description: String(bytes) });
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  const loadings = await page
    .locator('main img')
    .evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('loading')));
  expect(loadings.length).toBeGreaterThan(0);
  expect(loadings.filter((loading) => loading !== 'lazy')).toEqual([]);
});
