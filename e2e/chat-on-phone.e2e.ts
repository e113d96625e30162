import type { Locator, Page } from '@playwright/test';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** A phone, and what an open keyboard leaves of it. */
const screens = [
  { name: '360 × 740', viewport: { width: 360, height: 740 } },
  { name: '360 × 400', viewport: { width: 360, height: 400 } },
] as const;

const emergencies = [
  { of: 'the heart', message: 'tô com dor forte no peito', phones: ['192'] },
  { of: 'the brain', message: 'minha mãe ficou com a boca torta e não mexe o braço', phones: ['192'] },
  { of: 'low glucose', message: 'minha glicose tá 38 e tô quase desmaiando', phones: ['192'] },
  { of: 'breath', message: 'meu pai não está respirando', phones: ['192'] },
  { of: 'an overdose', message: 'tomei a cartela inteira de remédio pra morrer', phones: ['192', '188'] },
  { of: 'the wish to die', message: 'quero me matar hoje', phones: ['188', '192'] },
] as const;

const messagesOf = (page: Page) => page.getByRole('region', { name: 'Mensagens' });

/** A finger can reach one of `links` as the screen is now: it is whole inside it, and nothing lies over it. */
const expectTappable = async (links: Locator): Promise<void> => {
  const canBeTapped = () =>
    links.evaluateAll((all) =>
      all.some((link) => {
        const { left, top, right, bottom } = link.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return isInside && met !== null && link.contains(met);
      }),
    );
  await expect.poll(canBeTapped, String(links)).toBe(true);
};

/** The names of everything that scrolls up and down, the page itself included. */
const scrollBoxes = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('html, body, main, main *')]
      .filter((element) => element.scrollHeight > element.clientHeight + 1)
      .filter((element) => element.matches('html') || /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map((element) => element.getAttribute('aria-label') ?? element.tagName),
  );

const ask = async (page: Page, message: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: 'Sua mensagem' });
  await field.fill(message);
  await field.press('Enter');
  await expect(messagesOf(page).getByRole('alert').last()).toBeVisible();
};

for (const { of, message, phones } of emergencies)
  test(`an emergency of ${of} has its telephones under the finger, without scrolling`, async ({ page }) => {
    await page.setViewportSize(screens[0].viewport);
    await startSignedIn(page, '/chat');
    await ask(page, message);
    for (const { viewport } of screens) {
      await page.setViewportSize(viewport);
      for (const phone of phones) await expectTappable(page.locator(`a[href="tel:${phone}"]`));
      const call = page.getByRole('link', { name: `Ligar ${phones[0]}` });
      await expectTappable(call);
      expect(await scrollBoxes(page)).toEqual(['Mensagens']);
      // What leads to the end stands under the steps and not over them.
      const toEnd = page.getByRole('button', { name: 'Ir para o fim' });
      const box = await messagesOf(page).boundingBox();
      for (const button of await toEnd.all())
        expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
      expect(await sidewaysPixels(page)).toBe(0);
      expect(await findAccessibilityProblems(page)).toEqual([]);
    }
  });

for (const { name, viewport } of screens) {
  test.describe(name, () => {
    test.use({ viewport });

    test('one writes and calls at once, and finds the rest a press away', async ({ page }) => {
      await startSignedIn(page, '/chat');
      await waitUntilLoaded(page);
      await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeInViewport({ ratio: 1 });
      for (const phone of ['192', '188']) await expectTappable(page.locator(`a[href="tel:${phone}"]`));
      await page.getByRole('button', { name: 'Mais opções do chat' }).click();
      const more = page.getByRole('dialog', { name: 'Mais opções' });
      await expect(more.getByRole('button', { name: 'Cuidar da saúde mental' })).toBeVisible();
      await more.getByRole('button', { name: 'O que vou comer hoje?' }).click();
      await expect(more).toBeHidden();
      await expect(messagesOf(page).getByText('O que vou comer hoje?', { exact: true })).toBeVisible();
      await page.getByRole('link', { name: 'Início' }).click();
      await expect(page.getByRole('navigation', { name: 'Atalhos' })).toBeVisible();
    });
  });
}

test('the telephones stay while one talks on, until they are put away', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await startSignedIn(page, '/chat');
  await ask(page, 'tô com dor forte no peito');
  const field = page.getByRole('textbox', { name: 'Sua mensagem' });
  await field.fill('O que é glicose?');
  await field.press('Enter');
  await expect(messagesOf(page).getByText('O que é glicose?', { exact: true })).toBeVisible();
  await waitUntilLoaded(page);
  const call = page.getByRole('link', { name: 'Ligar 192' });
  await expectTappable(call);
  await page.getByRole('button', { name: 'Fechar os telefones' }).click();
  await expect(call).toHaveCount(0);
  await expect(messagesOf(page).getByRole('button', { name: 'Mostrar aviso de emergência' })).toBeAttached();
});

test('the dashboard’s conversation has them too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await startSignedIn(page, '/dashboard');
  await page.getByRole('navigation', { name: 'Atalhos' }).getByRole('button', { name: 'Chat' }).click();
  await expect(page.getByRole('dialog', { name: /Conversa com a Vida/ })).toBeVisible();
  await ask(page, 'tô com dor forte no peito');
  await expectTappable(page.getByRole('link', { name: 'Ligar 192' }));
});

test('the place to write is on the first screen of a small computer too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await startSignedIn(page, '/chat');
  await waitUntilLoaded(page);
  await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toBeInViewport({ ratio: 1 });
});
