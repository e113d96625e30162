import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { codeAt } from '../server/src/features/second-factor/testing/authenticator-app-fixture.ts';
import { ADMINISTRATORS_PASSWORD, openAdministration } from './support/administrator.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { type Person, signInThroughForm, startSignedIn } from './support/people.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { expect, test } from './support/test.ts';
import { expectSuccess } from './support/toasts.ts';

/** The administrator of every other journey goes without. */
const withOwnServer = test.extend<{ server: RunningServer }>({
  server: async ({ locale: _ }, use) => {
    const server = await startServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  origin: async ({ server }, use) => use(server.url),
});

const refused = /console: .*status of (401|403)/;
const STEP_MS = 30_000;

/** The code of now; `later` steps ahead of it: the step after now is taken too, so that no test waits for it. */
const codeOf = (secret: string, later = 0) => codeAt(secret, new Date(Date.now() + later * STEP_MS));

const inspect = async (page: Page): Promise<void> => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysPixels(page), `${width}`).toBe(0);
    expect(await findAccessibilityProblems(page), `${width}`).toEqual([]);
  }
};

const card = (page: Page) => page.getByRole('region', { name: 'Verificação em duas etapas' });

const confirmPassword = async (page: Page, password: string): Promise<void> => {
  await page.getByRole('dialog').getByLabel('Sua senha').fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar' }).click();
};

/** Reads the recovery codes off the screen, and closes them as kept. */
const keepCodes = async (page: Page): Promise<string[]> => {
  const dialog = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allTextContents();
  await dialog.getByLabel('Guardei meus códigos').check();
  await dialog.getByRole('button', { name: 'Concluir' }).click();
  await expect(card(page).getByText('Ligada', { exact: true })).toBeVisible();
  return codes;
};

/** Sets an app up on the account page, as far as its first code; answers its secret. */
const readSecret = async (page: Page, password: string): Promise<string> => {
  await card(page).getByRole('button', { name: 'Configurar aplicativo' }).click();
  await confirmPassword(page, password);
  const dialog = page.getByRole('dialog', { name: 'Configurar o aplicativo de códigos' });
  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  return (await dialog.locator('code').innerText()).replaceAll(' ', '');
};

const turnOn = async (page: Page, password: string) => {
  const secret = await readSecret(page, password);
  await page.getByLabel('Código do aplicativo').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Ligar' }).click();
  return { secret, codes: await keepCodes(page) };
};

const signOutAndTypePassword = async (page: Page, person: Person): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await signInThroughForm(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme que é você');
};

test('an app is set up on the account page, and signing in asks for its code', async ({ page, expectedProblems }) => {
  expectedProblems.push(refused);
  const person = await startSignedIn(page, '/account');
  await waitUntilLoaded(page);
  await inspect(page);
  const secret = await readSecret(page, person.password);
  await inspect(page);
  await page.getByLabel('Código do aplicativo').fill('000 000');
  await page.getByRole('button', { name: 'Ligar' }).click();
  await expect(page.getByText(/^O código não confere\. Confira se o relógio/)).toBeVisible();
  const code = codeOf(secret);
  await page.getByLabel('Código do aplicativo').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Ligar' }).click();

  const codes = page.getByRole('dialog', { name: 'Guarde os códigos de recuperação' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await inspect(page);
  await page.keyboard.press('Escape');
  await codes.getByRole('button', { name: 'Concluir' }).click();
  await expect(codes.getByRole('alert')).toHaveText(/^Antes de fechar/);
  const downloading = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Baixar' }).click();
  expect((await downloading).suggestedFilename()).toBe('vida-codigos-de-recuperacao.txt');
  await keepCodes(page);
  await inspect(page);

  await signOutAndTypePassword(page, person);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  const field = page.getByLabel('Código do aplicativo');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(field).toHaveAttribute('inputmode', 'numeric');
  await inspect(page);
  await field.fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Este código já foi usado/)).toBeVisible();
  await field.fill(codeOf(secret, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
});

test('without the phone a recovery code opens, and without either whoever runs Vida turns it off', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(refused);
  const person = await startSignedIn(page, '/account');
  const { codes } = await turnOn(page, person.password);
  await signOutAndTypePassword(page, person);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  await page.getByLabel('Código de recuperação').fill(codes[0]?.toUpperCase() ?? '');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
  await page.goto('/account');
  await expect(card(page).getByText('Restam 9 códigos sem usar.')).toBeVisible();

  const command = resolve(import.meta.dirname, '../server/src/commands/user-second-factor-off.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [command, person.email], {
    env: { ...process.env, DATA_DIR: process.env.VIDA_DATA_DIR },
  });
  expect(stdout).toContain('A verificação em duas etapas foi desligada');
  await expect(page).toHaveURL(/\/login/);
  await signInThroughForm(page, person);
  await expect(card(page).getByText('Desligada', { exact: true })).toBeVisible();
});

withOwnServer('the panel recommends it, and asks for it once it is on', async ({ page, server, expectedProblems }) => {
  expectedProblems.push(refused);
  await openAdministration(page, server);
  const advice = page.getByText('Proteja o painel com uma segunda etapa');
  await expect(advice).toBeVisible();
  await waitUntilLoaded(page);
  await inspect(page);
  await page.getByRole('link', { name: 'Ver como ligar' }).click();
  const { secret } = await turnOn(page, ADMINISTRATORS_PASSWORD);

  await page.goto('/admin');
  await page.getByRole('textbox', { name: 'Senha administrativa' }).fill(server.gatePassword);
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Confirme que é você' })).toBeVisible();
  await inspect(page);
  await page.getByLabel('Código do aplicativo').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  await expectSuccess(page, 'Acesso administrativo concedido!');
  await expect(page.getByRole('tab', { name: 'Prompts' })).toBeVisible();
  await expect(advice).toBeHidden();
});

test('a passkey signs in, after the password', async ({ page, expectedProblems }) => {
  expectedProblems.push(refused);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const person = await startSignedIn(page, '/account');
  await card(page).getByRole('button', { name: 'Adicionar chave de acesso' }).click();
  await confirmPassword(page, person.password);
  await page.getByLabel('Nome da chave').fill('Computador de casa');
  await page.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await keepCodes(page);
  await expect(card(page).getByText('Computador de casa')).toBeVisible();
  await expect(card(page).getByText(/ainda não usada$/)).toBeVisible();
  await inspect(page);

  await signOutAndTypePassword(page, person);
  await inspect(page);
  await page.getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
  await page.goto('/account');
  await expect(card(page).getByText(/último uso: /)).toBeVisible();
  await card(page).getByRole('button', { name: 'Desligar' }).click();
  await page.getByRole('dialog').getByLabel('Sua senha').fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Desligar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Usar chave de acesso' }).click();
  await expect(card(page).getByText('Desligada', { exact: true })).toBeVisible();
});
