import { expect, type Page } from '@playwright/test';

/**
 * Closes the open dialog with Escape, once it has taken the focus: before that it is drawn but does not listen yet, and
 * a test is quicker than anybody's hand.
 */
export const closeWithEscape = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus').or(page.locator('[role="dialog"]:focus'))).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
};
