import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { anExercise, aProgram } from '../../features/exercises/exercises-fixture.tsx';
import { aMetric } from '../../features/measurements/measurements-fixture.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { findPage, startWholeApp } from '../../testing/whole-app.tsx';

const app = startWholeApp();
const main = () => within(screen.getByRole('main'));
const open = async (user = {}) => {
  await app.open('/dashboard', sampleSession(user));
  await findPage('Olá, Lúcia');
};

beforeEach(() => {
  app.answers['GET /api/health-metrics'] = { body: [aMetric({ value: 112 })] };
  app.answers['GET /api/appointments'] = { body: [] };
});

describe('the header', () => {
  it('welcomes by first name, says what the page is, and leads to the chat', async () => {
    await open();
    expect(main().getByText(/^Seu resumo de bem-estar de hoje/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Consulta IA' })).toHaveAttribute('href', '/chat');
    expect(main().getByRole('button', { name: 'Sair' })).toBeVisible();
  });

  it('has Admin for the administrator', async () => {
    await open({ isAdmin: true });
    expect(main().getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });

  it('has no Admin for anybody else', async () => {
    await open();
    expect(main().queryByRole('link', { name: 'Admin' })).not.toBeInTheDocument();
  });

  it.each([
    [null, 'Notificações, 1 não lida', 1],
    ['2026-11-21T12:01:00.000Z', 'Notificações', 0],
  ])('has a bell whose dot means unread: %s', async (readAt, name, dots) => {
    const id = '01a1fc7e-8a1a-706d-a6cb-000000000001';
    const welcome = { id, kind: 'welcome', createdAt: '2026-11-21T12:00:00.000Z', readAt };
    app.answers['GET /api/notifications'] = { body: [welcome] };
    await open();
    const bell = await main().findByRole('button', { name });
    expect(bell.querySelectorAll('span')).toHaveLength(dots);
  });
});

it('has four summary cards: glucose, exercises, sleep, next appointment', async () => {
  await open();
  expect(await main().findByRole('heading', { level: 2, name: 'Glicose' })).toBeVisible();
  const list = within(main().getByRole('list', { name: 'Resumo da semana' }));
  await list.findByText('Exemplo');
  expect(list.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Exercícios da semana',
    'Qualidade do sono',
    expect.stringMatching(/^Próxima consulta/),
  ]);
});

it.each([
  [4, 'Continue assim!'],
  [5, 'Meta quase alcançada'],
])('says of %i days with movement of a target of six: %s', async (done, word) => {
  const week = aProgram().week.map((day, index) => ({ ...day, doneMinutes: index < done ? 20 : 0 }));
  app.answers['GET /api/exercise-program'] = {
    body: aProgram({ week, targetDays: 6, exercises: [anExercise('Passo')] }),
  };
  await open();
  const fact = (await main().findByText(word)).closest('li');
  expect(fact).toHaveTextContent(`Exercícios da semana${done} de 6 dias${word}`);
});

it('has advice, exercises and nutrition in one column, then sleep, community and substances', async () => {
  await open();
  const names = [
    'Recomendações da IA',
    'Exercícios Adaptáveis',
    'Nutrição Personalizada',
    'Qualidade do Sono',
    'Comunidade',
    'Gestão de Substâncias e Jogos',
  ];
  const cards = names.map((name) => main().getByRole('region', { name }));
  const columns = cards.map((card) => card.closest('.page-columns > *'));
  expect(new Set(columns.slice(0, 3)).size).toBe(1);
  expect(new Set(columns.slice(3)).size).toBe(1);
  expect(columns[0]).not.toBe(columns[3]);
  for (const [index, card] of cards.slice(1).entries())
    expect(cards[index]?.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
