import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** A person nobody has registered yet. */
export const newPerson = (): Person => {
  const id = randomBytes(5).toString('hex');
  return {
    firstName: 'Lúcia',
    lastName: 'Andrade',
    username: `lucia.${id}`,
    email: `lucia.${id}@exemplo.com`,
    password: 'girassol amarelo',
  };
};

/** Fills the registration form. */
export const fillRegistration = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel('Nome', { exact: true }).fill(person.firstName);
  await page.getByLabel('Sobrenome').fill(person.lastName);
  await page.getByLabel('Nome de usuário').fill(person.username);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByLabel('Confirmar senha').fill(person.password);
};

/** Fills the registration form and sends it; ends on the health profile. */
export const registerThroughForm = async (page: Page, person: Person): Promise<void> => {
  await fillRegistration(page, person);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Perfil de Saúde' })).toBeVisible();
};

/** Fills the login form and sends it; where it leads is the test's to say. */
export const signInThroughForm = async (
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
};

/** Registers over HTTP and opens the browser signed in: for journeys that begin later. */
export const startSignedIn = async (page: Page, path: string, person = newPerson()): Promise<Person> => {
  const answer = await page.request.post('/api/register', { data: person });
  expect(answer.status()).toBe(201);
  const { user, token } = await answer.json();
  // Told once, on a page without the app's code: told at each page, it would bring back who signed out.
  await page.goto(/^https?:/.test(path) ? new URL('/robots.txt', path).href : '/robots.txt');
  await page.evaluate(
    ([storedUser, storedToken]) => {
      localStorage.setItem('user', storedUser ?? '');
      localStorage.setItem('token', storedToken ?? '');
    },
    [JSON.stringify(user), token],
  );
  await page.goto(path);
  return person;
};
