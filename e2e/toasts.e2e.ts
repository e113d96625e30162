import {
  fillRegistration,
  newPerson,
  registerThroughForm,
  signInThroughForm,
  startSignedIn,
} from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectFailure, expectSuccess, expectToast, waitForToaster } from './support/toasts.ts';

/*
 * The messages of spec section 8 that exist so far, each brought about by what really happens: a wrong password, a
 * name that is taken, a connection that is gone. Those of nights and substances stand in sleep.e2e.ts and
 * substances.e2e.ts, those of the administrator in accounts.e2e.ts, the unknown route and the signed-out community in
 * pages.e2e.ts.
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
  await expectToast(page, 'Erro de conexão. Tente novamente.');
  await context.setOffline(false);
  await signInThroughForm(page, person);
  await expectSuccess(page, 'Login realizado com sucesso.');
});

test('registering: passwords that differ, a name that is taken, and done', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(refused);
  const person = newPerson();
  await page.request.post('/api/register', { data: { ...newPerson(), username: person.username } });
  await page.goto('/register');
  await fillRegistration(page, person);
  await page.getByLabel('Confirmar senha').fill('girassol azul');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expectToast(page, 'As senhas não coincidem.');
  await page.getByLabel('Confirmar senha').fill(person.password);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Erro no cadastro', { exact: true }).first()).toBeVisible();
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

test('the profile: not saved without a connection, then saved', async ({
  page,
  context,
  expectedProblems,
}) => {
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
