import type { Page } from '@playwright/test';
import { findAccessibilityProblems, sidewaysPixels } from './support/inspect-page.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectFailure, expectSuccess, waitForToaster } from './support/toasts.ts';

const ADDED = 'Registro de sono adicionado com sucesso.';
const NOT_ADDED = 'Erro ao adicionar registro. Tente novamente.';

const countNights = async (page: Page): Promise<number> => {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const answer = await page.request.get('/api/sleep-records', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).length;
};

/** Opens the dialog; its date is yesterday's, so that waking lies in the past whatever time it is. */
const openDialog = async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Registrar/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Registrar sono' });
  const date = dialog.getByLabel('Data da noite');
  const today = await date.inputValue();
  await date.fill(new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10));
  return dialog;
};

test('a night from the dashboard’s widget to figures, changed, deleted and given back', async ({ page }) => {
  await startSignedIn(page, '/dashboard');
  const widget = page.getByRole('region', { name: 'Qualidade do Sono' });
  await expect(widget.getByText('Nenhuma noite registrada nos últimos 7 dias.')).toBeVisible();
  await widget.getByRole('link', { name: 'Registrar' }).click();
  await expect(page).toHaveURL(/\/sleep$/);

  const dialog = await openDialog(page);
  await expect(dialog.getByLabel('Horário de deitar')).toHaveValue('22:00');
  await expect(dialog.getByLabel('Horário de acordar')).toHaveValue('07:00');
  await expect(dialog.getByText('Cerca de 9 h na cama')).toBeVisible();
  await dialog.getByLabel('Horário de deitar').fill('23:30');
  await expect(dialog.getByText('Cerca de 7 h 30 min na cama')).toBeVisible();
  await dialog.getByLabel('Qualidade do sono').fill('8,5');
  await dialog.getByRole('button', { name: 'Salvar registro' }).click();
  await expectSuccess(page, ADDED);
  const main = page.getByRole('main');
  await expect(main.getByText('Excelente').first()).toBeVisible();

  const options = main.getByRole('button', { name: /^Opções da noite/ });
  await options.click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('dialog').getByLabel('Qualidade do sono').fill('5');
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(main.getByText('Excelente')).toHaveCount(0);
  await expect(main.getByText(/deixar o celular e a TV/)).toBeVisible();

  await options.click();
  await page.getByRole('menuitem', { name: 'Apagar' }).click();
  await expect(options).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(options).toHaveCount(1);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(widget.getByText(/\(1 noite\)/)).toBeVisible();
});

test('a double click on the button makes one night', async ({ page }) => {
  await startSignedIn(page, '/sleep');
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: 'Salvar registro' }).dblclick();
  await expectSuccess(page, ADDED);
  await expect(dialog).toBeHidden();
  expect(await countNights(page)).toBe(1);
});

test('a reply that is lost on its way and a second try make one night', async ({ page, expectedProblems }) => {
  expectedProblems.push(/sleep-records net::ERR_FAILED/, /ERR_FAILED/);
  await startSignedIn(page, '/sleep');
  await waitForToaster(page);
  const dialog = await openDialog(page);
  let lost = 0;
  await page.route('**/api/sleep-records', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  const save = dialog.getByRole('button', { name: 'Salvar registro' });
  await save.click();
  await expectFailure(page, NOT_ADDED);
  await save.click();
  await expectSuccess(page, ADDED);
  expect(lost).toBe(1);
  expect(await countNights(page)).toBe(1);
});

for (const { name, viewport, colorScheme } of [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('the filled page and its dialog have no sideways scroll and nothing for axe', async ({ page }) => {
      await startSignedIn(page, '/account');
      const token = await page.evaluate(() => localStorage.getItem('token'));
      for (let daysAgo = 12; daysAgo > 0; daysAgo -= 1) {
        const day = (offset: number) =>
          new Date(Date.now() - (daysAgo + offset) * 86_400_000).toISOString().slice(0, 10);
        const answer = await page.request.post('/api/sleep-records', {
          headers: { authorization: `Bearer ${token}` },
          data: {
            sleepDate: day(0),
            bedTime: `${day(1)}T22:30`,
            wakeTime: `${day(0)}T0${6 + (daysAgo % 2)}:20`,
            fallAsleepTime: 10 + daysAgo,
            nightWakings: daysAgo % 3,
            sleepQuality: String(5 + (daysAgo % 5)),
            notes: daysAgo === 3 ? 'Acordei com calor.' : null,
          },
        });
        expect(answer.status()).toBe(201);
      }
      await page.goto('/sleep');
      await expect(page.getByRole('button', { name: /^Ver as 12 noites/ })).toBeVisible();
      expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      await openDialog(page);
      expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
      expect(await findAccessibilityProblems(page)).toEqual([]);
    });
  });
}
