import { FORUM_PATH, test, write } from './support/community-test.ts';
import { closeWithEscape } from './support/dialogs.ts';
import { waitUntilLoaded } from './support/inspect-page.ts';
import { signInThroughForm, startSignedIn } from './support/people.ts';
import { expect } from './support/test.ts';

const unauthorized = /console: .*status of 401/;

test('a draft survives a closed tab, and is forgotten with ‘Sair’', async ({ page, context }) => {
  const person = await startSignedIn(page, FORUM_PATH);
  const dialog = await write(page, { title: 'Pela metade', content: 'Ainda vou terminar' });
  await expect(dialog.getByText('Rascunho guardado só neste aparelho.')).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto(FORUM_PATH);
  await again.getByRole('button', { name: 'Nova postagem' }).click();
  await expect(again.getByLabel('Título')).toHaveValue('Pela metade');
  await expect(again.getByLabel('Texto')).toHaveValue('Ainda vou terminar');
  expect(await again.evaluate(() => Object.keys(localStorage).sort())).toEqual(['token', 'user']);
  await closeWithEscape(again);

  await again.goto('/account');
  await again.getByRole('button', { name: 'Sair da conta' }).click();
  await again.goto('/login');
  await signInThroughForm(again, person);
  await expect(again.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
  await again.goto(FORUM_PATH);
  await again.getByRole('button', { name: 'Nova postagem' }).click();
  await expect(again.getByLabel('Título')).toBeVisible();
  await waitUntilLoaded(again);
  await expect(again.getByLabel('Título')).toHaveValue('');
});

test('a draft is forgotten when the session ends from elsewhere, closed or open', async ({
  page,
  second,
  expectedProblems,
}) => {
  expectedProblems.push(unauthorized);
  const person = await startSignedIn(page, FORUM_PATH);
  const kept = () =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name }) => name);
      // Opening what is not there would make it.
      if (!names.includes('vida-drafts')) return '';
      return new Promise((done) => {
        const request = indexedDB.open('vida-drafts');
        request.onsuccess = () => {
          const all = request.result.transaction('drafts').objectStore('drafts').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(JSON.stringify(all.result));
          };
        };
      });
    });
  const endElsewhere = async () => {
    await second.goto('/login');
    await signInThroughForm(second, person);
    await expect(second.getByRole('heading', { level: 1, name: /^Olá/ })).toBeVisible();
    await second.goto('/account');
    await second.getByRole('button', { name: 'Encerrar todas as outras' }).click();
    await second
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Encerrar/ })
      .click();
    await expect(second.getByText('A sua conta está aberta só neste aparelho.')).toBeVisible();
  };
  const dialog = await write(page, { title: 'Só meu', content: 'Ninguém mais vê isto' });
  await expect(dialog.getByText('Rascunho guardado só neste aparelho.')).toBeVisible();
  expect(await kept()).toContain('Ninguém mais vê isto');

  // While it is being written: the page asks for the password, and the device holds nothing meanwhile.
  await endElsewhere();
  const password = page.getByRole('dialog').getByLabel('Senha', { exact: true });
  await expect(password).toBeVisible();
  await expect.poll(kept).not.toContain('Ninguém mais vê isto');
  await password.fill(person.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Entrar' }).click();
  await expect(dialog.getByLabel('Texto')).toHaveValue('Ninguém mais vê isto');
  await expect.poll(kept).toContain('Ninguém mais vê isto');

  // And where nothing is open: the next visit is sent to sign in.
  await page.goto('/sleep');
  await endElsewhere();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(kept).not.toContain('Ninguém mais vê isto');
});
