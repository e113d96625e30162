import type { Page } from '@playwright/test';
import { waitUntilLoaded } from './support/inspect-page.ts';
import { keepBusy } from './support/network-quiet.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const cardOf = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

/** What each card below the first screen has only when it is there itself. */
const expectCards = async (page: Page): Promise<void> => {
  await expect(cardOf(page, 'Exercícios Adaptáveis').getByRole('button')).not.toHaveCount(0);
  await expect(cardOf(page, 'Nutrição Personalizada').getByRole('link')).not.toHaveCount(0);
  await expect(cardOf(page, 'Comunidade').getByRole('link')).not.toHaveCount(0);
  await expect(cardOf(page, 'Gestão de Substâncias e Jogos').getByRole('link')).not.toHaveCount(0);
  await expect(cardOf(page, 'Fez algo bom por você hoje?').getByRole('button')).toHaveCount(4);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
};

test('the cards below the first screen come when the page is idle, and nothing in sight moves', async ({ page }) => {
  await startSignedIn(page, '/dashboard');
  await waitUntilLoaded(page);
  const loadedAt = await page.evaluate(() => performance.now());
  await expectCards(page);
  const moves = await page.evaluate(async (since) => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    // What was noted and not told yet: without it a slow machine would see no moves.
    entries.push(...observer.takeRecords());
    observer.disconnect();
    return entries.filter(({ startTime }) => startTime > since).map((entry) => JSON.stringify(entry));
  }, loadedAt);
  expect(moves).toEqual([]);
});

for (const [who, ask] of [
  ['tabs', (page: Page) => page.keyboard.press('Tab')],
  ['looks for a word', (page: Page) => page.keyboard.press('Control+f')],
  ['prints', (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))],
] as const)
  test(`the cards below the first screen come at once for who ${who}`, async ({ page }) => {
    await keepBusy(page);
    await startSignedIn(page, '/dashboard');
    await waitUntilLoaded(page);
    await expect(cardOf(page, 'Exercícios Adaptáveis')).toBeAttached();
    expect(await cardOf(page, 'Exercícios Adaptáveis').getByRole('button').count()).toBe(0);
    await ask(page);
    await expectCards(page);
  });

for (const width of [360, 1280])
  for (const isNew of [true, false])
    test(`a card takes the place that was kept for it at ${width} px: ${isNew ? 'new' : 'with data'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await startSignedIn(page, '/account');
      if (!isNew) {
        const api = await ownApi(page);
        await api.post('/api/health-profile', { chronicConditions: ['Hipertensão'] });
        await api.post('/api/exercise-program/generate', {});
        await api.post('/api/meal-plans/generate', {});
      }
      await keepBusy(page);
      await page.goto('/dashboard');
      await waitUntilLoaded(page);
      // Not the community's: how high it is lies with what others wrote.
      const names = ['Exercícios Adaptáveis', 'Nutrição Personalizada', 'Gestão de Substâncias e Jogos'];
      const measure = async () => {
        const heights = names.map((name) => cardOf(page, name).evaluate((card) => card.clientHeight));
        return Promise.all(heights);
      };
      const kept = await measure();
      await page.keyboard.press('Tab');
      await expectCards(page);
      await waitUntilLoaded(page);
      for (const [index, height] of (await measure()).entries())
        expect(Math.abs(height - (kept[index] ?? 0)) / height, `${names[index]}: ${height}`).toBeLessThan(0.2);
    });
