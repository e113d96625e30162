import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { newPerson, signInThroughForm, startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const unauthorized = /console: .*status of (401|403)/;

/** As a draft waits in this browser (web/src/lib/device-drafts.ts). */
const keepSomething = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('vida-drafts', 1);
        request.onupgradeneeded = () => request.result.createObjectStore('drafts').put('texto', 'pessoa/lugar');
        request.onsuccess = () => {
          request.result.close();
          done();
        };
      }),
  );

test('everything goes out as a file, and then the account goes for good', async ({ page, expectedProblems }) => {
  expectedProblems.push(unauthorized);
  const person = await startSignedIn(page, '/account', { ...newPerson(), firstName: 'Canária' });
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const headers = { authorization: `Bearer ${token}` };
  const note = `anotação ${person.username}`;
  const stored = await page.request.post('/api/health-metrics', {
    headers,
    data: { metricType: 'glucose', value: 104, notes: note },
  });
  expect(stored.status()).toBe(201);

  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: /JSON/ }).click();
  const download = await arriving;
  expect(download.suggestedFilename()).toMatch(/^vida-dados-\d{4}-\d\d-\d\d\.json$/);
  const content = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(content.healthMetrics).toMatchObject([{ value: 104, notes: note }]);
  expect(content.account.email).toBe(person.email);

  await keepSomething(page);
  await page.getByRole('button', { name: 'Excluir minha conta' }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Sua senha').fill('outra senha qualquer');
  await dialog.getByRole('button', { name: 'Excluir tudo' }).click();
  await expect(dialog.getByText('A senha não confere. A conta não foi excluída.')).toBeVisible();
  await dialog.getByLabel('Sua senha').fill(person.password);
  await dialog.getByRole('button', { name: 'Excluir tudo' }).click();
  await expect(page.getByText('Sua conta foi excluída.')).toBeVisible();
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  expect((await page.request.get('/api/notifications', { headers })).status()).toBe(401);

  await page.goto('/login');
  await signInThroughForm(page, person);
  await expect(page.getByText('Erro no login', { exact: true })).toBeVisible();
  const again = await page.request.post('/api/register', { data: person });
  expect(again.status()).toBe(201);
});

test('another device is listed, signed out from here, and has to sign in again', async ({
  page,
  otherContext,
  expectedProblems,
}) => {
  expectedProblems.push(unauthorized);
  const person = await startSignedIn(page, '/account');
  const other = await otherContext.newPage();
  await other.goto('/login');
  await signInThroughForm(other, person);
  await expect(other.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Este aparelho', { exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Encerrar/ })
    .click();
  await expect(page.getByText('A sua conta está aberta só neste aparelho.')).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
});

test('flags set by hand open no panel, and no script holds its password', async ({ page, expectedProblems }) => {
  expectedProblems.push(unauthorized);
  await startSignedIn(page, '/account');
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, isAdmin: true }));
    sessionStorage.setItem('adminGate', 'open');
  });
  const refused = page.waitForResponse((response) => response.url().includes('/api/admin/'));
  await page.goto('/admin');
  expect((await refused).status()).toBe(403);
  await expect(page.getByRole('button', { name: /^Criar prompt/ })).toHaveCount(0);

  const assets = resolve(import.meta.dirname, '../web/dist/assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const texts = await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')));
  for (const secret of [process.env.VIDA_GATE_PASSWORD, process.env.VIDA_ADMIN_PASSWORD]) {
    expect(secret).toBeTruthy();
    expect(texts.filter((text) => text.includes(secret ?? ''))).toEqual([]);
  }
});

test('the privacy text is open to visitors and to who is signed in', async ({ page }) => {
  await page.goto('/privacidade');
  await expect(page.getByRole('heading', { level: 1, name: /[Pp]rivacidade/ })).toBeVisible();
  await expect(page.getByText('LGPD').first()).toBeVisible();
  await startSignedIn(page, '/privacidade');
  await expect(page.getByRole('heading', { level: 1, name: /[Pp]rivacidade/ })).toBeVisible();
});

test('a new password leaves this browser signed in, in every tab, and nobody else; a new e-mail too', async ({
  page,
  otherContext,
  expectedProblems,
}) => {
  expectedProblems.push(unauthorized, /console: .*status of 400/);
  const person = await startSignedIn(page, '/account');
  const tab = await page.context().newPage();
  await tab.goto('/account');
  await expect(tab.getByRole('region', { name: 'Onde você entrou' })).toBeVisible();
  const other = await otherContext.newPage();
  await other.goto('/login');
  await signInThroughForm(other, person);
  await expect(other).toHaveURL(/\/dashboard$/);
  const tokenOf = (of: typeof page) => of.evaluate(() => localStorage.getItem('token'));
  const before = await tokenOf(page);

  const password = page.getByRole('region', { name: 'Trocar senha' });
  await password.getByLabel('Senha atual').fill(person.password);
  await password.getByLabel('Nova senha').fill('Palmeiras@1914');
  await password.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(password.getByText(/^Senha é feita de palavras/)).toBeVisible();
  await password.getByLabel('Nova senha').fill('ipê roxo na serra');
  await password.getByRole('button', { name: 'Trocar senha' }).click();
  await expect(page.getByText('Senha trocada. As outras sessões foram encerradas.', { exact: true })).toBeVisible();
  expect(await tokenOf(page)).not.toBe(before);
  const old = await page.request.get('/api/account/sessions', {
    headers: { authorization: `Bearer ${before}` },
  });
  expect(old.status()).toBe(401);
  // The other browser hears of it by itself.
  await expect(other).toHaveURL(/\/login/);

  const email = tab.getByRole('region', { name: 'Trocar e-mail' });
  await email.getByLabel('Novo e-mail').fill(`nova.${person.email}`);
  await email.getByLabel('Sua senha, para confirmar').fill('ipê roxo na serra');
  await email.getByRole('button', { name: 'Trocar e-mail' }).click();
  await expect(tab.getByText('E-mail trocado. As outras sessões foram encerradas.', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Seus dados' })).toContainText(`nova.${person.email}`);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await expect(page.getByText('Seu e-mail de entrada foi mudado')).toBeVisible();
  await tab.close();
});
