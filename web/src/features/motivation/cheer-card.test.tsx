import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleSession } from '../../testing/sample-session.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { CheerCard } from './cheer-card.tsx';
import { isolateVida, openTips, renderPart, settle, startVidaServer, wait } from './motivation-fixture.tsx';

isolateVida(sampleSession());

const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await settle();
};
const mood = () => document.querySelector('use')?.getAttribute('href')?.split('#').at(-1);

it.each([
  ['Terminei o exercício', 'exercise_complete'],
  ['Registrei meu sono', 'sleep_logged'],
  ['Evitei uma substância', 'substance_avoided'],
  ['Alcancei um marco', 'milestone'],
])('%s tells the server %s', async (label, action) => {
  const server = startVidaServer();
  await renderPart(<CheerCard />);
  await press(label);
  expect(server.asked).toEqual([
    {
      path: '/api/motivational-message',
      body: { action, achievement: label, userContext: { timestamp: '2026-11-21T13:00:00.000Z' } },
    },
  ]);
});

it('shows every answer in the card, politely, and as a toast once a day for each button', async () => {
  const server = startVidaServer();
  await renderPart(<CheerCard />);
  expect(screen.getByText('Conte para a Vida e comemore.')).toHaveAttribute('aria-live', 'polite');
  server.message = 'Comemore do seu jeito.';
  await press('Alcancei um marco');
  expect(screen.getByText('Comemore do seu jeito.')).toHaveAttribute('aria-live', 'polite');
  expect(openTips()).toEqual(['Vida: Comemore do seu jeito.']);
  for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
  server.message = 'Guarde este dia.';
  await press('Alcancei um marco');
  expect(screen.getByText('Guarde este dia.')).toBeVisible();
  expect(openTips()).toEqual([]);
  await press('Registrei meu sono');
  expect(openTips()).toEqual(['Vida: Guarde este dia.']);
  expect(mood()).toBe('vida-cheering');
});

it('is pending on the pressed button, and hears no second press meanwhile', async () => {
  const server = startVidaServer();
  await renderPart(<CheerCard />);
  server.answersAfterMs = 500;
  await press('Alcancei um marco');
  expect(screen.getByRole('button', { name: 'Contando...' })).toHaveAttribute('aria-busy', 'true');
  await press('Registrei meu sono');
  await wait(500);
  await settle();
  expect(server.asked).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Contando...' })).toBeNull();
});

it('steps back where a reading needs care first', async () => {
  const server = startVidaServer();
  server.message = null;
  await renderPart(<CheerCard />);
  await press('Alcancei um marco');
  expect(screen.getByText(/^Agora o mais importante é a sua última medição/)).toBeVisible();
  expect(mood()).toBeUndefined();
  expect(openTips()).toEqual([]);
});

it('never shows the words of a refusal, and can be asked again', async () => {
  const server = startVidaServer();
  server.status = 500;
  server.message = 'erro interno';
  await renderPart(<CheerCard />);
  await press('Alcancei um marco');
  expect(screen.getByText(/^Não consegui ouvir você agora/)).toBeVisible();
  expect(mood()).toBe('vida-worried');
  server.status = 200;
  server.message = 'Que notícia boa!';
  await press('Alcancei um marco');
  expect(screen.getByText('Que notícia boa!')).toBeVisible();
});
