import { expect, type Page } from '@playwright/test';
import { waitUntilLoaded } from './inspect-page.ts';

/** What no text of a person may become, wherever the app shows such texts. */
const FORBIDDEN =
  'script, iframe, object, embed, audio, video, marquee, math, style, link, meta, base, ' +
  'template, foreignObject, animate, form[action], #hurt, #location, [style*="9999px"]';

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Everything that is written on the page, typed into its fields, or said in place of it. */
const readPage = async (page: Page): Promise<string> =>
  oneLine(
    await page.evaluate(() => {
      const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      return [document.body.textContent, ...values].join('\n');
    }),
  );

/** Waits until the page shows each text to the letter; blanks and line breaks may have become one blank. */
export const expectShown = (page: Page, texts: readonly string[]): Promise<void> =>
  expect
    .poll(
      async () => {
        const shown = await readPage(page);
        return texts.filter((text) => !shown.includes(oneLine(text)));
      },
      { intervals: [20, 50, 100, 200] },
    )
    .toEqual([]);

/** Nothing that somebody wrote was run, became markup, leads to code, or pushes the page sideways. */
export const expectHarmless = async (page: Page): Promise<void> => {
  await waitUntilLoaded(page);
  const found = await page.evaluate((forbidden) => {
    const places = [...document.querySelectorAll('main, [role="dialog"], [role="alertdialog"], nav, aside')];
    const elements = places.flatMap((place) => [...place.querySelectorAll('*')]);
    const isCode = (element: Element) =>
      ['href', 'src', 'action', 'xlink:href'].some((name) =>
        /^\s*(javascript|vbscript|data:text)/i.test(element.getAttribute(name) ?? ''),
      );
    const listens = (element: Element) => element.getAttributeNames().some((name) => name.startsWith('on'));
    const { scrollWidth, clientWidth } = document.documentElement;
    const isWide = (element: Element) =>
      scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth;
    const tell = (what: string, match: (element: Element) => boolean) =>
      elements.filter(match).map(({ outerHTML }) => `${what}: ${outerHTML.slice(0, 200)}`);
    return [
      ...('hurt' in window ? ['window.hurt'] : []),
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...tell('markup', (element) => element.matches(forbidden) || isCode(element) || listens(element)),
      ...tell('too wide', isWide).slice(-3),
    ];
  }, FORBIDDEN);
  expect(found, page.url()).toEqual([]);
};

/** The dialogs of the browser (alert, confirm, prompt) that open on the page from now on; there should be none. */
export const watchDialogs = (page: Page): string[] => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(`${dialog.type()}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return dialogs;
};

/** Opens every fold of the page. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('main details:not([open]) > summary').evaluateAll((folds) => {
    for (const fold of folds) if (fold instanceof HTMLElement) fold.click();
  });
