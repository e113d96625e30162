import type { Page } from '@playwright/test';
import {
  fillRegistration,
  newPerson,
  registerThroughForm,
  signInThroughForm,
  startSignedIn,
} from './support/people.ts';
import { startSecondServer } from './support/start-server.ts';
import { expect, test } from './support/test.ts';
import { expectFailure, expectNoFailure, expectSuccess, expectToast, waitForToaster } from './support/toasts.ts';

/*
 * The messages of spec section 8, each brought about by what really happens: a wrong password, a name that is taken, a
 * connection that is gone, a server that has stopped; only an answer without words is made up here. The other journeys
 * show the rest: exercises.e2e.ts today's programme and the level; community.e2e.ts posts and likes; prompts.e2e.ts the
 * administrator's prompts; accounts.e2e.ts the panel's password and who is no administrator; pages.e2e.ts the unknown
 * route and the signed-out community. How a toast behaves stands in toast-behaviour.e2e.ts.
 */

const offline = /ERR_INTERNET_DISCONNECTED/;
const refused = /console: .*status of (401|409)/;

test('signing in: refused, without a connection, and done', async ({ page, context, expectedProblems }) => {
  expectedProblems.push(offline, refused);
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/login');
  await signInThroughForm(page, { ...person, password: 'outra senha' });
  await expectToast(page, 'E-mail ou senha incorretos.', 'Erro no login');
  await waitForToaster(page);
  await context.setOffline(true);
  await signInThroughForm(page, person);
  await expectFailure(page, 'Erro de conexão. Tente novamente.');
  await context.setOffline(false);
  await signInThroughForm(page, person);
  await expectSuccess(page, 'Login realizado com sucesso.');
});

test('registering: passwords that differ, a name that is taken, and done', async ({ page, expectedProblems }) => {
  expectedProblems.push(refused);
  const person = newPerson();
  await page.request.post('/api/register', { data: { ...newPerson(), username: person.username } });
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByLabel('Confirmar senha').fill('girassol azul');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expectFailure(page, 'As senhas não coincidem.');
  await page.getByLabel('Confirmar senha').fill(person.password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expectToast(page, 'Este nome de usuário já está em uso. Escolha outro.', 'Erro no cadastro');
  await page.goto('/register');
  await registerThroughForm(page, newPerson());
  await expectSuccess(page, 'Conta criada com sucesso.');
});

test('an answer without words, as of a gateway before the server, gets the words of the page', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(/502/);
  await page.route(/\/api\/(login|register)$/, (route) => route.fulfill({ status: 502, body: '' }));
  await page.goto('/login');
  await signInThroughForm(page, newPerson());
  await expectToast(page, 'Credenciais inválidas.', 'Erro no login');
  await page.goto('/register');
  await fillRegistration(page, newPerson());
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expectToast(page, 'Erro ao criar conta.', 'Erro no cadastro');
});

test('tips: not made without a connection, then made', async ({ page, context, expectedProblems }) => {
  expectedProblems.push(offline);
  await startSignedIn(page, '/ai-tips');
  const generate = page.getByRole('button', { name: 'Gerar Primeiras Dicas' });
  await expect(generate).toBeVisible();
  await waitForToaster(page);
  await context.setOffline(true);
  await generate.click();
  await expectFailure(page, 'Erro ao gerar recomendações. Tente novamente.');
  await context.setOffline(false);
  await generate.click();
  await expectSuccess(page, 'Novas recomendações personalizadas foram geradas.');
});

