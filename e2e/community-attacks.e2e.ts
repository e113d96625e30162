import type { Page } from '@playwright/test';
import { openAdministration } from './support/administrator.ts';
import { packAttacks } from './support/attack-strings.ts';
import { FORUM_ID, FORUM_PATH, test } from './support/community-test.ts';
import { expectHarmless, expectShown, watchDialogs } from './support/harm.ts';
import { findAccessibilityProblems } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { newPerson, startSignedIn } from './support/people.ts';
import { expect } from './support/test.ts';
import { expectSuccess, expectToast } from './support/toasts.ts';

/** A forum in which nobody writes. */
const EMPTY_FORUM_PATH = '/community/forums/019a9f3c-0000-7000-8000-000000000006';

const titles = packAttacks(200, 'T');
const [ownTitle = ''] = packAttacks(150, 'X');
const [tag = '', otherTag = ''] = packAttacks(40, 't');

test.use({ viewport: { width: 360, height: 740 } });

/** Posts by somebody else, their titles, texts and tags full of attacks; the newest comes first. */
const writePosts = async (author: Page): Promise<{ id: string }[]> => {
  await startSignedIn(author, '/privacidade', newPerson());
  const api = await ownApi(author);
  const tags = packAttacks(40, 't').filter((text) => text.length <= 40);
  const posts = [];
  for (const [index, title] of titles.entries())
    posts.push(
      await api.post('/api/community/posts', {
        forumId: FORUM_ID,
        title,
        content: `${title}\n${'palavralonga'.repeat(30)}`,
        tags: tags.slice(index * 9, index * 9 + 9),
      }),
    );
  return posts.toReversed();
};

const checkLooks = async (page: Page) => {
  await expectHarmless(page);
  expect(await findAccessibilityProblems(page), page.url()).toEqual([]);
};

test('whatever somebody writes is text, and the screens stay whole', async ({ page, second }) => {
  const dialogs = watchDialogs(page);
  const [{ id = '' } = {}] = await writePosts(second);
  await startSignedIn(page, FORUM_PATH);
  // Not the author: so many links of a new account would be held.
  const reader = await ownApi(page);
  for (const content of packAttacks(1500, 'r')) await reader.post(`/api/community/posts/${id}/replies`, { content });

  // What one types oneself goes the same way.
  await page.getByRole('button', { name: 'Nova postagem' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Título').fill(ownTitle);
  await dialog.getByLabel('Texto').fill(titles[0] ?? '');
  await dialog.getByLabel('Tags').fill(`${tag}, ${otherTag}`);
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expectSuccess(page, 'Sua postagem foi publicada na comunidade.');
  await expect(dialog).toBeHidden();
  await expectShown(page, [ownTitle, ...titles]);
  await checkLooks(page);

  await page.goto(`/community/posts/${id}`);
  await expectShown(page, [...titles.slice(-1), ...packAttacks(1500, 'r')]);
  await checkLooks(page);
  const hrefs = await page
    .locator('main a[target="_blank"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(0);
  expect(hrefs.filter((href) => !href?.startsWith('https://exemplo.com/'))).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkLooks(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/community?aba=recentes');
  await expectShown(page, titles.slice(-1));
  await expectHarmless(page);

  await page.goto(EMPTY_FORUM_PATH);
  for (const words of packAttacks(100, 'q')) {
    await page.getByRole('searchbox').fill(words);
    await page.getByRole('searchbox').press('Enter');
    await expectShown(page, [`Nada encontrado para “${words}”`]);
  }
  await expectHarmless(page);
  expect(dialogs).toEqual([]);
});

test('the administrator reads reports and prompts as text', async ({ page, second, server }) => {
  const dialogs = watchDialogs(page);
  const posts = await writePosts(second);
  await startSignedIn(page, `/community/posts/${posts[0]?.id}`);
  const [details = '', ...more] = packAttacks(1000, 'd');
  await page.getByRole('button', { name: /^Opções de “T / }).click();
  await page.getByRole('menuitem', { name: 'Denunciar' }).click();
  await page.getByLabel('Detalhes').fill(details);
  await page.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expectToast(page, 'Denúncia enviada. Obrigada por cuidar da comunidade.');
  const reporter = await ownApi(page);
  for (const [index, text] of more.entries())
    await reporter.post('/api/community/reports', {
      postId: posts[index + 1]?.id,
      reason: 'other',
      details: text,
    });
  await page.evaluate(() => localStorage.clear());

  await openAdministration(page, server);
  await page.getByRole('tab', { name: 'Moderação' }).click();
  await expectShown(page, [details, ...more]);
  await expectHarmless(page);

  const api = await ownApi(page);
  // A template may name variables only that exist.
  const templates = packAttacks(15_000, 'modelo').map((text) => text.replaceAll('{{', '{'));
  const names = packAttacks(200, 'P');
  for (const title of names)
    await api.post('/api/admin/ai-prompts', {
      section: 'general',
      title,
      systemPrompt: templates[0],
      userPromptTemplate: templates[0],
      isActive: false,
    });
  await page.goto('/admin');
  await expectShown(page, names);
  await expectHarmless(page);
  await page
    .getByRole('button', { name: /^Editar “P / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ver prévia' }).click();
  await expectShown(page, templates);
  await expectHarmless(page);
  expect(dialogs).toEqual([]);
});
