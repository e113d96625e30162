import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChatModel } from '@vida/contract/chat/chat-schemas.ts';
import { expect, it } from 'vitest';
import { isolateChat, renderChat, startChatServer } from '../chat-fixture.tsx';
import { ChatPage } from '../chat-page.tsx';

isolateChat();

const TITLE = 'Posso usar inteligência artificial de fora?';
const outside: ChatModel = { reach: 'public', host: 'api.exemplo.com', consent: 'unasked' };
const open = async (model: ChatModel) => {
  const server = startChatServer();
  server.model = model;
  await renderChat(<ChatPage />);
  await waitFor(() => expect(server.to('GET /api/chat/model')).toHaveLength(1));
  return server;
};

it('says who, what is sent and what never', async () => {
  await open(outside);
  const panel = within(await screen.findByRole('region', { name: TITLE }));
  expect(panel.getByText(/em api\.exemplo\.com/)).toBeVisible();
  expect(panel.getByText(/a sua mensagem e um resumo dos seus dados de saúde/)).toBeInTheDocument();
  expect(panel.getByText(/Seu nome, e-mail, usuário e as suas observações nunca são enviados/)).toBeInTheDocument();
});

it.each([
  ['Permitir', 'POST /api/account/consents'],
  ['Agora não', 'POST /api/account/consents/refuse'],
])('%s is kept, and the question goes', async (name, call) => {
  const server = await open(outside);
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('region', { name: TITLE })).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Sua mensagem' })).toHaveFocus();
  expect(server.to(call).map(({ body }) => body)).toEqual([{ purpose: 'language_model' }]);
});

it.each<ChatModel>([
  { reach: 'none', host: null, consent: 'not_needed' },
  { reach: 'private', host: '10.0.0.2', consent: 'not_needed' },
  { reach: 'private', host: '10.0.0.2', consent: 'unasked' },
  { reach: 'public', host: 'api.exemplo.com', consent: 'given' },
  { reach: 'public', host: 'api.exemplo.com', consent: 'refused' },
])('asks nothing of a model that is $reach and $consent', async (model) => {
  await open(model);
  await screen.findByText('Oi! Eu sou a Vida.');
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});
