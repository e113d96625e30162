import type { APIRequestContext, Page } from '@playwright/test';
import { metricDefinitions } from '@vida/contract/measurements/metric-definitions.ts';
import { makeSensorReadings, toLibreViewFile } from '../server/src/demo/libreview-file.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { newPerson, registerThroughForm, signInThroughForm, startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 360, height: 740 } as const;

/** Typed in one after the other; worked out by hand: mean 139,5, half of them from 70 to 180. */
const tenPricks = [
  [48, 'Madrugada'],
  [62, 'Madrugada'],
  [75, 'Jejum'],
  [95, 'Jejum'],
  [110, 'Jejum'],
  [132, 'Antes de comer'],
  [158, 'Depois de comer'],
  [185, 'Depois de comer'],
  [240, 'Depois de comer'],
  [290, 'Ao deitar'],
] as const;

const typeIn = async (page: Page, value: number, moment: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Glicose' }).fill(String(value));
  await page.getByRole('radio', { name: moment }).check();
  await page.getByRole('button', { name: 'Salvar medição' }).click();
  // What asks for something stands in the form's place until it was read.
  if (value < 70 || value > 250) await page.getByRole('button', { name: 'Registrar outra' }).click();
  await expect(page.getByRole('textbox', { name: 'Glicose' })).toHaveValue('');
};

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('ten finger-pricks typed in: figures right, tips that quote them, out and in again', async ({ page }) => {
    const person = newPerson();
    await page.goto('/register');
    await registerThroughForm(page, person);
    await page.getByRole('link', { name: 'Medir' }).click();
    for (const [value, moment] of tenPricks) await typeIn(page, value, moment);

    const main = page.getByRole('main');
    const checkFigures = async () => {
      await expect(main.getByText('50% das medições', { exact: false }).first()).toBeVisible();
      await expect(main.getByText(/^140/).first()).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Por momento do dia' })).toBeVisible();
      await expect(main.getByRole('definition').filter({ hasText: '2 de 3' }).first()).toBeVisible();
    };
    await checkFigures();

    await page.getByRole('link', { name: 'Início', exact: true }).click();
    await page.getByRole('button', { name: /^Gerar/ }).click();
    await expect(page.getByText(/290 mg\/dL/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Sair' }).first().click();
    await page.getByRole('link', { name: 'Entrar' }).first().click();
    await signInThroughForm(page, person);
    await expect(page.getByText(/290 mg\/dL/).first()).toBeVisible();
    await page.getByRole('link', { name: 'Medições' }).click();
    await checkFigures();
  });
});

const JUST_NOW_MS = 3_600_000;

/** A person with readings of every type, and a week of a sensor. */
const startWithReadings = async (page: Page, path: string): Promise<void> => {
  await startSignedIn(page, '/account');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const request: APIRequestContext = page.request;
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - JUST_NOW_MS).toISOString();
  const readings = [0, 1, 2, 3].flatMap((day) => [
    {
      metricType: 'glucose',
      kind: 'capillary',
      value: 96 + day * 40,
      context: 'jejum',
      measuredAt: daysAgo(day),
    },
    {
      metricType: 'blood_pressure',
      value: 128 + day,
      diastolic: 82,
      measuredAt: daysAgo(day),
      notes: 'sentada',
    },
    { metricType: 'heart_rate', value: 70 + day, measuredAt: daysAgo(day) },
    { metricType: 'weight', value: 82.4 - day / 10, measuredAt: daysAgo(day * 7) },
    { metricType: 'waist', value: 96 + day, measuredAt: daysAgo(day * 30) },
    { metricType: 'hba1c', kind: 'laboratory', value: 7.2, measuredAt: daysAgo(10 + day * 90) },
  ]);
  expect((await request.post('/api/health-metrics', { headers, data: readings })).status()).toBe(201);
  const file = toLibreViewFile(makeSensorReadings(7));
  const imported = await request.post('/api/health-metrics/import', {
    headers: { ...headers, 'content-type': 'text/csv' },
    data: file,
  });
  expect(imported.status()).toBe(200);
  await page.goto(path);
};

const tabs = Object.values(metricDefinitions).map(({ slug }) => slug);

