import type { Page } from '@playwright/test';
import { waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** WCAG 2.2, 1.4.11. */
const LEAST_CONTRAST = 3;

/**
 * Gives each control of the page the focus, as the keyboard does, and answers how its ring stands out from the ground
 * around it: 'name: contrast' where that is too little, and how many rings were seen on the filled block.
 */
const inspectRings = async (page: Page): Promise<{ faint: string[]; onDeep: number }> => {
  await page.keyboard.press('Tab');
  return page.evaluate((least) => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
        const channel = value / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
      return (high + 0.05) / (low + 0.05);
    };
    const groundOf = (element: Element): string => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const { backgroundColor } = getComputedStyle(around);
        if (channels(backgroundColor)[3] !== 0) return backgroundColor;
      }
      return 'rgb(255, 255, 255)';
    };
    const controls = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')];
    const rings = controls.flatMap((control) => {
      control.focus();
      const { outlineStyle, outlineColor } = getComputedStyle(control);
      if (document.activeElement !== control || outlineStyle === 'none') return [];
      const name = control.getAttribute('aria-label') ?? control.textContent;
      const isOnDeep = control.parentElement?.closest('.bg-deep') !== null;
      return [{ name, isOnDeep, value: contrast(outlineColor, groundOf(control)) }];
    });
    return {
      faint: rings.flatMap(({ name, value }) => (value < least ? [`${name}: ${value.toFixed(2)}`] : [])),
      onDeep: rings.filter(({ isOnDeep }) => isOnDeep).length,
    };
  }, LEAST_CONTRAST);
};

for (const colorScheme of ['light', 'dark'] as const)
  test(`a ring of focus can be seen on every ground: ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await startSignedIn(page, '/account');
    const api = await ownApi(page);
    await api.post('/api/health-metrics', { metricType: 'glucose', value: 112 });
    await api.post('/api/exercise-program/generate', {});
    for (const path of ['/dashboard', '/exercises']) {
      await page.goto(path);
      await waitUntilLoaded(page);
      const { faint, onDeep } = await inspectRings(page);
      expect(faint, path).toEqual([]);
      expect(onDeep, path).toBeGreaterThan(0);
    }
  });
