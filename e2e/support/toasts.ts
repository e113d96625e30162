import { expect, type Page } from '@playwright/test';

/** The one toast on screen says exactly this (spec section 8); a title of its own or the usual one. */
export const expectToast = async (page: Page, description: string, title?: string): Promise<void> => {
  // By element: an open dialog takes everything beside it out of the accessibility tree; the toast is announced apart.
  const toast = page.locator('li').filter({ has: page.getByText(description, { exact: true }) });
  await expect(toast).toBeVisible();
  if (title !== undefined) await expect(toast.getByText(title, { exact: true })).toBeVisible();
};

/** A success: 'Sucesso!' and what was done. */
export const expectSuccess = (page: Page, description: string): Promise<void> =>
  expectToast(page, description, 'Sucesso!');

/** A failure: 'Erro' and what to do. */
export const expectFailure = (page: Page, description: string): Promise<void> => expectToast(page, description, 'Erro');

/** Waits for the code that draws toasts, which comes some seconds after the page's: before the connection is cut. */
export const waitForToaster = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-label="Notificações (F8)"]')).toBeAttached();
};

/** Until the page has drawn what happened. */
export const waitUntilDrawn = async (page: Page): Promise<void> => {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
};

/** No failure is told by a toast: none has appeared by the time at which the page has drawn what happened. */
export const expectNoFailure = async (page: Page): Promise<void> => {
  await waitUntilDrawn(page);
  await expect(page.locator('[aria-label="Notificações (F8)"]')).toBeAttached();
  const failures = page.locator('[aria-label="Notificações (F8)"]').getByText('Erro', { exact: true });
  expect(await failures.count()).toBe(0);
};
