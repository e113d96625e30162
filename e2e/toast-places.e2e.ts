import type { Locator, Page } from '@playwright/test';
import { waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { waitForToaster } from './support/toasts.ts';

const toastOf = (page: Page) => page.locator('[aria-label="Notificações (F8)"] li');

/** A toast waits while the window is not looked at. */
const holdToast = async (page: Page): Promise<void> => {
  await expect(toastOf(page)).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
};

const rectOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().toJSON());

/** The toast that is there lies over none of them, and each can be pressed where it is. */
const expectFree = async (page: Page, places: readonly Locator[], controls: readonly Locator[]) => {
  for (const place of places)
    await expect
      .poll(async () => {
        const [toast, rect] = await Promise.all([rectOf(toastOf(page)), rectOf(place)]);
        const isBeside = toast.right <= rect.left || toast.left >= rect.right;
        return isBeside || toast.bottom <= rect.top || toast.top >= rect.bottom;
      }, String(place))
      .toBe(true);
  for (const control of controls) await control.click({ trial: true });
  await expect(toastOf(page)).toBeVisible();
};

const screens = [
  { width: 360, height: 740 },
  { width: 360, height: 500 },
  { width: 1280, height: 800 },
  { width: 1280, height: 600 },
] as const;

for (const viewport of screens)
  test.describe(`${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('a toast lies over no bar and not over the form of a measurement', async ({ page }) => {
      await startSignedIn(page, '/dashboard');
      await waitForToaster(page);
      await page.getByRole('button', { name: 'Gerar Recomendações' }).click();
      await holdToast(page);
      const bars = viewport.width < 761 ? ['banner', 'navigation'] : ['complementary'];
      const roles = bars as ('banner' | 'navigation' | 'complementary')[];
      const open = roles.map((role) => page.getByRole(role).locator('visible=true').first());
      await expectFree(page, open, [
        page.getByRole('button', { name: 'Sair' }).locator('visible=true').first(),
      ]);

      await page.getByRole('main').getByRole('button', { name: 'Nova medição' }).click();
      const form = page.getByRole('dialog', { name: 'Nova medição' });
      const save = form.getByRole('button', { name: 'Salvar medição' });
      await expectFree(page, [form], [save, form.getByRole('button', { name: 'Fechar' })]);
    });

    test('a toast lies over nothing of the guided session', async ({ page }) => {
      await startSignedIn(page, '/account');
      await (await ownApi(page)).post('/api/exercise-program/generate', {});
      await page.goto('/exercises');
      await waitForToaster(page);
      await page.getByRole('button', { name: 'Iniciar Próximo Exercício' }).click();
      await holdToast(page);
      await page.getByRole('button', { name: 'Iniciar Sessão de Exercícios' }).click();
      const session = page.getByRole('dialog');
      await expectFree(page, [session], [session.getByRole('button', { name: 'Fechar' })]);
    });

    test('a toast lies neither over what was not saved of the profile nor over a telephone of the chat', async ({
      page,
      context,
      expectedProblems,
    }) => {
      expectedProblems.push(/ERR_INTERNET_DISCONNECTED/, /chat\/message/, /Failed to load resource/);
      await startSignedIn(page, '/profile');
      await waitForToaster(page);
      await page.getByRole('button', { name: 'Editar Perfil' }).click();
      const height = page.getByLabel(/^Altura/);
      await height.fill('162');
      const save = page.getByRole('button', { name: 'Salvar Perfil' });
      await context.setOffline(true);
      await save.click();
      await holdToast(page);
      // The banner of the lost connection pushed it down: back to what was being filled in.
      await height.evaluate((field) => field.scrollIntoView({ block: 'center' }));
      await expectFree(page, [save], [save]);
      await context.setOffline(false);

      await page.goto('/chat');
      await waitUntilLoaded(page);
      await waitForToaster(page);
      await page.route('**/api/chat/message', (route) => route.abort());
      const field = page.getByRole('textbox', { name: 'Sua mensagem' });
      await field.fill('Oi, Vida');
      await field.press('Enter');
      await holdToast(page);
      const phones = page.getByRole('main').locator('a[href^="tel:"]');
      await expectFree(page, [...(await phones.all()), field], [...(await phones.all()), field]);
    });
  });
