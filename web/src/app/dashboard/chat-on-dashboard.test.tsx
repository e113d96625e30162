import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chatOpen } from '../../features/chat/widget/chat-open.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { findPage, startWholeApp } from '../../testing/whole-app.tsx';

const app = startWholeApp();
beforeEach(() => {
  app.answers['GET /api/chat/messages'] = { body: [] };
});
afterEach(() => act(chatOpen.close));

const shortcuts = () => within(screen.getByRole('navigation', { name: 'Atalhos' }));

it('comes late as a button, and opens over the dashboard', async () => {
  await app.open('/dashboard', sampleSession());
  await findPage('Olá, Lúcia');
  expect(screen.queryByRole('button', { name: 'Abrir o chat' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Abrir o chat' }));
  expect(await screen.findByRole('dialog', { name: /Conversa com a Vida/ })).toBeVisible();
  expect(await findPage('Olá, Lúcia')).toBeVisible();
});

it('is the bottom bar’s Chat on a phone: a toggle on the dashboard, a link elsewhere', async () => {
  await app.open('/dashboard', sampleSession());
  await findPage('Olá, Lúcia');
  await userEvent.click(shortcuts().getByRole('button', { name: 'Chat', expanded: false }));
  const panel = within(await screen.findByRole('dialog', { name: /Conversa com a Vida/ }));
  expect(shortcuts().getByRole('button', { name: 'Chat', expanded: true })).toBeInTheDocument();
  await userEvent.click(panel.getByRole('link', { name: 'Abrir página' }));
  await findPage('Chat & Orientação');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(shortcuts().getByRole('link', { name: 'Chat' })).toHaveAttribute('href', '/chat');
});
