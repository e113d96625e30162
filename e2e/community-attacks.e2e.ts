import { FORUM_ID, FORUM_PATH, test } from './support/community-test.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { newPerson, startSignedIn } from './support/people.ts';
import { expect } from './support/test.ts';

/** Before each title, so that a title of markup alone is still found by its name. */
const PREFIX = 'Pergunta: ';

const attacks = [
  '<script>window.hurt = 1</script>',
  '"><script>window.hurt = 1</script>',
  '<img src=x onerror="window.hurt = 1">',
  '<svg onload="window.hurt = 1">',
  '<svg><script>window.hurt = 1</script></svg>',
  '<iframe srcdoc="<script>parent.hurt = 1</script>"></iframe>',
  '<a href="javascript:window.hurt = 1">clique</a>',
  'javascript:window.hurt=1',
  'JaVaScRiPt:window.hurt=1',
  'java\tscript:window.hurt=1',
  'data:text/html,<script>window.hurt=1</script>',
  'vbscript:window.hurt=1',
  'https://exemplo.com/"onmouseover="window.hurt=1',
  'https://exemplo.com/<script>window.hurt=1</script>',
  '[clique](javascript:window.hurt=1)',
  '<details open ontoggle="window.hurt = 1">',
  '<video><source onerror="window.hurt = 1"></video>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.hurt=1>',
  '{{constructor.constructor("window.hurt=1")()}}',
  `${'${'}window.hurt=1}`,
  '</textarea><script>window.hurt = 1</script>',
  '<style>@import "javascript:window.hurt=1"</style>',
  '<object data="javascript:window.hurt=1"></object>',
  '\u202e<script>window.hurt=1</script>',
  '&lt;script&gt;window.hurt=1&lt;/script&gt;',
  '%3Cscript%3Ewindow.hurt=1%3C/script%3E',
];

for (const { name, viewport, colorScheme } of [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('whatever somebody writes is text, and the screens stay whole', async ({ page, second }) => {
      await startSignedIn(second, '/account', newPerson());
      const author = await ownApi(second);
      const posts = await Promise.all(
        attacks.map((attack) =>
          author.post('/api/community/posts', {
            forumId: FORUM_ID,
            title: `${PREFIX}${attack}`,
            content: `${attack}\n${'palavralonga'.repeat(30)}`,
            tags: [attack.slice(0, 40), 'x'.repeat(40)],
          }),
        ),
      );
      const { id } = posts[0];
      await startSignedIn(page, FORUM_PATH);
      // Not the author: so many links of a new account would be held.
      const reader = await ownApi(page);
      await Promise.all(
        attacks.map((content) => reader.post(`/api/community/posts/${id}/replies`, { content })),
      );
      // The rest of the list comes as one scrolls.
      const titles = page.getByRole('main').getByRole('heading', { level: 2 });
      const wanted = attacks.map((attack) => `${PREFIX}${attack}`.replace(/\s+/gu, ' '));
      await expect(async () => {
        await page.mouse.wheel(0, 20_000);
        const shown = (await titles.allInnerTexts()).map((title) => title.replace(/\s+/gu, ' ').trim());
        expect(wanted.filter((title) => !shown.includes(title))).toEqual([]);
      }).toPass({ timeout: 20_000 });
      await waitUntilLoaded(page);
      expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
      expect(await findAccessibilityProblems(page)).toEqual([]);

      await page.goto(`/community/posts/${id}`);
      for (const attack of attacks)
        await expect(page.getByText(attack.trim(), { exact: true }).first()).toBeAttached();
      await waitUntilLoaded(page);
      expect(await sidewaysPixels(page)).toBeLessThanOrEqual(0);
      expect(await findAccessibilityProblems(page)).toEqual([]);
      const hrefs = await page
        .locator('main a[target="_blank"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
      expect(hrefs.filter((href) => !href?.startsWith('https://exemplo.com/'))).toEqual([]);
      expect(await page.locator('main :is(script, iframe, object, img, math, video)').count()).toBe(0);
      expect(await page.evaluate(() => 'hurt' in window)).toBe(false);

      for (const path of ['/community', '/community?aba=recentes']) {
        await page.goto(path);
        await waitUntilLoaded(page);
        expect(await sidewaysPixels(page), path).toBeLessThanOrEqual(0);
        expect(await findAccessibilityProblems(page), path).toEqual([]);
      }
    });
  });
}
