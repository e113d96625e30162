import type { Page } from '@playwright/test';
import { closeWithEscape } from './support/dialogs.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectFailure, expectSuccess, waitForToaster } from './support/toasts.ts';

const ADDED = 'Registro de substância adicionado com sucesso.';
const NOT_ADDED = 'Erro ao adicionar registro. Tente novamente.';

const headersOf = async (page: Page) => ({
  authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`,
});

const countRecords = async (page: Page): Promise<number> =>
  (await (await page.request.get('/api/substance-records', { headers: await headersOf(page) })).json()).length;

const openDialog = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Registrar uso' }).first().click();
  return page.getByRole('dialog', { name: 'Registrar uso' });
};

const card = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true }).first();

test('a decimal comma, a glass of wine and a cup add up beside their labels', async ({ page }) => {
  await startSignedIn(page, '/substances');
  await expect(card(page, 'Tabaco').getByText('Parou há 6 meses')).toBeVisible();
  const dialog = await openDialog(page);
  await dialog.getByRole('radio', { name: 'Álcool' }).check();
  await dialog.getByLabel('Quantidade').fill('1,5');
  await dialog.getByLabel('Unidade').selectOption('copos');
  await dialog.getByRole('radio', { name: 'Vinho' }).check();
  await dialog.getByRole('button', { name: 'Salvar registro' }).click();
  await expectSuccess(page, ADDED);
  await expect(card(page, 'Álcool').getByText('Moderado')).toBeVisible();
  await expect(card(page, 'Álcool').getByText(/2,1 doses/)).toBeVisible();
  await expect(card(page, 'Álcool').getByText('Hoje', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('region', { name: /Substâncias/ }).getByText('Moderado')).toBeVisible();
});

test('a double click makes one record; a lost reply and a second try make one more', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_FAILED/);
  await startSignedIn(page, '/substances');
  const dialog = await openDialog(page);
  await dialog.getByLabel('Quantidade').fill('1');
  const save = dialog.getByRole('button', { name: 'Salvar registro' });
  await save.dblclick();
  await expectSuccess(page, ADDED);
  await expect(dialog).toBeHidden();
  expect(await countRecords(page)).toBe(1);

  await waitForToaster(page);
  let lost = 0;
  await page.route('**/api/substance-records', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  await openDialog(page);
  await dialog.getByLabel('Quantidade').fill('2');
  await save.click();
  await expectFailure(page, NOT_ADDED);
  await save.click();
  await expectSuccess(page, ADDED);
  expect(lost).toBe(1);
  expect(await countRecords(page)).toBe(2);
});

test('a plan to stop smoking: days without, a wish that passes, a slip that keeps the history', async ({ page }) => {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(Date.now());
  // The wish takes ten minutes; at noon they cannot reach the next day.
  await page.clock.install({ time: `${today}T12:00-03:00` });
  await startSignedIn(page, '/substances');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Programa de Cessação' }).click();
  await main.getByRole('button', { name: 'Criar um plano' }).click();
  const form = page.getByRole('dialog', { name: 'Criar um plano' });
  await form.getByRole('radio', { name: 'Tabaco' }).check();
  await form.getByLabel('Quanto você costuma fumar por dia?').fill('10');
  const daysAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
  await form.getByLabel('Primeiro dia sem').fill(daysAgo(4));
  await form.getByLabel(/^Preço de 1/).fill('0,60');
  await form.getByRole('button', { name: 'Começar o plano' }).click();
  await expect(form).toBeHidden();
  const plan = main.getByRole('region', { name: /^Tabaco: / });
  await expect(plan.getByText('4 dias sem tabaco')).toBeVisible();
  await expect(plan.getByText(/R\$\s?24,00/)).toBeVisible();

  await plan.getByRole('button', { name: 'Estou com vontade' }).click();
  const timer = page.getByRole('dialog', { name: 'A vontade passa' });
  await expect(timer.getByRole('timer')).toHaveText('10:00');
  await page.clock.runFor('10:01');
  await expect(timer.getByText('Os 10 minutos passaram. Como você está?').first()).toBeAttached();
  await timer.getByRole('button', { name: 'Passou' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();
  await expect(plan.getByText('Vontades que passaram')).toBeVisible();

  const answer = await page.request.post('/api/substance-records', {
    headers: await headersOf(page),
    data: { substanceType: 'tobacco', amount: 1, unit: 'cigarros', recordedAt: `${daysAgo(1)}T12:00` },
  });
  expect(answer.status()).toBe(201);
  await page.reload();
  await expect(plan.getByText(/Um deslize não apaga o caminho/)).toBeVisible();
  await expect(plan.getByText(/R\$\s?23,40/)).toBeVisible();
});

for (const { name, viewport, colorScheme } of [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('the filled page and its dialogs have no sideways scroll and nothing for axe', async ({ page }) => {
      await startSignedIn(page, '/account');
      const headers = await headersOf(page);
      const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
      for (const data of [
        { substanceType: 'alcohol', amount: 2, unit: 'latas' },
        { substanceType: 'tobacco', amount: 1, unit: 'maços' },
        { substanceType: 'caffeine', amount: 160, unit: 'mg' },
        { substanceType: 'gaming', amount: 2, unit: 'sessões', sessionHours: 1.5, notes: 'Com meu filho.' },
      ])
        expect((await page.request.post('/api/substance-records', { headers, data })).status()).toBe(201);
      const plan = {
        substanceType: 'tobacco',
        kind: 'quit_date',
        quitDay: day,
        unit: 'cigarros',
        usualPerDay: 8,
      };
      expect((await page.request.post('/api/cessation-plans', { headers, data: plan })).status()).toBe(201);
      const inspect = async (what: string) => {
        await waitUntilLoaded(page);
        expect(await sidewaysPixels(page), what).toBeLessThanOrEqual(0);
        expect(await findAccessibilityProblems(page), what).toEqual([]);
      };
      await page.goto('/substances');
      await inspect('page');
      for (const button of ['Falar com Especialista', 'Material Educativo', 'Linha de Emergência']) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await inspect(button);
        await closeWithEscape(page);
      }
      for (const button of ['Registrar uso', 'Estou com vontade', 'Como foi hoje?']) {
        await page.getByRole('button', { name: button }).first().click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await inspect(button);
        await closeWithEscape(page);
      }
    });
  });
}
