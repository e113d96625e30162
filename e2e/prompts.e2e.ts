import type { Page } from '@playwright/test';
import { startModelServer } from '../server/src/testing/model-server.ts';
import { openAdministration } from './support/administrator.ts';
import { findAccessibilityProblems, sidewaysPixels } from './support/inspect-page.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { test as base, expect } from './support/test.ts';
import { expectFailure, expectSuccess } from './support/toasts.ts';

type Model = Awaited<ReturnType<typeof startModelServer>>;

/** A server of its own, whose model answers with the fruit that its prompt names. */
const test = base.extend<{ model: Model; server: RunningServer }>({
  model: async ({ locale: _ }, use) => {
    const model = await startModelServer({
      kind: 'answer',
      answer: ({ messages }) =>
        `Que tal uma ${/\{fruta: (\w+)\}/.exec(messages[0]?.content ?? '')?.[1] ?? 'fruta'} no lanche da tarde?`,
    });
    await use(model);
    await model.close();
  },
  server: async ({ model }, use) => {
    const server = await startServer({ AI_BASE_URL: model.baseUrl, AI_MODEL: 'de-teste' });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(server.url),
  origin: async ({ server }, use) => use(server.url),
});

const ask = async (page: Page, question: string) => {
  const box = page.getByRole('textbox', { name: 'Sua mensagem' });
  await box.fill(question);
  await box.press('Enter');
};

test('the administrator edits a prompt, and the chat shows it; without a connection nothing changes', async ({
  page,
  context,
  server,
  expectedProblems,
}) => {
  expectedProblems.push(/ERR_INTERNET_DISCONNECTED/);
  await openAdministration(page, server);
  const card = page.getByRole('region', { name: 'Chat', exact: true });
  await expect(card.getByText('Não Configurado')).toBeVisible();
  await card.getByRole('button', { name: 'Criar prompt de Chat' }).click();
  await page.getByRole('textbox', { name: 'Título' }).fill('Conversa');
  await page.getByRole('textbox', { name: 'Prompt do sistema' }).fill('Sugira frutas. {fruta: pera}');
  await page.getByRole('textbox', { name: 'Modelo do prompt do usuário' }).fill('Hoje é {{data}}. {{mensagem}}');
  await page.getByRole('button', { name: 'Ver prévia' }).click();
  await expect(page.getByRole('figure', { name: 'Usuário' })).toContainText('Hoje é');
  const create = page.getByRole('button', { name: 'Criar prompt', exact: true });
  await context.setOffline(true);
  await create.click();
  await expectFailure(page, 'Erro ao criar prompt');
  await context.setOffline(false);
  await create.click();
  await expectSuccess(page, 'Prompt criado com sucesso!');
  await expect(card.getByText('Ativo', { exact: true })).toBeVisible();
  expect(await findAccessibilityProblems(page)).toEqual([]);

  await card.getByRole('button', { name: 'Deletar “Conversa”' }).click();
  await context.setOffline(true);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click();
  await expectFailure(page, 'Erro ao deletar prompt');
  await card.getByRole('button', { name: 'Desativar “Conversa”' }).click();
  await expectFailure(page, 'Erro ao atualizar prompt');
  await context.setOffline(false);
  await expect(card.getByText('Ativo', { exact: true })).toBeVisible();

  // The administrator's account was made without a registration, so nobody has agreed to anything yet.
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Concordo' }).click();
  await ask(page, 'O que como de lanche?');
  const messages = page.getByRole('region', { name: 'Mensagens' });
  await expect(messages.getByText('Que tal uma pera no lanche da tarde?')).toBeVisible();
  await expect(messages.getByText('Gerado por IA')).toBeVisible();

  await page.goto('/admin');
  await card.getByRole('button', { name: 'Editar “Conversa”' }).click();
  await page.getByRole('textbox', { name: 'Prompt do sistema' }).fill('Sugira frutas. {fruta: jaca}');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expectSuccess(page, 'Prompt atualizado com sucesso!');
  await page.goto('/chat');
  await ask(page, 'E amanhã?');
  await expect(messages.getByText('Que tal uma jaca no lanche da tarde?')).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Saúde da IA' }).click();
  await expect(page.getByRole('region', { name: 'Modelo' }).getByText('de-teste')).toBeVisible();
  expect(await sidewaysPixels(page)).toBe(0);
  expect(await findAccessibilityProblems(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Prompts' }).click();
  await card.getByRole('button', { name: 'Deletar “Conversa”' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deletar' }).click();
  await expectSuccess(page, 'Prompt deletado com sucesso!');
  await expect(card.getByText('Não Configurado')).toBeVisible();
});
