import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatFigures } from '@vida/contract/chat/chat-figures.ts';
import { expect, it } from 'vitest';
import { anExchange, isolateChat, renderChat, startChatServer } from '../chat-fixture.tsx';
import { ChatPage } from '../chat-page.tsx';

isolateChat();

const nights: ChatFigures = {
  series: 'sleep',
  days: { from: '2026-11-18', to: '2026-11-21' },
  points: [
    { label: '18/11', value: 7.5, second: null },
    { label: '19/11', value: null, second: null },
    { label: '20/11', value: 6, second: null },
    { label: '21/11', value: 8.25, second: null },
  ],
  unit: 'h',
  band: { from: 7, to: null },
  chart: 'bars',
};

const answerWith = async (changes: Partial<ChatFigures> | null): Promise<void> => {
  const figures = changes && { ...nights, ...changes };
  startChatServer([anExchange({ response: 'É assim.', figures })]);
  await renderChat(<ChatPage />);
  await screen.findByText('É assim.');
};

const addresses = () =>
  within(screen.getByRole('region', { name: 'Mensagens' }))
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it.each<[Partial<ChatFigures>, string, string]>([
  [{ series: 'glucose' }, 'Ver no gráfico de glicose', '/measurements?tipo=glicose&desde=2026-11-18'],
  [{ series: 'blood_pressure', days: null }, 'Ver no gráfico de pressão', '/measurements?tipo=pressao'],
  [{ series: 'hba1c', days: null }, 'Ver no gráfico de HbA1c', '/measurements?tipo=hba1c'],
  [{ series: 'sleep' }, 'Ver em Qualidade do Sono', '/sleep'],
  [{ series: 'gaming' }, 'Ver registros de jogos', '/substances'],
  [{ series: 'training' }, 'Ver seus exercícios', '/exercises'],
  [{ series: 'meals' }, 'Ver seu plano de refeições', '/nutrition'],
  [{ series: 'appointments' }, 'Ver sua próxima consulta', '/dashboard'],
  [{ series: 'profile' }, 'Ver seu perfil de saúde', '/profile'],
])('an answer with %j leads to its records', async (changes, name, address) => {
  await answerWith({ ...changes, points: [] });
  expect(addresses()).toEqual([[name, address]]);
  expect(screen.queryByRole('figure')).toBeNull();
});

it('one that tells of no records leads nowhere', async () => {
  await answerWith(null);
  expect(addresses()).toEqual([]);
});

it('is drawn from three points on, and said in a sentence', async () => {
  await answerWith({});
  const chart = await screen.findByRole('figure');
  expect(within(chart).getByRole('img')).toHaveAccessibleName('Sono, de 18/11 a 21/11: de 6 a 8,3 h');
  expect(within(chart).getByText('Linha: pelo menos 7')).toBeVisible();
  expect(within(chart).getByRole('img').querySelectorAll('rect')).toHaveLength(3);
});

it('is not drawn of two points, nor where nothing was recorded', async () => {
  const empty = nights.points.map((point) => ({ ...point, value: null }));
  const answers = [nights.points, nights.points.slice(0, 2), empty];
  startChatServer(answers.map((points) => anExchange({ figures: { ...nights, points } })));
  await renderChat(<ChatPage />);
  expect(await screen.findAllByRole('figure')).toHaveLength(1);
});

it('draws two values of a reading as two lines that a gap interrupts', async () => {
  const points = [128, 131, null, 122, 119].map((value, index) => ({
    label: `${index + 1}/11`,
    value,
    second: value && value - 50,
  }));
  await answerWith({ series: 'blood_pressure', unit: 'mmHg', band: null, chart: 'line', points });
  const image = within(await screen.findByRole('figure')).getByRole('img');
  expect(image).toHaveAccessibleName('Pressão, de 1/11 a 5/11: de 69 a 131 mmHg');
  expect(image.querySelectorAll('polyline')).toHaveLength(4);
  expect(image.querySelectorAll('circle')).toHaveLength(8);
});

it('is a table too, in the order of the drawing', async () => {
  await answerWith({});
  const chart = within(await screen.findByRole('figure'));
  await userEvent.click(chart.getByRole('button', { name: 'Ver em tabela' }));
  const rows = within(chart.getByRole('table', { name: 'Sono' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'QuandoSono',
    '18/117,5 h',
    '19/11sem registro',
    '20/116 h',
    '21/118,3 h',
  ]);
  await userEvent.click(chart.getByRole('button', { name: 'Ver gráfico' }));
  expect(chart.getByRole('img')).toBeVisible();
});
