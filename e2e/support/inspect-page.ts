import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { waitUntilQuiet } from './network-quiet.ts';

/** What fades in has its colours only at the end. */
const waitForAnimations = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  );

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const analyse = async (page: Page): Promise<string[]> => {
  await waitForAnimations(page);
  // No page has frames of another origin: without this, each look opens a page of its own to sum up.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // What passes need not be described.
    .options({ runOnly: tags, resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
};

/**
 * Serious and critical findings of axe for WCAG 2.0 to 2.2, A and AA: 'rule: element'. What is found is looked
 * at once more: Vida's bubble may have begun to fade in during the first look, and what fades in has its
 * colours only at the end.
 */
export const findAccessibilityProblems = async (page: Page): Promise<string[]> => {
  const found = await analyse(page);
  return found.length === 0 ? found : analyse(page);
};

/** How many pixels the page can be scrolled sideways. */
export const sidewaysPixels = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Waits until nothing on the page says that it is loading. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await page.waitForLoadState();
  await waitUntilQuiet(page);
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
};
