import type { Page } from '@playwright/test';
import { sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { waitUntilDrawn } from './support/toasts.ts';

/**
 * What is wrong with the words of the bars, at most one line for each: a word on two lines, a label that leaves the
 * screen or its own control, or one under something else.
 */
const findBrokenLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('body header, nav, aside')].filter(
      (bar) => bar.closest('main') === null && bar.checkVisibility(),
    );
    const texts = bars.flatMap((bar) => {
      const found: Text[] = [];
      const walker = document.createTreeWalker(bar, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) found.push(walker.currentNode as Text);
      return found;
    });
    const rangeOf = (text: Text, from = 0, to = text.length): Range => {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      return range;
    };
    const isSplit = (text: Text): boolean =>
      [...text.data.matchAll(/\S+/g)].some(({ 0: word, index }) => {
        const lines = [...rangeOf(text, index, index + word.length).getClientRects()].map(({ top }) => top);
        return new Set(lines.map(Math.round)).size > 1;
      });
    const problemOf = (text: Text): string | null => {
      const control = text.parentElement?.closest('a, button') ?? text.parentElement;
      if (!control?.checkVisibility({ visibilityProperty: true })) return null;
      control.scrollIntoView({ block: 'nearest' });
      const label = rangeOf(text).getBoundingClientRect();
      if (label.width <= 1) return null;
      if (isSplit(text)) return 'split';
      const own = control.getBoundingClientRect();
      if (label.left < own.left - 1 || label.right > own.right + 1) return 'wider than its control';
      if (label.left < 0 || label.right > innerWidth || label.bottom > innerHeight) return 'off the screen';
      const corners = [label.left + 1, (label.left + label.right) / 2, label.right - 1];
      const met = corners.map((x) => document.elementFromPoint(x, (label.top + label.bottom) / 2));
      return met.every((element) => element !== null && control.contains(element)) ? null : 'covered';
    };
    return texts.flatMap((text) => {
      const problem = problemOf(text);
      return problem === null ? [] : [`${text.data.trim()}: ${problem}`];
    });
  });

for (const width of [320, 360, 1280])
  test(`no label of a bar breaks or is covered at ${width} px, however large the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 761 ? 740 : 800 });
    await startSignedIn(page, '/dashboard');
    await waitUntilLoaded(page);
    for (const percent of [100, 130, 200]) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = `${size}%`;
      }, percent);
      await waitUntilDrawn(page);
      expect(await findBrokenLabels(page), `${percent} %`).toEqual([]);
      expect(await sidewaysPixels(page), `${percent} %`).toBeLessThanOrEqual(0);
    }
  });
