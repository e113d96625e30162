import type { Page } from '@playwright/test';
import { closeWithEscape } from './support/dialogs.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { signedInPages } from './support/pages.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const screens = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

const expectWhole = async (page: Page): Promise<void> => {
  await waitUntilLoaded(page);
  expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
};

for (const { name, viewport, colorScheme } of screens)
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('every page has its heading, no sideways scroll, and nothing for axe', async ({ page }) => {
      // Thirteen pages, on a machine that may be busy.
      test.slow();
      await startSignedIn(page, '/account');
      for (const [path, heading] of signedInPages)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
          await expectWhole(page);
        });
    });

    test('a visitor’s pages have no sideways scroll and nothing for axe', async ({ page }) => {
      for (const path of ['/', '/login', '/register', '/community', '/privacidade'])
        await test.step(path, async () => {
          await page.goto(path);
          await expectWhole(page);
        });
    });
  });

test('the side bar lists the nine entries in order, then the glucose group, and each leads somewhere', async ({
  page,
}) => {
  await startSignedIn(page, '/dashboard');
  const navigation = page.getByRole('navigation', { name: 'Principal' });
  await expect(navigation.getByRole('link')).toHaveText([
    'Dashboard',
    'Perfil de Saúde',
    'Dicas IA Personalizadas',
    'Exercícios Adaptáveis',
    'Nutrição Personalizada',
    'Qualidade do Sono',
    'Comunidade',
    'Gestão de Substâncias e Jogos',
    'Chat & Orientação',
    'Medições',
  ]);
  for (const link of await navigation.getByRole('link').all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an unknown path is a 404 inside and the landing page outside', async ({ page }) => {
  await page.goto('/nao-existe');
  await expect(page.getByRole('link', { name: 'Começar Agora' }).first()).toBeVisible();
  await startSignedIn(page, '/nao-existe');
  await expect(page.getByText('404 Page Not Found', { exact: true })).toBeVisible();
});

test('signed-out /community asks to sign in', async ({ page }) => {
  await page.goto('/community');
  await expect(page.getByText('Faça login para acessar a comunidade.', { exact: true })).toBeVisible();
});

test('signed-in /login and /register say who is in', async ({ page }) => {
  await startSignedIn(page, '/login');
  await expect(page.getByText('Você já entrou como', { exact: false })).toBeVisible();
  await page.goto('/register');
  await expect(page.getByText('Você já entrou como', { exact: false })).toBeVisible();
});

test('the landing page is readable without JavaScript', async ({ browser, contextOptions }) => {
  const context = await browser.newContext({ ...contextOptions, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Depoimento ilustrativo')).toHaveCount(3);
  await context.close();
});

test('the bell shows the welcome once', async ({ page }) => {
  await startSignedIn(page, '/dashboard');
  await page
    .getByRole('button', { name: /1 não lid/ })
    .first()
    .click();
  await expect(page.getByText(/[Bb]oas-vindas/).first()).toBeVisible();
  await closeWithEscape(page);
  // The server has heard of it: a reload would cut the message off.
  await expect(page.getByRole('button', { name: /1 não lid/ })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: /^Notificações/ }).first()).toBeVisible();
  await waitUntilLoaded(page);
  await expect(page.getByRole('button', { name: /1 não lid/ })).toHaveCount(0);
});

test('offline shows a banner until the connection returns', async ({ page, context, expectedProblems }) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED/);
  await startSignedIn(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Você está sem internet.', { exact: false })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Você está sem internet.', { exact: false })).toBeHidden();
});

test('a page not yet loaded says so without a connection, keeps Vida, and comes with the connection', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/, /no connection/);
  await startSignedIn(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('navigation').getByRole('link', { name: 'Qualidade do Sono' }).first().click();
  await expect(page.getByRole('heading', { name: 'Não conseguimos abrir esta página' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Qualidade do Sono' })).toBeVisible();
});
