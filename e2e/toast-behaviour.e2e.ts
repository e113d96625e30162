import type { Page } from '@playwright/test';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { waitForToaster } from './support/toasts.ts';

const LEVEL_TITLE = 'Configuração de Nível';
const STARTED_TITLE = 'Exercício Iniciado!';

const toastsOf = (page: Page) => page.locator('[aria-label="Notificações (F8)"] li');
const askForLevel = (page: Page) =>
  page.getByRole('group', { name: 'Nível de exercício' }).getByText('Avançado').click();

/** Two ways to a toast on one screen. Two exercises: after the last one Vida's own toast would wait its turn. */
const startWithToasts = async (page: Page): Promise<void> => {
  await startSignedIn(page, '/account');
  const exercises = ['Tai chi sentado', 'Respiração 4-6'].map((name) => ({
    name,
    duration: 10,
    intensity: 'low',
    completed: false,
  }));
  await (await ownApi(page)).post('/api/exercise-program', { name: 'Meu treino', exercises });
  await page.goto('/exercises');
  await expect(page.getByRole('button', { name: 'Iniciar Próximo Exercício' })).toBeVisible();
};

test('one toast at a time: a new one takes the place of the old one, and F8 leads to it', async ({ page }) => {
  await startWithToasts(page);
  await waitForToaster(page);
  await askForLevel(page);
  await expect(toastsOf(page).getByText(LEVEL_TITLE, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Iniciar Próximo Exercício' }).click();
  await expect(toastsOf(page).getByText(STARTED_TITLE, { exact: true })).toBeVisible();
  // At once: an old one that stayed beside it would go by itself within the 5000 ms that a wait may take.
  expect(await toastsOf(page).count()).toBe(1);

  await page.keyboard.press('F8');
  await expect(page.locator('[aria-label="Notificações (F8)"] :focus')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(toastsOf(page)).toHaveCount(0);
});

test('a toast stays 5000 ms', async ({ page }) => {
  await page.clock.install();
  await startWithToasts(page);
  // Past the moment at which the code of toasts is fetched.
  await page.clock.fastForward(10_000);
  await waitForToaster(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await askForLevel(page);
  const toast = toastsOf(page).getByText(LEVEL_TITLE, { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4_990);
  await expect(toast).toBeVisible();
  await page.clock.runFor(20);
  await expect(toastsOf(page)).toHaveCount(0);
});

test('a swipe of 50 pixels to the right sends a toast away, a shorter one does not', async ({ page }) => {
  await startWithToasts(page);
  await waitForToaster(page);
  await askForLevel(page);
  const title = toastsOf(page).getByText(LEVEL_TITLE, { exact: true });
  const swipe = async (pixels: number) => {
    const box = await title.boundingBox();
    if (!box) throw new Error('no toast to swipe');
    const [x, y] = [box.x + 5, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + pixels, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toastsOf(page)).toHaveAttribute('data-swipe', 'cancel');
  await expect(title).toBeVisible();
  await swipe(60);
  await expect(toastsOf(page)).toHaveCount(0);
});
