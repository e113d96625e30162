import type { Page } from '@playwright/test';
import { startSignedIn } from './support/people.ts';
import { startSecondServer } from './support/start-server.ts';
import { expect, test } from './support/test.ts';

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** Waits until the page listens: its stream has answered. */
const openListening = async (page: Page, open: () => Promise<unknown>): Promise<void> => {
  const stream = page.waitForResponse((response) => response.url().endsWith('/api/events'));
  await open();
  expect((await stream).status()).toBe(200);
};

const bell = (page: Page, unread: number) =>
  page.getByRole('button', { name: new RegExp(`${unread} não lid`) }).first();

test('a notification made through another server process rings the bell here', async ({ page }) => {
  const second = await startSecondServer();
  try {
    await openListening(page, () => startSignedIn(page, '/dashboard'));
    await expect(bell(page, 1)).toBeVisible();
    const answer = await page.request.post(`${second.url}/api/health-metrics`, {
      headers: { authorization: `Bearer ${await tokenOf(page)}` },
      data: { metricType: 'glucose', value: 61 },
    });
    expect(answer.status()).toBe(201);
    await expect(bell(page, 2)).toBeVisible();
    await bell(page, 2).click();
    const panel = page.getByRole('dialog', { name: 'Notificações' });
    await expect(panel.getByText('Glicose baixa')).toBeVisible();
    await expect(panel.getByText(/61 mg\/dL/)).toBeVisible();
    await panel.getByRole('link', { name: 'Ver medições' }).click();
    await expect(page).toHaveURL(/\/measurements/);
    await expect(bell(page, 2)).toBeHidden();
  } finally {
    await second.stop();
  }
});

test('what one window records, another shows without a reload', async ({ page, context }) => {
  await openListening(page, () => startSignedIn(page, '/measurements'));
  const other = await context.newPage();
  await other.goto('/measurements');
  await other.getByRole('textbox', { name: 'Glicose' }).fill('117');
  await other.getByRole('button', { name: 'Salvar medição' }).click();
  await expect(other.getByRole('cell', { name: /117/ }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: /117/ }).first()).toBeVisible();
});
