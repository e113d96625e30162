import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { aPrompt, findCard, gateClosed, noModel, press, put, startPanel, systemBox } from './admin-fixture.ts';

const panel = startPanel();

describe('the cards', () => {
  it('stand in the specification’s order, each with its state', async () => {
    panel.prompts = [
      aPrompt(1, { isActive: true, title: 'Em vigor', version: 4 }),
      aPrompt(2, { section: 'sleep', title: 'Guardado' }),
    ];
    await panel.open();
    await screen.findByText('Em vigor');
    const cards = screen.getAllByRole('region').filter((region) => within(region).queryByText('Criar prompt'));
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Dicas IA',
      'Exercícios',
      'Nutrição',
      'Sono',
      'Chat',
      'Geral',
    ]);
    expect(cards.map((card) => within(card).getByText(/^(Ativo|Inativo|Não Configurado)$/).textContent)).toEqual([
      'Não Configurado',
      'Não Configurado',
      'Não Configurado',
      'Inativo',
      'Ativo',
      'Não Configurado',
    ]);
    const chat = await findCard('Chat');
    expect(chat).toHaveTextContent('Em vigorEm usoVersão 4, de 21/11/2026, 09:00');
    expect(await findCard('Sono')).toHaveTextContent('valem as orientações próprias da Vida');
  });

  it('say what the prompts are for without a model, and nothing with one', async () => {
    await panel.open();
    const notice = /^Nenhum modelo configurado: as regras da Vida respondem/;
    expect(await screen.findByText(notice)).toBeInTheDocument();
  });

  it('say nothing of a missing model where there is one', async () => {
    panel.health = { ...noModel, model: { ...noModel.model, isConfigured: true } };
    await panel.open();
    await findCard('Geral');
    await waitFor(() => expect(panel.app.sent('GET /api/admin/adviser-health')).toHaveLength(1));
    expect(screen.queryByText(/^Nenhum modelo configurado/)).not.toBeInTheDocument();
  });

  it('offer to try again', async () => {
    panel.app.answers['GET /api/admin/ai-prompts'] = { status: 503 };
    await panel.open();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível carregar os prompts');
    panel.app.answers['GET /api/admin/ai-prompts'] = { body: [aPrompt(1)] };
    await press('Tentar de novo', alert);
    expect(await screen.findByText('Conversa 1')).toBeInTheDocument();
  });
});

describe('what can be done in a card', () => {
  it('puts another one in use', async () => {
    panel.prompts = [aPrompt(1, { isActive: true }), aPrompt(2)];
    await panel.open();
    await press('Ativar “Conversa 2”');
    expect(await screen.findByText('Prompt atualizado com sucesso!')).toBeInTheDocument();
    expect(panel.sentBodies('PUT')[0]).toMatchObject({ title: 'Conversa 2', isActive: true });
    expect(await screen.findByRole('button', { name: 'Ativar “Conversa 1”' })).toBeInTheDocument();
  });

  it('says that it could not be put in use', async () => {
    panel.prompts = [aPrompt(1)];
    await panel.open();
    panel.refusal = { status: 500 };
    await press('Ativar “Conversa 1”');
    expect(await screen.findByText('Erro ao atualizar prompt')).toBeInTheDocument();
  });

  it('deletes after asking, and moves the focus on', async () => {
    panel.prompts = [aPrompt(1, { isActive: true }), aPrompt(2)];
    await panel.open();
    await press('Deletar “Conversa 1”');
    const dialog = await screen.findByRole('alertdialog', { name: 'Deletar “Conversa 1”?' });
    expect(dialog).toHaveTextContent('a seção fica sem prompt ativo');
    expect(panel.app.sent('DELETE')).toEqual([]);
    await press('Deletar', dialog);
    expect(await screen.findByText('Prompt deletado com sucesso!')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('Conversa 1')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Deletar “Conversa 2”' })).toHaveFocus());
  });

  it('says that it could not be deleted', async () => {
    panel.prompts = [aPrompt(1)];
    await panel.open();
    panel.refusal = { status: 500 };
    await press('Deletar “Conversa 1”');
    await press('Deletar', await screen.findByRole('alertdialog'));
    expect(await screen.findByText('Erro ao deletar prompt')).toBeInTheDocument();
    expect(screen.getByText('Conversa 1')).toBeInTheDocument();
  });
});

describe('a gate that closes again', () => {
  const openGate = async () => {
    panel.app.answers['POST /api/admin/gate'] = { body: { open: true } };
    await userEvent.type(await screen.findByLabelText('Senha administrativa', { selector: 'input' }), 'certa');
    await press('Abrir painel');
  };

  it('is asked for in place of the cards, which come back', async () => {
    panel.app.answers['GET /api/admin/ai-prompts'] = gateClosed;
    await panel.open();
    await screen.findByRole('heading', { name: 'Senha administrativa' });
    panel.app.answers['GET /api/admin/ai-prompts'] = { body: [aPrompt(1)] };
    await openGate();
    expect(await screen.findByText('Conversa 1')).toBeInTheDocument();
  });

  it('keeps what is being written', async () => {
    await panel.openFirst();
    await put(await systemBox(), 'Um texto longo');
    panel.refusal = gateClosed;
    await press('Salvar mudanças');
    await screen.findByRole('heading', { name: 'Senha administrativa' });
    expect(screen.queryByRole('textbox', { name: 'Prompt do sistema' })).not.toBeInTheDocument();
    expect(screen.getByText(/continua guardado nesta página/)).toBeInTheDocument();
    expect(screen.getByLabelText('Senha administrativa', { selector: 'input' })).toHaveFocus();
    panel.refusal = null;
    await openGate();
    expect(await systemBox()).toHaveValue('Um texto longo');
    expect(document.activeElement).toContainElement(await systemBox());
    expect(document.body).not.toHaveFocus();
    await press('Salvar mudanças');
    expect(await screen.findByText('Prompt atualizado com sucesso!')).toBeInTheDocument();
  });
});
