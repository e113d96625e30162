import type { BrowserContext, Page } from '@playwright/test';
import { FORUM_ID } from './support/community-test.ts';
import { chooseEdit, editedThings } from './support/edited-things.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectSuccess } from './support/toasts.ts';

/*
 * The same person at two places: `page` opened first and does not hear of the other (a phone that was asleep), `other`
 * saves in between.
 */

test.beforeEach(({ expectedProblems }) => {
  expectedProblems.push(/409 \(Conflict\)/, /404 \(Not Found\)/);
});

/** From now on the page hears nothing of what is saved elsewhere. */
const fallAsleep = (page: Page) => page.route('**/api/events', () => undefined);

const openOther = async (context: BrowserContext, path: string): Promise<Page> => {
  const other = await context.newPage();
  await other.goto(path);
  await waitUntilLoaded(other);
  return other;
};

const editProfile = async (page: Page) => {
  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  // On a phone the lists are folded.
  const fold = page.getByRole('button', { name: 'Alergias alimentares', expanded: false });
  if (await fold.isVisible()) await fold.click();
};
const foodAllergy = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Alergias alimentares' }).getByRole('checkbox', { name });
const saveProfile = (page: Page) => page.getByRole('button', { name: 'Salvar Perfil' }).click();
const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Alterado em outro lugar' });

for (const [place, viewport] of [
  ['a phone', { width: 360, height: 740 }],
  ['a computer', { width: 1280, height: 800 }],
] as const)
  test(`an allergy added elsewhere outlives a height saved on ${place}, and no meal has it`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize(viewport);
    await fallAsleep(page);
    await startSignedIn(page, '/account');
    const api = await ownApi(page);
    await api.post('/api/health-profile', { foodAllergies: ['Leite'], height: 162 });
    await page.goto('/profile');
    await editProfile(page);
    await page.getByRole('textbox', { name: 'Altura' }).fill('165');

    const other = await openOther(context, '/profile');
    await editProfile(other);
    await foodAllergy(other, 'Amendoim').check();
    await saveProfile(other);
    await expectSuccess(other, 'Perfil de saúde atualizado com sucesso.');

    await saveProfile(page);
    await expect(notice(page)).toContainText('Alergias alimentares: entrou Amendoim.');
    await expect(notice(page)).toBeFocused();
    await expect(notice(page)).toBeInViewport();
    await expect(foodAllergy(page, 'Amendoim')).toBeChecked();
    expect(await sidewaysPixels(page)).toBe(0);
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await saveProfile(page);
    await expectSuccess(page, 'Perfil de saúde atualizado com sucesso.');
    expect(await api.get('/api/health-profile')).toMatchObject({
      foodAllergies: ['Leite', 'Amendoim'],
      height: 165,
    });

    await page.goto('/nutrition');
    await page.getByRole('main').getByRole('button', { name: 'Gerar Plano', exact: true }).click();
    await expectSuccess(page, 'Plano nutricional gerado pela IA.');
    const [plan] = await api.get('/api/meal-plans');
    expect(plan.meals.length).toBeGreaterThanOrEqual(4);
    expect(JSON.stringify(plan.meals)).not.toMatch(/amendoim|paçoca/i);
  });

test('a height saved at two places is asked about, and a form that hears follows or tells', async ({
  page,
  context,
}) => {
  await startSignedIn(page, '/account');
  const api = await ownApi(page);
  await api.post('/api/health-profile', { height: 162, currentWeight: 70 });
  await page.goto('/profile');
  await editProfile(page);
  const height = page.getByRole('textbox', { name: 'Altura' });
  const other = await openOther(context, '/profile');
  const saveOther = async (cm: string) => {
    await editProfile(other);
    await other.getByRole('textbox', { name: 'Altura' }).fill(cm);
    await saveProfile(other);
    await expect(other.getByRole('button', { name: 'Editar Perfil' })).toBeVisible();
  };

  await saveOther('163');
  await expect(height).toHaveValue('163');
  await expect(notice(page)).toHaveCount(0);

  await height.fill('165');
  await saveOther('170');
  const question = page.getByRole('group', { name: 'Altura: qual vale?' });
  await expect(question).toBeVisible();
  await expect(height).toHaveValue('165');
  await question.getByRole('radio', { name: '170 cm (salvo em outro lugar)' }).check();
  await expect(height).toHaveValue('170');
  await question.getByRole('radio', { name: '165 cm (o seu, daqui)' }).check();
  await saveProfile(page);
  await expectSuccess(page, 'Perfil de saúde atualizado com sucesso.');
  expect(await api.get('/api/health-profile')).toMatchObject({ height: 165, currentWeight: 70 });
});

for (const { name, prepare, open, mine, theirs, save, told, path, left } of editedThings)
  test(`${name} edited at two places keeps what both wrote`, async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await fallAsleep(page);
    await startSignedIn(page, '/account');
    const api = await ownApi(page);
    const address = await prepare(api);
    await page.goto(address);
    await waitUntilLoaded(page);
    await open(page);
    await mine(page);

    const other = await openOther(context, address);
    await open(other);
    await theirs(other);
    await other.getByRole('button', { name: save }).click();
    await expect(other.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: save }).click();
    await expect(notice(page)).toContainText(told);
    await expect(notice(page)).toBeFocused();
    expect(await findAccessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await api.get(path ?? `/api${address}`)).toMatchObject(left);
  });

test('a reply edited at two places is shown in both words, and one deleted elsewhere leaves its text', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await fallAsleep(page);
  await startSignedIn(page, '/account');
  const api = await ownApi(page);
  const post = { forumId: FORUM_ID, title: 'Feira', content: 'Qual é a melhor feira?' };
  const { id } = await api.post('/api/community/posts', post);
  await api.post(`/api/community/posts/${id}/replies`, { content: 'A da praça.' });
  const open = async (at: Page) => {
    await chooseEdit(/^Opções da resposta/)(at);
    return at.getByRole('dialog').getByRole('textbox', { name: 'Sua resposta' });
  };
  await page.goto(`/community/posts/${id}`);
  const text = await open(page);
  await text.fill('A da praça, cedo.');
  const other = await openOther(context, `/community/posts/${id}`);
  await (await open(other)).fill('A da rua nova.');
  await other.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  const save = page.getByRole('button', { name: 'Salvar mudanças' });
  await save.click();
  await expect(page.getByRole('radio', { name: 'A da rua nova. (salvo em outro lugar)' })).toBeVisible();
  await expect(text).toHaveValue('A da praça, cedo.');
  expect(await sidewaysPixels(page)).toBe(0);

  await other.getByRole('button', { name: /^Opções da resposta/ }).click();
  await other.getByRole('menuitem', { name: 'Excluir' }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(other.getByText('A da rua nova.')).toHaveCount(0);
  await save.click();
  await expect(page.getByText('Apagado em outro lugar')).toBeVisible();
  await expect(text).toHaveValue('A da praça, cedo.');
});
