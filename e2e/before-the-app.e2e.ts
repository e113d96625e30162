import type { Page } from '@playwright/test';
import { fillRegistration, newPerson } from './support/people.ts';
import { expect, test } from './support/test.ts';

const APP = /\/assets\/index-[^/]+\.js$/;

/** Keeps the app from arriving until it is let go. */
const holdApp = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** The page as it stays: what it draws may come a moment after it was fetched. */
const takeStill = async (page: Page): Promise<Buffer> => {
  let still = await page.screenshot();
  await expect
    .poll(async () => {
      const before = still;
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      still = await page.screenshot();
      return still.equals(before);
    })
    .toBe(true);
  return still;
};

const expectApp = (page: Page) => expect(page.locator('#prerendered')).toHaveCount(0);

test('signs in with what was typed and sent before the app was there', async ({ page }) => {
  const person = newPerson();
  expect((await page.request.post('/api/register', { data: person })).ok()).toBe(true);
  const letGo = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Entrar' })).toHaveAttribute('aria-busy', 'true');
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Olá, Lúcia' })).toBeVisible();
});

test('creates the account that was filled in and sent before the app was there', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await fillRegistration(page, newPerson());
  await page.getByRole('button', { name: 'Criar conta' }).click();
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil de Saúde' })).toBeVisible();
});

test('goes on where somebody was when the app came', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('lucia@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).pressSequentially('giral');
  await page.keyboard.press('ArrowLeft');
  letGo();
  await expectApp(page);
  await expect(page.getByLabel('E-mail')).toHaveValue('lucia@exemplo.com');
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type('sso');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('girassol');
});

test('leads who forgot the password on without waiting for the app', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  letGo();
  await expect(page.getByRole('heading', { level: 1, name: 'Esqueci minha senha' })).toBeVisible();
  await expect(page.getByText('npm run user:reset -- seu@email')).toBeVisible();
});

test('says what is missing in words of its own, also for who was faster than the app', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill('lucia');
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  letGo();
  await expectApp(page);
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription('Precisa ser preenchido.');
  await expect(page.getByLabel('E-mail')).toHaveValue('lucia');
});

test('opens the help of the landing page, whose app comes only then', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#prerendered')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir a ajuda' }).click();
  await expectApp(page);
  await expect(page.getByRole('button', { name: 'Fechar a ajuda' }).first()).toBeVisible();
});

for (const path of ['/login', '/register'])
  for (const width of [360, 1280])
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${path} looks the same when the app takes over at ${width} px, ${colorScheme}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const letGo = await holdApp(page);
        const drawing = page.waitForEvent('requestfinished', (request) => request.url().includes('vida-moods'));
        await page.goto(path, { waitUntil: 'commit' });
        await drawing;
        await page.evaluate(() => document.fonts.ready);
        const before = await takeStill(page);
        letGo();
        await expectApp(page);
        expect((await takeStill(page)).equals(before)).toBe(true);
      });

test.describe('without a connection for the app', () => {
  test.use({ expectedProblems: [/ERR_FAILED/] });

  test('the form says so, keeps what was typed, and comes again when it is sent', async ({ page }) => {
    await page.route(APP, (route) => route.abort());
    await page.goto('/login');
    await page.getByLabel('E-mail').fill('lucia@exemplo.com');
    await expect(page.getByText('Erro de conexão. Tente novamente.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue('lucia@exemplo.com');
    await page.unroute(APP);
    await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
    await expectApp(page);
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
});
