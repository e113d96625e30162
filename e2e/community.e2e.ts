import { openAdministration } from './support/administrator.ts';
import { FORUM_ID, FORUM_PATH, test, write } from './support/community-test.ts';
import { closeWithEscape } from './support/dialogs.ts';
import { findAccessibilityProblems, sidewaysPixels, waitUntilLoaded } from './support/inspect-page.ts';
import { ownApi } from './support/own-api.ts';
import { newPerson, startSignedIn } from './support/people.ts';
import { expect } from './support/test.ts';
import { expectFailure, expectNoFailure, expectSuccess, expectToast, waitForToaster } from './support/toasts.ts';

test('a post is written, read, liked and answered; the bell rings; the dashboard shows it', async ({
  page,
  second,
}) => {
  await startSignedIn(page, '/community');
  await page.getByRole('link', { name: 'Diabetes tipo 2', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Diabetes tipo 2' })).toBeVisible();
  const dialog = await write(page, {
    title: 'Glicemia na viagem',
    content: 'Como vocês fazem?\nVou de ônibus.',
    tags: 'viagem, ônibus',
  });
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expectSuccess(page, 'Sua postagem foi publicada na comunidade.');
  await expect(dialog).toBeHidden();
  const link = page.getByRole('link', { name: 'Glicemia na viagem' });
  const row = page.getByRole('main').getByRole('listitem').filter({ has: link });
  await expect(row.getByText('Você, agora')).toBeVisible();
  await page.getByRole('button', { name: 'Nova postagem' }).click();
  await expect(dialog.getByLabel('Título')).toBeVisible();
  await waitUntilLoaded(page);
  for (const label of ['Título', 'Texto', 'Tags']) await expect(dialog.getByLabel(label)).toHaveValue('');
  await closeWithEscape(page);

  await startSignedIn(second, FORUM_PATH, newPerson());
  await second.getByRole('searchbox').fill('onibus');
  const found = second.getByRole('main').getByRole('heading', { level: 2 });
  await expect(found).toHaveText(['Glicemia na viagem']);
  await expect(second.getByText('Membro, ')).toBeVisible();
  await second.getByRole('searchbox').fill('jabuticaba');
  await expect(second.getByText('Nada encontrado para “jabuticaba”')).toBeVisible();
  await second.getByRole('button', { name: 'Limpar a busca' }).click();
  await second.getByRole('link', { name: 'Glicemia na viagem' }).click();
  await expect(second.getByText('Lúcia', { exact: false })).toHaveCount(1);
  await second.getByRole('button', { name: /^Curtir “Glicemia na viagem”/ }).click();
  await expect(second.getByRole('button', { name: /: 1 curtida$/ })).toHaveAttribute('aria-pressed', 'true');
  await second.getByLabel('Sua resposta').fill('Levo um lanche na mochila.');
  await second.getByRole('button', { name: 'Responder' }).click();
  await expectToast(second, 'Sua resposta foi publicada.');
  await expect(second.getByText('Levo um lanche na mochila.')).toBeVisible();

  // The author looks at the list all the while: the counts come by themselves.
  await expect(row.getByText('1 resposta', { exact: true })).toBeAttached();
  await expect(row.getByRole('button', { name: /: 1 curtida$/ })).toBeVisible();
  await page.goto('/dashboard');
  await page
    .getByRole('button', { name: /não lidas/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: 'Notificações' });
  await expect(panel.getByText('Curtiram a sua postagem')).toBeVisible();
  await expect(panel.getByText('Responderam à sua postagem')).toBeVisible();
  await panel.getByRole('link', { name: 'Ver a postagem' }).first().click();
  await expect(page.getByText('Levo um lanche na mochila.')).toBeVisible();

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Comunidade' });
  // Its code comes when one is near, and takes the place that was kept for it.
  await expect(() => card.scrollIntoViewIfNeeded()).toPass();
  await expect(card.getByRole('link', { name: 'Glicemia na viagem' })).toBeVisible();
  await card.getByRole('link', { name: 'Ver comunidade' }).click();
  await page.getByRole('tab', { name: 'Recentes' }).click();
  await expect(page.getByRole('link', { name: 'Glicemia na viagem' })).toBeVisible();
});

test('who writes of an emergency is helped before and after, and may publish', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await startSignedIn(page, FORUM_PATH);
  const dialog = await write(page, {
    title: 'Alguém já sentiu?',
    content: 'to com dor forte no peito q vai pro braço e suando frio',
  });
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expect(dialog.getByRole('link', { name: /SAMU 192/ })).toHaveAttribute('href', 'tel:192');
  await expect(dialog.getByRole('link', { name: /SAMU 192/ })).toBeInViewport();
  await expect(dialog.getByText('Isto pode ser uma emergência')).toBeInViewport();
  const posts: { title: string }[] = await (await ownApi(page)).get('/api/community/posts');
  expect(posts.map(({ title }) => title)).not.toContain('Alguém já sentiu?');
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publicar mesmo assim' }).click();
  await expect(dialog.getByText(/^Seu texto foi publicado/)).toBeAttached();
  await expect(dialog.getByRole('link', { name: /SAMU 192/ })).toBeInViewport();
  // Nothing lies over whom to call: the toast waits until that is closed.
  await expect(page.getByText('Sua postagem foi publicada na comunidade.')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fechar aviso' }).click();
  await expectSuccess(page, 'Sua postagem foi publicada na comunidade.');
  await expect(page.getByRole('link', { name: 'Alguém já sentiu?' })).toBeVisible();
});

test('what could not be published or liked says so, a like without a toast, and goes out when asked', async ({
  page,
  context,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED/);
  await startSignedIn(page, FORUM_PATH);
  const dialog = await write(page, { title: 'Olá', content: 'Cheguei' });
  await waitForToaster(page);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expectFailure(page, 'Não foi possível publicar sua postagem.');
  await expect(dialog.getByLabel('Texto')).toHaveValue('Cheguei');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Publicar' }).click();
  await expectSuccess(page, 'Sua postagem foi publicada na comunidade.');
  const heart = page.getByRole('button', { name: /^Curtir “Olá”/ });
  await context.setOffline(true);
  await heart.click();
  await expect(page.getByText('não salvo')).toBeVisible();
  await expectNoFailure(page);
  await context.setOffline(false);
  await page
    .getByRole('status')
    .filter({ hasText: 'não salvo' })
    .getByRole('button', { name: 'tentar de novo' })
    .click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('a post is reported, and the administrator hides it', async ({ page, second, server, expectedProblems }) => {
  expectedProblems.push(/404 \(Not Found\)/);
  await startSignedIn(second, '/account', newPerson());
  const author = await ownApi(second);
  const post = await author.post('/api/community/posts', {
    forumId: FORUM_ID,
    title: 'Conselho ruim',
    content: 'Parem o remédio e tomem este chá.',
  });
  await startSignedIn(page, `/community/posts/${post.id}`);
  await page.getByRole('button', { name: 'Opções de “Conselho ruim”' }).click();
  await page.getByRole('menuitem', { name: 'Denunciar' }).click();
  await page.getByLabel('Detalhes').fill('Alguém pode parar o remédio.');
  await page.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expectToast(page, 'Denúncia enviada. Obrigada por cuidar da comunidade.');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sair da conta' }).click();

  await openAdministration(page, server);
  await page.getByRole('tab', { name: 'Moderação' }).click();
  const report = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Alguém pode parar o remédio' });
  await expect(report).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await report.getByRole('button', { name: 'Ocultar' }).click();
  await expect(report).toHaveCount(0);
  await page.getByText('Registro', { exact: true }).click();
  await expect(page.getByText('Ocultou a postagem “Conselho ruim”')).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sidewaysPixels(page)).toBe(0);

  // The administrator's account was made without a registration, so nobody has agreed to anything yet.
  await page.goto(`/community/posts/${post.id}`);
  await page.getByRole('button', { name: 'Concordo' }).click();
  await expect(page.getByText('Esta postagem não está mais aqui')).toBeVisible();
  await second.goto(FORUM_PATH);
  await expect(second.getByText('Oculta pela moderação: só você vê.')).toBeVisible();
});
