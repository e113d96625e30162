import { attackStrings, packAttacks } from './support/attack-strings.ts';
import { expectHarmless, expectShown, watchDialogs } from './support/harm.ts';
import { ownApi } from './support/own-api.ts';
import { newPerson, registerThroughForm, signInThroughForm, startSignedIn } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { expectSuccess } from './support/toasts.ts';

test.use({ viewport: { width: 360, height: 740 } });

const [first = '', second = '', third = '', ...more] = packAttacks(100, 'Ana');
const [long = ''] = packAttacks(1000, 'Nota');

test('names of all kinds, from the registration form to every place that greets', async ({ page, context }) => {
  const dialogs = watchDialogs(page);
  const person = { ...newPerson(), firstName: first, lastName: second };
  await page.goto('/register');
  await registerThroughForm(page, person);
  await page.getByRole('link', { name: 'Início', exact: true }).click();
  await expectShown(page, [`Olá, ${first}`]);

  // Another window changes the name; this one hears of it.
  const other = await context.newPage();
  await other.goto('/privacidade');
  const api = await ownApi(other);
  for (const name of [third, ...more]) {
    const user = await api.patch('/api/account', { firstName: name, lastName: name });
    await other.evaluate((changed) => localStorage.setItem('user', changed), JSON.stringify(user));
    await expectShown(page, [`Olá, ${name}`]);
  }
  await expectHarmless(page);
  for (const path of ['/login', '/account']) {
    await page.goto(path);
    await expectShown(page, more.slice(-1));
    await expectHarmless(page);
  }
  expect(dialogs).toEqual([]);
});

test('what is typed into forms, and a file with its name, is shown as text', async ({ page }) => {
  const dialogs = watchDialogs(page);
  // Whether so strange a text alarms is not the matter here; help takes the place of the toast.
  const help = page.getByRole('alertdialog', { name: 'Sobre o que você escreveu' });
  await page.addLocatorHandler(help, () => help.getByRole('button', { name: 'Fechar' }).click());
  await startSignedIn(page, '/profile');
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await main.getByRole('button', { name: 'Editar Perfil' }).click();
  await main.getByRole('button', { name: 'Condições crônicas' }).click();
  const conditions = page.getByRole('group', { name: 'Condições crônicas' });
  await conditions.getByRole('checkbox', { name: 'Outros' }).check();
  await page.getByRole('textbox', { name: 'Outras condições' }).fill(first);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(conditions.getByRole('checkbox', { name: first, exact: true })).toBeChecked();
  await page.getByRole('button', { name: 'Salvar Perfil' }).click();
  await expectSuccess(page, 'Perfil de saúde atualizado com sucesso.');
  await expectShown(page, [first]);
  await expectHarmless(page);

  await page.goto('/measurements');
  await main.getByRole('button', { name: 'Importar arquivo' }).first().click();
  const lines = attackStrings.map((text) => `2026-11-20 08:00:00,"${text.replaceAll('"', '""')}"`);
  await page.locator('input[type=file]').setInputFiles({
    name: '<img src=x onerror=hurt=1>.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['time,gl', '2026-11-20 09:00:00,112', ...lines, ''].join('\n')),
  });
  await expectShown(page, ['<img src=x onerror=hurt=1>.csv']);
  const all = dialog.getByRole('button', { name: 'Ver todas' });
  await all.click();
  await expectShown(
    page,
    attackStrings.map((text) => text.slice(0, 40)),
  );
  await expectHarmless(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/sleep');
  await main.getByRole('button', { name: 'Registrar sono' }).first().click();
  const date = dialog.getByLabel('Data da noite');
  await date.fill(new Date(Date.parse(await date.inputValue()) - 86_400_000).toISOString().slice(0, 10));
  await dialog.getByLabel('Observações').fill(long);
  await dialog.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(dialog).toBeHidden();
  await expectShown(page, [long]);
  await expectHarmless(page);

  await page.goto('/chat');
  await page.getByRole('textbox', { name: 'Sua mensagem' }).fill(long);
  await page.getByRole('textbox', { name: 'Sua mensagem' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Sua mensagem' })).toHaveValue('');
  await expectShown(page, [long]);
  await expectHarmless(page);
  expect(dialogs).toEqual([]);
});

test('what stands in an address is looked up or left alone, and nobody is led away', async ({
  page,
  expectedProblems,
}) => {
  // The address of no post.
  expectedProblems.push(/status of 400/);
  const dialogs = watchDialogs(page);
  const person = newPerson();
  await page.request.post('/api/register', { data: person });
  const value = encodeURIComponent(long);
  await page.goto(`/login?returnTo=${encodeURIComponent('javascript:hurt=1')}&x=${value}#${value}`);
  await signInThroughForm(page, person);
  await expect(page.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
  await expectHarmless(page);
  for (const path of [
    `/measurements?tipo=${value}&nova=${value}`,
    `/nutrition?tipo=${value}`,
    `/exercises?sessao=${value}`,
    `/community?aba=${value}`,
    `/community/posts/${encodeURIComponent(first)}`,
    `/${encodeURIComponent(first)}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expectHarmless(page);
  }
  expect(dialogs).toEqual([]);
});
