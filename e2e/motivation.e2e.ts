import type { Page } from '@playwright/test';
import { waitUntilLoaded } from './support/inspect-page.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { waitForToaster, waitUntilDrawn } from './support/toasts.ts';

/** Vida's toast: its title is her name. */
const toastsOf = (page: Page) => page.locator('li').filter({ has: page.getByText('Vida', { exact: true }) });

test('Konami keys and a double click bring a tip, each once a day', async ({ page }) => {
  // At some hours a tip of the hour comes too, at any moment.
  await page.route('**/api/time-easter-egg', (route) => route.fulfill({ json: { message: null, trigger: null } }));
  await startSignedIn(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForToaster(page);
  const toasts = toastsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/easter-egg')) asked.push(request.postDataJSON().trigger);
  });
  const konami = async () => {
    for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
      await page.keyboard.press(key);
    for (const key of ['ArrowLeft', 'ArrowRight', 'b', 'a']) await page.keyboard.press(key);
  };
  await konami();
  await expect(toasts).toHaveCount(1);
  await toasts.getByRole('button', { name: 'Fechar' }).click();
  await expect(toasts).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).dblclick();
  await expect(toasts).toHaveCount(1);
  await expect.poll(() => asked).toEqual(['konami_code', 'double_click']);
  await toasts.getByRole('button', { name: 'Fechar' }).click();
  await expect(toasts).toHaveCount(0);
  // What the double click selected: a double click on selected text is left alone.
  await page.evaluate(() => getSelection()?.removeAllRanges());
  for (const again of [konami, () => page.getByRole('heading', { level: 1 }).dblclick()]) {
    const answered = page.waitForResponse('**/api/easter-egg');
    await again();
    await (await answered).finished();
    await waitUntilDrawn(page);
    expect(await toasts.count()).toBe(0);
  }
});

test('a double click in the first second brings a tip too', async ({ page }) => {
  await startSignedIn(page, '/profile');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.reload();
  await heading.dblclick();
  await expect(toastsOf(page)).toHaveCount(1);
});

test('the card of motivation answers each time, and Vida has another tip each time', async ({ page }) => {
  await startSignedIn(page, '/dashboard');
  const card = page.getByRole('region', { name: 'Fez algo bom por você hoje?' });
  await waitUntilLoaded(page);
  await page.mouse.wheel(0, 20_000);
  const answers: string[] = [];
  for (const button of ['Registrei meu sono', 'Registrei meu sono', 'Alcancei um marco']) {
    const answered = page.waitForResponse('**/api/motivational-message');
    await card.getByRole('button', { name: button }).click();
    const { message } = await (await answered).json();
    await expect(card.getByText(message, { exact: true })).toBeVisible();
    expect(message).not.toBe(answers.at(-1));
    answers.push(message);
  }

  const bubble = page.getByRole('region', { name: 'Vida', exact: true });
  const tip = page.getByRole('button', { name: 'Dica', exact: true });
  const seen: string[] = [];
  for (let times = 0; times < 6; times += 1) {
    await tip.click();
    const text = await bubble.innerText();
    expect(text).not.toBe(seen.at(-1));
    seen.push(text);
  }
});
