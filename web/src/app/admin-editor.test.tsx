import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hasUnsavedChanges } from '../lib/unsaved-changes.ts';
import { aPrompt, aVersion, findCard, press, put, startPanel, systemBox } from './admin-fixture.ts';

const panel = startPanel();

const write = async (title: string) => {
  await put(await screen.findByRole('textbox', { name: 'Título' }), title);
  await put(await systemBox(), 'Seja breve.');
  await put(await screen.findByRole('textbox', { name: 'Modelo do prompt do usuário' }), '{{mensagem}}');
};

describe('writing a prompt', () => {
  it('creates it in its section, in use where none is', async () => {
    await panel.open();
    await press('Criar prompt de Sono');
    expect(screen.getByRole('button', { name: 'Voltar aos prompts' })).toHaveFocus();
    await write('Noites calmas');
    await press('Criar prompt');
    expect(await screen.findByText('Prompt criado com sucesso!')).toBeInTheDocument();
    expect(panel.sentBodies('POST /api/admin/ai-prompts')).toEqual([
      {
        section: 'sleep',
        title: 'Noites calmas',
        systemPrompt: 'Seja breve.',
        userPromptTemplate: '{{mensagem}}',
        isActive: true,
      },
    ]);
    expect(await within(await findCard('Sono')).findByText('Noites calmas')).toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(false);
  });

  it('begins inactive where another one is in use', async () => {
    panel.prompts = [aPrompt(1, { isActive: true })];
    await panel.open();
    await press('Criar prompt de Chat');
    expect(await screen.findByRole('radio', { name: 'Inativo' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Seção' })).toHaveValue('chat');
  });

  it('asks for every field', async () => {
    await panel.open();
    await press('Criar prompt de Geral');
    await press('Criar prompt');
    expect(await screen.findAllByText('Precisa ser preenchido.')).toHaveLength(3);
    expect(panel.app.sent('POST /api/admin')).toEqual([]);
  });

  it('keeps the text and says why when it is refused', async () => {
    await panel.open();
    panel.refusal = { status: 409, body: { message: 'Há prompts demais.', code: 'too_many_prompts' } };
    await press('Criar prompt de Chat');
    await write('Mais um');
    await press('Criar prompt');
    expect(await screen.findByText('Erro ao criar prompt')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Há prompts demais.');
    expect(await systemBox()).toHaveValue('Seja breve.');
    panel.refusal = null;
    await press('Criar prompt');
    expect(await screen.findByText('Prompt criado com sucesso!')).toBeInTheDocument();
  });

  it('changes one, or says that it could not', async () => {
    await panel.openFirst();
    await put(await systemBox(), 'Outro texto');
    panel.refusal = { status: 500 };
    await press('Salvar mudanças');
    expect(await screen.findByText('Erro ao atualizar prompt')).toBeInTheDocument();
    panel.refusal = null;
    await press('Salvar mudanças');
    expect(await screen.findByText('Prompt atualizado com sucesso!')).toBeInTheDocument();
    expect(panel.sentBodies('PUT')[1]).toMatchObject({ systemPrompt: 'Outro texto', isActive: true });
  });

  it('keeps what was written over what another window saved, and shows both', async () => {
    await panel.openFirst();
    await put(await systemBox(), 'Seja breve.');
    const title = 'Conversa calma';
    panel.prompts = [aPrompt(1, { title, systemPrompt: 'Seja gentil.', etag: 'dois' })];
    const body = { code: 'stale', message: 'Mudou.', current: panel.prompts[0] };
    panel.refusal = { status: 409, body };
    await press('Salvar mudanças');
    expect(await screen.findByText('Título: agora Conversa calma (antes: Conversa 1).')).toBeInTheDocument();
    expect(screen.getByText('Status: agora Inativo (antes: Ativo).')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Seja gentil. (salvo em outro lugar)' })).not.toBeChecked();
    expect(await systemBox()).toHaveValue('Seja breve.');
    panel.refusal = null;
    await press('Salvar mudanças');
    await waitFor(() => expect(panel.sentBodies('PUT').map(({ etag }) => etag)).toEqual(['um', 'dois']));
    expect(panel.prompts).toMatchObject([{ title, systemPrompt: 'Seja breve.', isActive: false }]);
  });

  it('names a variable that does not exist, under the field', async () => {
    await panel.openFirst();
    const box = await systemBox();
    await put(box, 'Olá, {{nome}}');
    await press('Salvar mudanças');
    await waitFor(() => expect(box).toBeInvalid());
    expect(box).toHaveAccessibleDescription(/^Usa \{\{nome\}\}, que não existe\. As variáveis são: perfil, /);
    expect(panel.app.sent('PUT')).toEqual([]);
  });

  it('puts a variable where the cursor is', async () => {
    await panel.openFirst();
    const box = (await systemBox()) as HTMLTextAreaElement;
    await put(box, 'Olá !');
    box.setSelectionRange(4, 4);
    await press('Inserir {{perfil}} em Prompt do sistema');
    expect(box).toHaveValue('Olá {{perfil}}!');
    expect(box).toHaveFocus();
    expect(box.selectionStart).toBe('Olá {{perfil}}'.length);
    expect(box).toHaveAccessibleDescription(/15 de 20\.000 caracteres/);
    await press('Salvar mudanças');
    await waitFor(() => expect(panel.sentBodies('PUT')[0].systemPrompt).toBe('Olá {{perfil}}!'));
  });

  it('asks before a text is left behind', async () => {
    await panel.openFirst();
    await put(await systemBox(), 'Quase pronto');
    expect(hasUnsavedChanges()).toBe(true);
    await press('Voltar aos prompts');
    await press('Continuar editando', await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' }));
    expect(await systemBox()).toHaveValue('Quase pronto');
    await press('Cancelar');
    await press('Sair sem salvar', await screen.findByRole('alertdialog'));
    expect(await findCard('Chat')).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: 'Prompt do sistema' })).not.toBeInTheDocument();
  });
});

describe('the preview', () => {
  it('shows what a model would get, and when it is no longer that', async () => {
    await panel.openFirst();
    await put(await systemBox(), 'Seja breve.');
    await press('Ver prévia');
    expect(await screen.findByText(/REGRAS\s+Seja breve\./)).toBeInTheDocument();
    expect(screen.getByText('Pessoa: 55 anos, mulher')).toBeInTheDocument();
    expect(screen.queryByText(/mudaram desde esta prévia/)).not.toBeInTheDocument();
    await userEvent.type(await systemBox(), ' Sempre.');
    expect(screen.getByText(/mudaram desde esta prévia/)).toBeInTheDocument();
    await press('Atualizar prévia');
    expect(await screen.findByText(/REGRAS\s+Seja breve\. Sempre\./)).toBeInTheDocument();
    expect(panel.app.sent('PUT')).toEqual([]);
  });

  it('is not asked for with a text that cannot be sent', async () => {
    await panel.openFirst();
    await put(await systemBox(), '{{nome}}');
    await press('Ver prévia');
    await waitFor(async () => expect(await systemBox()).toBeInvalid());
    expect(panel.app.sent('POST')).toEqual([]);
  });
});

describe('versions', () => {
  const openTwo = async () => {
    panel.prompts = [aPrompt(1, { isActive: true, version: 2, systemPrompt: 'Novo' })];
    panel.versions = [
      aVersion(2, { systemPrompt: 'Novo' }),
      aVersion(1, { systemPrompt: 'Antigo', title: 'Primeira' }),
    ];
    await panel.open();
    await press('Editar “Conversa 1”');
  };

  it('stand side by side with the current one', async () => {
    await openTwo();
    await press('Comparar a versão 1 com a atual');
    const comparison = await screen.findByRole('region', { name: 'Versão 1 ao lado da atual' });
    expect(within(comparison).getAllByRole('figure', { name: 'Versão 1' })[1]).toHaveTextContent('Antigo');
    expect(within(comparison).getAllByRole('figure', { name: 'Versão 2 (atual)' })[1]).toHaveTextContent('Novo');
    expect(within(comparison).getByText('Modelo do prompt do usuário: igual ao da atual.')).toBeInTheDocument();
    expect(within(comparison).getAllByRole('figure')).toHaveLength(4);
  });

  it('come back after asking, into the form too', async () => {
    await openTwo();
    await press('Restaurar a versão 1');
    expect(panel.app.sent('POST')).toEqual([]);
    await press('Restaurar', await screen.findByRole('alertdialog', { name: 'Restaurar a versão 1?' }));
    expect(await screen.findByText('A versão 1 voltou a ser a atual.')).toBeInTheDocument();
    expect(panel.sentBodies('POST')).toEqual([{ version: 1 }]);
    expect(await systemBox()).toHaveValue('Antigo');
    expect(screen.getByRole('heading', { name: 'Editar “Primeira”' })).toBeInTheDocument();
    expect(await screen.findByText('Versão 3')).toBeInTheDocument();
    expect(hasUnsavedChanges()).toBe(false);
  });
});
