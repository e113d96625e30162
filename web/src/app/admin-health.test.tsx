import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AdviserHealth } from '@vida/contract/admin/adviser-health-schemas.ts';
import { describe, expect, it } from 'vitest';
import { findCard, noModel, press, startPanel } from './admin-fixture.ts';

const panel = startPanel();

const openHealth = async () => {
  await panel.open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Saúde da IA' }));
};
const days = (
  rows: readonly [AdviserHealth['days'][number]['task'], AdviserHealth['days'][number]['outcome'], number][],
): AdviserHealth['days'] => rows.map(([task, outcome, count]) => ({ day: '2026-11-21', task, outcome, count }));

const model: AdviserHealth['model'] = {
  isConfigured: true,
  name: 'sabia-4',
  host: 'modelo.exemplo.com',
  reach: 'public',
  isReachable: true,
  answeredInMs: 1234,
  pausedUntil: null,
  lastFailure: { at: '2026-11-21T12:00:00.000Z', kind: 'time' },
  tools: 'taken',
};

describe('the model', () => {
  it('is none, and what to do about it', async () => {
    await openHealth();
    const sheet = await findCard('Modelo');
    expect(sheet).toHaveTextContent('Nenhum modelo');
    expect(sheet).toHaveTextContent('configure AI_BASE_URL e AI_MODEL');
    expect(screen.queryByRole('region', { name: 'Ferramentas do modelo' })).not.toBeInTheDocument();
  });

  it('answers: who, where, how fast, and what failed last', async () => {
    panel.health = { model, days: [], tools: [] };
    await openHealth();
    const sheet = await findCard('Modelo');
    expect(within(sheet).getByText('Responde')).toBeInTheDocument();
    for (const text of [
      'sabia-4',
      'modelo.exemplo.com',
      'internet: só recebe dados de quem permitiu',
      'responde em 1.234 ms',
      '21/11 09:00: demorou mais que o limite',
    ])
      expect(within(sheet).getByText(text)).toBeInTheDocument();
  });

  it('does not answer', async () => {
    panel.health = { model: { ...model, isReachable: false, answeredInMs: null }, days: [], tools: [] };
    await openHealth();
    const sheet = await findCard('Modelo');
    expect(within(sheet).getByText('Não responde')).toBeInTheDocument();
    expect(sheet).toHaveTextContent('as regras da Vida respondem no lugar dele');
  });

  it('takes no tools, and what it gets instead', async () => {
    panel.health = { model: { ...model, tools: 'refused' }, days: [], tools: [] };
    await openHealth();
    expect(await findCard('Ferramentas do modelo')).toHaveTextContent(
      'Este modelo não aceita ferramentas. Ele recebe o resumo de sempre.',
    );
  });

  it('is left alone for a while', async () => {
    panel.health = { model: { ...model, pausedUntil: '2026-11-21T12:05:00.000Z' }, days: [], tools: [] };
    await openHealth();
    const sheet = await findCard('Modelo');
    expect(within(sheet).getByText('Em pausa')).toBeInTheDocument();
    expect(sheet).toHaveTextContent('09:05, depois de várias falhas seguidas');
  });
});

describe('the numbers', () => {
  it('are none yet', async () => {
    await openHealth();
    expect(await screen.findByText('Ninguém perguntou nada ainda')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Segurança' })).not.toBeInTheDocument();
  });

  it('say who answered, by task and over the days, and what the guardrails caught', async () => {
    panel.health = {
      model,
      days: [
        ...days([
          ['chat', 'model', 60],
          ['chat', 'rules', 25],
          ['chat', 'model_failed', 4],
          ['chat', 'guardrail', 3],
          ['chat', 'emergency_medical', 2],
          ['chat', 'emergency_emotional', 1],
          ['meals', 'rules', 1200],
        ]),
        { day: '2026-11-20', task: 'chat', outcome: 'model', count: 5 },
      ],
      tools: [
        { day: '2026-11-21', outcome: 'questions', count: 40 },
        { day: '2026-11-20', outcome: 'questions', count: 2 },
        { day: '2026-11-21', outcome: 'calls', count: 1071 },
        { day: '2026-11-21', outcome: 'failed', count: 6 },
        { day: '2026-11-21', outcome: 'timed_out', count: 1 },
      ],
    };
    await openHealth();
    const table = await screen.findByRole('table', { name: 'Respostas por tarefa nos últimos 30 dias' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(0, 7)
          .map(({ textContent }) => textContent),
      );
    expect(rows).toEqual([
      ['Conversa', '65', '25', '4', '3', '3', '100'],
      ['Refeições', '0', '1.200', '0', '0', '0', '1.200'],
    ]);
    expect(screen.getByRole('progressbar', { name: 'Conversa' })).toHaveAttribute(
      'aria-valuetext',
      '65 de 100 respostas do modelo',
    );
    const tools = await findCard('Ferramentas do modelo');
    expect(tools).toHaveTextContent('Este modelo aceita ferramentas.');
    expect(tools).toHaveTextContent('Perguntas com ferramentas42de 65 respostas do modelo na conversa');
    expect(tools).toHaveTextContent('Chamadas1.071');
    expect(tools).toHaveTextContent('Chamadas que falharam6');
    expect(tools).toHaveTextContent('Chamadas sem tempo1');
    const safety = await findCard('Segurança');
    expect(safety).toHaveTextContent('Respostas do modelo barradas3');
    expect(safety).toHaveTextContent('Emergências médicas2');
    expect(safety).toHaveTextContent('Emergências emocionais1');
    expect(screen.getByText(/sem nenhum texto de ninguém/)).toBeInTheDocument();
  });

  it('come anew by hand, and stay when they do not', async () => {
    await openHealth();
    await screen.findByText('Ninguém perguntou nada ainda');
    panel.health = { model: noModel.model, days: days([['tips', 'rules', 7]]), tools: [] };
    await press('Atualizar');
    expect(await screen.findByRole('progressbar', { name: 'Dicas' })).toBeInTheDocument();
    panel.app.answers['GET /api/admin/adviser-health'] = { status: 503 };
    await press('Atualizar');
    expect(await screen.findByText(/^Não foi possível atualizar\./)).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Dicas' })).toBeInTheDocument();
  });

  it('offer to try again', async () => {
    panel.app.answers['GET /api/admin/adviser-health'] = { status: 503 };
    await openHealth();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não foi possível verificar a saúde da IA');
    panel.app.answers['GET /api/admin/adviser-health'] = { body: noModel };
    await press('Tentar de novo', alert);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Modelo' })).toBeInTheDocument());
  });
});
