import type { Page } from '@playwright/test';
import { findAccessibilityProblems, waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectSuccess, expectToast } from './support/toasts.ts';

const GENERATED = 'Novo programa de exercícios gerado pela IA.';
const UPDATED = 'Programa de exercícios atualizado.';

const aList = (...names: string[]) => names.map((name) => ({ name, duration: 10, intensity: 'low', completed: false }));

/** Signed in with a list of one's own, whatever the weekday asks for. */
const startWithList = async (page: Page, path: string) => {
  await startSignedIn(page, '/account');
  const api = await ownApi(page);
  await api.post('/api/exercise-program', {
    name: 'Meu treino',
    exercises: aList('Alongamento de ombros', 'Respiração 4-6', 'Tai chi sentado'),
  });
  await page.goto(path);
  await waitUntilLoaded(page);
  return api;
};

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Marcar ${name} como feito` });

test('the first programme, made from the empty page', async ({ page }) => {
  await startSignedIn(page, '/exercises');
  await page.getByRole('button', { name: 'Criar Programa de Exercícios' }).click();
  await expectSuccess(page, GENERATED);
  await expect(page.getByText('Programa gerado por IA').first()).toBeVisible();
  await expect(page.getByText(/Pare e procure ajuda se sentir dor no peito/).first()).toBeVisible();
});

test('a session from the dashboard to its end', async ({ page }) => {
  const api = await startWithList(page, '/dashboard');
  const card = page.getByRole('region', { name: 'Exercícios Adaptáveis' });
  await card.scrollIntoViewIfNeeded();
  await card.getByRole('link', { name: 'Iniciar Sessão de Exercícios' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Tudo certo para começar')).toBeVisible();
  await dialog.getByRole('button', { name: 'Começar', exact: true }).click();
  for (const name of ['Alongamento de ombros', 'Respiração 4-6', 'Tai chi sentado']) {
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Concluir', exact: true }).click();
  }
  await expect(dialog.getByText('Treino Concluído!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByText('Concluído', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Iniciar Próximo Exercício' })).toBeDisabled();
  // The screen is ahead of the server: what was ticked is sent one after another.
  await expect
    .poll(async () => {
      const { exercises } = await api.get('/api/exercise-program');
      return exercises.map(({ completed }: { completed: boolean }) => completed);
    })
    .toEqual([true, true, true]);
});

test('a low glucose keeps the session from starting, and is said over the list', async ({ page }) => {
  const api = await startWithList(page, '/account');
  await api.post('/api/health-metrics', [
    { metricType: 'glucose', value: 62, unit: 'mg/dL', measuredAt: new Date().toISOString() },
  ]);
  await page.goto('/exercises?sessao=1');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Glicose baixa: trate agora, não comece o treino')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Começar', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('alert').getByText('Glicose baixa: trate agora, não comece o treino')).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
});

test('an exercise is edited, the next one started, and the level only explained', async ({ page }) => {
  await startWithList(page, '/exercises');
  await page.getByRole('button', { name: 'Editar Alongamento de ombros' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Alongamento da manhã');
  await page.getByLabel(/^Duração/).fill('12');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expectSuccess(page, UPDATED);
  await expect(page.getByText('Alongamento da manhã', { exact: true })).toBeVisible();
  await expect(page.getByText(/^12 min/).first()).toBeVisible();

  await page.getByRole('button', { name: 'Iniciar Próximo Exercício' }).click();
  await expectToast(page, 'Você começou: Alongamento da manhã', 'Exercício Iniciado!');
  await expect(tick(page, 'Alongamento da manhã')).toBeChecked();

  await page.getByRole('group', { name: 'Nível de exercício' }).getByText('Avançado').click();
  await expectToast(
    page,
    'Para alterar seu nível de exercício, vá para o seu Perfil de Saúde.',
    'Configuração de Nível',
  );
});

test('two windows that tick at once lose nothing', async ({ page, context, expectedProblems }) => {
  // The later of the two is refused once, and repeats its own tick.
  expectedProblems.push(/409/);
  const api = await startWithList(page, '/exercises');
  const other = await context.newPage();
  await other.goto('/exercises');
  await waitUntilLoaded(other);
  await Promise.all([tick(page, 'Alongamento de ombros').click(), tick(other, 'Tai chi sentado').click()]);
  await expect
    .poll(async () =>
      (await api.get('/api/exercise-program')).exercises.map(({ completed }: { completed: boolean }) => completed),
    )
    .toEqual([true, false, true]);
});
