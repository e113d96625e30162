import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { anExchange, isolateChat, renderChat, startChatServer } from '../chat-fixture.tsx';
import { chatOpen } from './chat-open.ts';
import { ChatWidget } from './chat-widget.tsx';

isolateChat();
afterEach(() => act(chatOpen.close));

const user = userEvent.setup();
const panel = () => screen.findByRole('dialog', { name: /Conversa com a Vida/ });
const toggle = (name: string) => screen.getByRole('button', { name, expanded: name === 'Fechar o chat' });
const open = async () => {
  await renderChat(<ChatWidget />);
  await user.click(toggle('Abrir o chat'));
  return within(await panel());
};

it('is closed at first and costs no call', async () => {
  const server = startChatServer();
  await renderChat(<ChatWidget />);
  expect(toggle('Abrir o chat')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.received).toEqual([]);
});

it('opens the conversation with the focus where one writes, and closes by its button', async () => {
  startChatServer([anExchange({ message: 'E a pressão?' })]);
  const area = await open();
  expect(await area.findByText('E a pressão?')).toBeVisible();
  expect(area.getByRole('textbox', { name: 'Sua mensagem' })).toHaveFocus();
  await user.click(toggle('Fechar o chat'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('closes by Escape and gives the focus back', async () => {
  startChatServer();
  await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(toggle('Abrir o chat')).toHaveFocus());
});

it('says Online, and Digitando... while it waits', async () => {
  const server = startChatServer();
  const area = await open();
  const status = () => area.getByText('Vida').closest('div')?.textContent;
  expect(status()).toContain('Online');
  await user.type(area.getByRole('textbox'), 'oi{Enter}');
  expect(status()).toContain('Digitando...');
  expect(status()).not.toContain('Online');
  await server.last().finish(anExchange({ message: 'oi', response: 'Olá!' }));
  expect(await area.findByText('Olá!')).toBeVisible();
  expect(status()).toContain('Online');
});

it('always has the two numbers, and its questions begin a conversation', async () => {
  const server = startChatServer();
  const area = await open();
  const links = area.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(expect.arrayContaining(['tel:192', 'tel:188', '/chat']));
  await user.click(await area.findByRole('button', { name: 'Como está minha glicose esta semana?' }));
  expect(server.last().body).toEqual({ message: 'Como está minha glicose esta semana?' });
});
