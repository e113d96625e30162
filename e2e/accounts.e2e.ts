import { waitUntilLoaded } from './support/inspect-page.ts';
import {
  fillRegistration,
  newPerson,
  registerThroughForm,
  signInThroughForm,
  startSignedIn,
} from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectFailure, expectSuccess } from './support/toasts.ts';

const unauthorized = /console: .*status of 401/;
const forbidden = /console: .*status of 403/;

test('a wrong password says so, keeps the e-mail and lets the right one in', async ({ page, expectedProblems }) => {
  expectedProblems.push(unauthorized);
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  await page.goto('/login');
  await signInThroughForm(page, { ...person, password: 'outra senha' });
  await expect(page.getByText('Erro no login', { exact: true })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(person.email);
  await signInThroughForm(page, person);
  // The toast first: it goes by itself.
  await expect(page.getByText('Login realizado com sucesso.', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Lúcia');
});

test('passwords that differ are said under the field and nothing is sent', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await fillRegistration(page, person);
  await page.getByLabel('Confirmar senha').fill('girassol azul');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('As senhas não coincidem.').first()).toBeVisible();
  expect(sent).toEqual([]);
});

test('registering sends the five fields alone and leads to the profile', async ({ page }) => {
  const person = newPerson();
  await page.goto('/register');
  await expect(page.getByText('LGPD')).toBeVisible();
  const request = page.waitForRequest('**/api/register');
  await registerThroughForm(page, person);
  expect((await request).postDataJSON()).toEqual(person);
  await expect(page.getByText('Conta criada com sucesso.', { exact: true })).toBeVisible();
});

test('logging out in one tab signs the other out too', async ({ page, context }) => {
  const person = await startSignedIn(page, '/dashboard');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Perfil de Saúde');
  await page.getByRole('main').getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('link', { name: 'Entrar' }).first()).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Perfil de Saúde');
  await expect.poll(() => other.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    person.email,
  );
});

test('a session that ended elsewhere keeps an unsaved form and saves it after signing in again', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(unauthorized);
  // It does not hear of it by itself: a phone that was asleep.
  await page.route('**/api/events', () => undefined);
  const person = await startSignedIn(page, '/profile');
  await page.getByRole('button', { name: 'Editar Perfil' }).click();
  await page.getByRole('checkbox', { name: 'Hipertensão' }).check();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Salvar Perfil' }).click();
  const dialog = page.getByRole('dialog', { name: 'Entre de novo para continuar' });
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Perfil de saúde atualizado com sucesso.', { exact: true })).toBeVisible();
});

test('without unsaved input an ended session leads to login and back to the same place', async ({
  page,
  expectedProblems,
}) => {
  expectedProblems.push(unauthorized);
  const person = await startSignedIn(page, '/measurements');
  await waitUntilLoaded(page);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });
  // The page hears of it by itself.
  await expect(page).toHaveURL(/\/login/);
  await signInThroughForm(page, person);
  await expect(page).toHaveURL(/\/measurements$/);
});

test('the administrator changes the one-time password, passes the gate, and nobody else does', async ({
  page,
  otherContext,
  expectedProblems,
}) => {
  expectedProblems.push(forbidden);
  const email = process.env.VIDA_ADMIN_EMAIL ?? '';
  const password = process.env.VIDA_ADMIN_PASSWORD ?? '';
  await page.goto('/login');
  await signInThroughForm(page, { email, password });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trocar senha');
  await page.getByLabel('Senha atual').fill(password);
  await page.getByLabel('Nova senha').fill('jacarandá em flor');
  await page.getByRole('button', { name: 'Trocar senha' }).click();
  await page.getByRole('link', { name: 'Administração', exact: true }).click();
  await page.getByRole('textbox', { name: 'Senha administrativa' }).fill('errada');
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  await expectFailure(page, 'Senha administrativa incorreta');
  await page.getByRole('textbox', { name: 'Senha administrativa' }).fill(process.env.VIDA_GATE_PASSWORD ?? '');
  await page.getByRole('button', { name: 'Abrir painel' }).click();
  await expectSuccess(page, 'Acesso administrativo concedido!');

  const other = await otherContext.newPage();
  await startSignedIn(other, '/admin');
  await expect(
    other.getByText('Acesso Negado: Apenas administradores podem acessar este painel.', { exact: true }),
  ).toBeVisible();
  await expect(other.getByRole('link', { name: 'Administração', exact: true })).toHaveCount(0);
});