for (const { name, viewport, colorScheme } of [
  { name: 'phone, light', viewport: phone, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('every type full of readings has no sideways scroll and nothing for axe', async ({ page }) => {
      await startWithReadings(page, '/dashboard');
      for (const path of ['/dashboard', ...tabs.map((tab) => `/measurements?tipo=${tab}`)]) {
        await page.goto(path);
        await waitUntilLoaded(page);
        if (path !== '/dashboard') await expect(page.getByRole('table').first()).toBeAttached();
        expect(await sidewaysPixels(page), path).toBeLessThanOrEqual(0);
        expect(await findAccessibilityProblems(page), path).toEqual([]);
      }
    });
  });
}

test('pressure as people say it, changed, taken back, deleted, and given back', async ({ page }) => {
  await startSignedIn(page, '/dashboard');
  await page.getByRole('button', { name: 'Nova medição' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Pressão', { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Máxima' }).pressSequentially('12x8');
  await dialog.getByRole('button', { name: 'Salvar medição' }).click();
  const question = page.getByRole('alertdialog', { name: 'Você quis dizer 120 por 80 mmHg?' });
  await question.getByRole('button', { name: 'Está certo, salvar' }).click();
  await expect(page.getByText('Medição salva.').first()).toBeVisible();

  await page.goto('/measurements?tipo=pressao');
  const row = page.getByRole('row', { name: /120/ });
  const openMenu = (item: string) => async () => {
    await page
      .getByRole('button', { name: /^Opções da medição/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await openMenu('Editar')();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Máxima' }).fill('134');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(page.getByRole('row', { name: /134/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(row.first()).toBeVisible();
  await openMenu('Apagar')();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).first().click();
  await expect(row.first()).toBeVisible();
});

test('a file dropped on the page says what it holds before anything is stored', async ({ page }) => {
  await startSignedIn(page, '/measurements');
  const text = ['time,gl', '2026-11-20 08:00:00,112', '2026-11-20 08:05:00,quatro', '2026-11-20 08:10:00,118', ''];
  const transfer = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'leituras.csv', { type: 'text/csv' }));
    return data;
  }, text.join('\n'));
  await page.getByRole('heading', { level: 1 }).dispatchEvent('drop', { dataTransfer: transfer });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/linha 3/i).first()).toBeVisible();
  await dialog.getByRole('button', { name: /^Importar/ }).click();
  await expect(page.getByText('Sucesso!', { exact: true })).toBeVisible();
});

test('90 days of a five-minute sensor: the curve by keyboard, and the same as a table', async ({ page }) => {
  await startSignedIn(page, '/account');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const readings = makeSensorReadings(90, new Date(), 5);
  const imported = await page.request.post('/api/health-metrics/import', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/csv' },
    data: toLibreViewFile(readings),
  });
  expect(((await imported.json()) as { imported: number }).imported).toBe(readings.length);

  await page.goto('/measurements');
  await page.getByRole('group', { name: 'Período' }).getByText('90', { exact: true }).click();
  const curve = page.getByRole('slider', { name: /últimos 90 dias/ });
  // Today is one of the 90 days, and the sensor's file ends yesterday.
  await expect(curve).toHaveAttribute('aria-valuemax', String((89 * 24 * 60) / 5));
  await curve.focus();
  const newest = await curve.getAttribute('aria-valuetext');
  // The first press begins at the newest reading.
  await curve.press('ArrowLeft');
  await curve.press('ArrowLeft');
  await expect(curve).not.toHaveAttribute('aria-valuetext', newest ?? '');
  await curve.press('Home');
  await expect(curve).toHaveAttribute('aria-valuenow', (await curve.getAttribute('aria-valuemin')) ?? '');
  await curve.press('End');
  await expect(curve).toHaveAttribute('aria-valuetext', newest ?? '');

  await page.getByRole('button', { name: 'Ver em tabela' }).click();
  const shown = page.getByRole('region', { name: 'Últimos 90 dias' }).getByRole('table');
  const last = readings.at(-1);
  await expect(shown.getByRole('row').nth(1)).toContainText(`${last?.glucoseMgDl} mg/dL`);
});
