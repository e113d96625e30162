import type { Page } from '@playwright/test';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectFailure, expectSuccess, waitForToaster } from './support/toasts.ts';

const GENERATED = 'Plano nutricional gerado pela IA.';
const NOT_GENERATED = 'Erro ao gerar plano nutricional. Tente novamente.';
const DAIRY_AND_EGGS =
  /leite(?! de coco)|queijo(?! de soja)|iogurte|ricota|requeijão|(?<!couve-)manteiga|\bovos?\b|omelete/i;

interface Plan {
  readonly meals: readonly { readonly name: string; readonly items: readonly { readonly name: string }[] }[];
}

/** Signed in with a profile saved, on `path`. */
const startWith = async (page: Page, profile: object, path: string) => {
  await startSignedIn(page, '/account');
  const api = await ownApi(page);
  await api.post('/api/health-profile', profile);
  await page.goto(path);
  await waitUntilLoaded(page);
  return api;
};

const generate = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Gerar Plano', exact: true }).click();

test('a day planned around allergies, and what of it stands on the dashboard', async ({ page }) => {
  const profile = { foodAllergies: ['Leite', 'Ovos'], chronicConditions: ['Diabetes Tipo 2'] };
  const api = await startWith(page, profile, '/nutrition');
  const main = page.getByRole('main');
  await expect(main.getByText('Nenhum plano para este dia')).toBeVisible();
  await generate(page);
  await expectSuccess(page, GENERATED);
  await expect(
    main.getByText('Este plano é uma sugestão geral e não substitui seu nutricionista ou médico.'),
  ).toBeVisible();

  const [plan] = (await api.get('/api/meal-plans')) as [Plan];
  expect(plan.meals.length).toBeGreaterThanOrEqual(4);
  for (const { items } of plan.meals) for (const { name } of items) expect(name).not.toMatch(DAIRY_AND_EGGS);

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const card = page.getByRole('region', { name: 'Nutrição Personalizada' });
  await card.scrollIntoViewIfNeeded();
  for (const { name } of plan.meals.slice(0, 2)) await expect(card.getByText(name, { exact: true })).toBeVisible();
  await expect(card.getByText(plan.meals[2]?.name ?? '', { exact: true })).toHaveCount(0);
});

test('a plan that had to give way says what did', async ({ page }) => {
  const profile = {
    chronicConditions: ['Diabetes Tipo 2', 'Doença Renal'],
    dietaryRestrictions: ['Vegano'],
    foodAllergies: ['Glúten', 'Soja', 'Nozes'],
  };
  await startWith(page, profile, '/nutrition');
  await generate(page);
  await expectSuccess(page, GENERATED);
  await expect(page.getByText(/^Para caber nas suas restrições, /)).toBeVisible();
});

test('a meal that a new allergy rules out leaves the plan, and a food can be swapped', async ({ page }) => {
  const api = await startWith(page, {}, '/nutrition');
  await generate(page);
  await expectSuccess(page, GENERATED);
  const swaps = page.getByRole('main').getByRole('button', { name: /^Trocar / });
  const dialog = page.getByRole('dialog');
  const option = dialog
    .getByRole('button')
    .filter({ hasNotText: /Fechar|Cancelar/ })
    .nth(1);
  const nothing = dialog.getByText(/^Não encontramos outra opção/);
  // Some foods of some plans have no other: oats, where everything else of the breakfast goes with them.
  let before: string | null = null;
  for (const swap of await swaps.all()) {
    before = await swap.getAttribute('aria-label');
    await swap.click();
    await expect(option.or(nothing)).toBeVisible();
    if (await option.isVisible()) break;
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await option.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: before ?? '', exact: true })).toHaveCount(0);

  const [{ meals }] = (await api.get('/api/meal-plans')) as [Plan];
  const [first] = meals[0]?.items ?? [];
  await api.post('/api/health-profile', { otherFoodAllergies: first?.name });
  await page.reload();
  await expect(page.getByText(/saiu do plano: não combina com o seu perfil/).first()).toBeVisible();
  await expect(page.getByText(meals[0]?.name ?? '', { exact: true })).toHaveCount(0);
});

test('the days ahead are planned at once, and their shopping list is ticked and folded', async ({ page }) => {
  await startWith(page, {}, '/nutrition');
  const list = page.getByRole('region', { name: 'Lista de compras' });
  await list.getByLabel('Até').fill(await list.getByLabel('De', { exact: true }).inputValue());
  await list.getByRole('button', { name: 'Planejar o dia que falta' }).click();
  await expect(list.getByText('1 de 1 dia com plano.')).toBeVisible();
  await list.getByRole('checkbox').first().check();
  const ticked = list.getByRole('checkbox', { checked: true });
  await page.reload();
  await list.getByLabel('Até').fill(await list.getByLabel('De', { exact: true }).inputValue());
  await expect(ticked).toHaveCount(1);
  await list.getByRole('heading', { level: 3 }).first().click();
  await expect(ticked).toHaveCount(0);
});

test('in pregnancy no plan is offered, but a way to one', async ({ page }) => {
  await startWith(page, { pregnant: true }, '/nutrition');
  await expect(page.getByText('Na gestação, seu plano nasce no pré-natal')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gerar Plano' })).toHaveCount(0);
});

test('a failed generation says so, and nothing on the dashboard but beside the card', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/meal-plans\/generate/, /500/);
  await startSignedIn(page, '/nutrition');
  await waitForToaster(page);
  await page.route('**/api/meal-plans/generate', (route) => route.fulfill({ status: 500, body: '' }));
  await generate(page);
  await expectFailure(page, NOT_GENERATED);
  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  const card = page.getByRole('region', { name: 'Nutrição Personalizada' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('button', { name: 'Gerar Plano Nutricional' }).click();
  await expect(card.getByText(/não salvo/)).toBeVisible();
});

for (const { name, viewport, colorScheme } of [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desktop, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const) {
  test.describe(name, () => {
    test.use({ viewport, colorScheme });

    test('a planned day has no sideways scroll and nothing for axe, on its page and on the dashboard', async ({
      page,
    }) => {
      const api = await startWith(page, { foodAllergies: ['Gergelim'] }, '/account');
      await api.post('/api/meal-plans/generate', { mealType: 'general' });
      await api.post('/api/exercise-program/generate', {});
      for (const path of ['/nutrition', '/exercises', '/dashboard']) {
        await page.goto(path);
        await waitUntilLoaded(page);
        await page.mouse.wheel(0, 20_000);
        await waitUntilLoaded(page);
        expect(await sidewaysPixels(page), path).toBeLessThanOrEqual(0);
        expect(await findAccessibilityProblems(page), path).toEqual([]);
      }
    });
  });
}