test('the profile: not saved without a connection, then saved', async ({ page, context, expectedProblems }) => {
  expectedProblems.push(offline);
  await startSignedIn(page, '/profile');
  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await page.getByRole('checkbox', { name: 'Hipertensão' }).check();
  await waitForToaster(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Salvar Perfil' }).click();
  await expectFailure(page, 'Erro ao atualizar perfil. Tente novamente.');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Salvar Perfil' }).click();
  await expectSuccess(page, 'Perfil de saúde atualizado com sucesso.');
});

const openPage = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('nights, substances and meals: not stored without a connection, then stored', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(offline);
  await startSignedIn(page, '/sleep');
  await waitForToaster(page);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const saveTwice = async (failure: string, success: string) => {
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Salvar registro' }).click();
    await expectFailure(page, failure);
    await context.setOffline(false);
    await dialog.getByRole('button', { name: 'Salvar registro' }).click();
    await expectSuccess(page, success);
    await expect(dialog).toBeHidden();
  };
  await main.getByRole('button', { name: 'Registrar sono' }).first().click();
  // Yesterday's night, so that waking lies in the past whatever time it is.
  const date = dialog.getByLabel('Data da noite');
  const today = Date.parse(await date.inputValue());
  const dayFrom = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
  await date.fill(dayFrom(-1));
  await saveTwice('Erro ao adicionar registro. Tente novamente.', 'Registro de sono adicionado com sucesso.');

  await openPage(page, 'Gestão de Substâncias e Jogos');
  await main.getByRole('button', { name: 'Registrar uso' }).first().click();
  await dialog.getByLabel('Quantidade').fill('1');
  await saveTwice('Erro ao adicionar registro. Tente novamente.', 'Registro de substância adicionado com sucesso.');

  await openPage(page, 'Nutrição Personalizada');
  const generate = main.getByRole('button', { name: 'Gerar Plano', exact: true });
  await expect(main.getByText('Nenhum plano para este dia')).toBeVisible();
  await context.setOffline(true);
  await generate.click();
  await expectFailure(page, 'Erro ao gerar plano nutricional. Tente novamente.');
  await main.getByLabel('Dia', { exact: true }).fill(dayFrom(1));
  await expect(main.getByText('Falha ao carregar planos nutricionais', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await main.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(main.getByText('Nenhum plano para este dia')).toBeVisible();
  await generate.click();
  await expectSuccess(page, 'Plano nutricional gerado pela IA.');
});

test('the dashboard’s generations and ticks fail in their place, without a toast, and can be repeated', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(offline);
  await startSignedIn(page, '/dashboard');
  const meals = page.getByRole('region', { name: 'Nutrição Personalizada' });
  const exercises = page.getByRole('region', { name: 'Exercícios Adaptáveis' });
  const plan = meals.getByRole('button', { name: 'Gerar Plano Nutricional' });
  const program = exercises.getByRole('button', { name: 'Gerar Programa' });
  // The code of a card comes when one is near.
  await expect(() => meals.scrollIntoViewIfNeeded()).toPass();
  await expect(plan).toBeVisible();
  await expect(program).toBeVisible();
  await waitForToaster(page);
  await context.setOffline(true);
  await plan.click();
  await expect(meals.getByText(/^não salvo/)).toBeVisible();
  await program.click();
  await expect(exercises.getByText(/^não salvo/)).toBeVisible();
  await expectNoFailure(page);
  await context.setOffline(false);
  await exercises.getByRole('button', { name: 'tentar de novo' }).click();
  await expectSuccess(page, 'Novo programa de exercícios gerado pela IA.');
  await meals.getByRole('button', { name: 'tentar de novo' }).click();
  await expectSuccess(page, 'Plano nutricional gerado pela IA.');

  const level = exercises.getByRole('group', { name: 'Nível de exercício' });
  await level.getByText('Intermediário').click();
  await expectSuccess(page, 'Programa de exercícios atualizado.');
  await context.setOffline(true);
  await level.getByText('Avançado').click();
  await expect(exercises.getByText(/^não salvo/)).toBeVisible();
  await expect(level.getByRole('radio', { name: 'Intermediário' })).toBeChecked();
  await expectNoFailure(page);
  await context.setOffline(false);
});

test('a message to a server that has stopped: said, and kept in the field', async ({ page, expectedProblems }) => {
  expectedProblems.push(/chat\/message/, /ERR_CONNECTION_(REFUSED|RESET)/, /ERR_INCOMPLETE_CHUNKED_ENCODING/);
  // While it ends in order it refuses what is still asked.
  expectedProblems.push(/^answer 503: /, /status of 503/);
  const second = await startSecondServer();
  expectedProblems.push(new RegExp(`^foreign request: ${second.url}/`));
  const box = page.getByRole('textbox', { name: 'Sua mensagem' });
  try {
    await startSignedIn(page, `${second.url}/chat`);
    await expect(box).toBeVisible();
    await waitForToaster(page);
  } finally {
    await second.stop();
  }
  await box.fill('Oi, Vida');
  await box.press('Enter');
  await expectFailure(page, 'Erro ao enviar mensagem. Tente novamente.');
  await expect(box).toHaveValue('Oi, Vida');
});
