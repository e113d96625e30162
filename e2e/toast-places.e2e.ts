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

/** Each also with the height that little is left of: an open keyboard, a small window. */
const places = [
  { name: 'a phone', width: 360, heights: [740, 500] },
  { name: 'a computer', width: 1280, heights: [800, 600] },
] as const;

for (const { name, width, heights } of places)
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height: heights[0] } });

    /** `expectFree`, at each height. */
    const expectFreeAtEach = async (page: Page, free: readonly Locator[], controls: readonly Locator[]) => {
      for (const height of [...heights.slice(1), heights[0]]) {
        await page.setViewportSize({ width, height });
        await expectFree(page, free, controls);
      }
    };

    test('a toast lies over no bar and not over the form of a measurement', async ({ page }) => {
      await startSignedIn(page, '/dashboard');
      await waitForToaster(page);
      await page.getByRole('button', { name: 'Gerar Recomendações' }).click();
      await holdToast(page);
      const bars = width < 761 ? ['banner', 'navigation'] : ['complementary'];
      const roles = bars as ('banner' | 'navigation' | 'complementary')[];
      const open = roles.map((role) => page.getByRole(role).locator('visible=true').first());
      await expectFreeAtEach(page, open, [page.getByRole('button', { name: 'Sair' }).locator('visible=true').first()]);

      await page.getByRole('main').getByRole('button', { name: 'Nova medição' }).click();
      const form = page.getByRole('dialog', { name: 'Nova medição' });
      const save = form.getByRole('button', { name: 'Salvar medição' });
      await expectFreeAtEach(page, [form], [save, form.getByRole('button', { name: 'Fechar' })]);
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
      await expectFreeAtEach(page, [session], [session.getByRole('button', { name: 'Fechar' })]);
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
      const heightField = page.getByLabel(/^Altura/);
      await heightField.fill('162');
      const save = page.getByRole('button', { name: 'Salvar Perfil' });
      await context.setOffline(true);
      await save.click();
      await holdToast(page);
      for (const height of [...heights.slice(1), heights[0]]) {
        await page.setViewportSize({ width, height });
        // The banner of the lost connection pushed it down: back to what was being filled in.
        await heightField.evaluate((field) => field.scrollIntoView({ block: 'center' }));
        await expectFree(page, [save], [save]);
      }
      await context.setOffline(false);

      await page.goto('/chat');
      await waitUntilLoaded(page);
      await waitForToaster(page);
      await page.route('**/api/chat/message', (route) => route.abort());
      const field = page.getByRole('textbox', { name: 'Sua mensagem' });
      await field.fill('Oi, Vida');
      await field.press('Enter');
      await holdToast(page);
      const phones = await page.getByRole('main').locator('a[href^="tel:"]').all();
      await expectFreeAtEach(page, [...phones, field], [...phones, field]);
    });
  });
