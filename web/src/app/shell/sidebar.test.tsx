import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { session } from '../../lib/session.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { findPage, startWholeApp } from '../../testing/whole-app.tsx';

const app = startWholeApp();
const sidebar = () => within(screen.getByRole('complementary'));

it('ends with the initials, the full name and the way out, in this order', async () => {
  await app.open('/account', sampleSession());
  await findPage('Minha conta');
  const parts = [
    sidebar().getByRole('link', { name: 'Chat & Orientação' }),
    sidebar().getByText('LA'),
    sidebar().getByText('Lúcia Andrade'),
    sidebar().getByRole('button', { name: 'Sair' }),
  ];
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]?.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.click(sidebar().getByRole('button', { name: 'Sair' }));
  expect(session.get()).toBeNull();
  expect(localStorage).toHaveLength(0);
  await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
});

it('does not name the administration to anybody else', async () => {
  await app.open('/account', sampleSession());
  await findPage('Minha conta');
  expect(screen.queryByRole('link', { name: 'Administração' })).not.toBeInTheDocument();
});

it('has the administration last for the administrator', async () => {
  await app.open('/account', sampleSession({ isAdmin: true }));
  await findPage('Minha conta');
  const links = within(sidebar().getByRole('navigation', { name: 'Principal' })).getAllByRole('link');
  expect(links.at(-1)).toHaveTextContent('Administração');
  expect(links.at(-1)).toHaveAttribute('href', '/admin');
});

it('is on a phone the menu of the bottom bar, with the same entries, and closes when one is followed', async () => {
  await app.open('/account', sampleSession());
  await findPage('Minha conta');
  const textsOf = (area: ReturnType<typeof sidebar>) =>
    within(area.getByRole('navigation', { name: 'Principal' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const entries = textsOf(sidebar());
  expect(entries.slice(0, 2)).toEqual(['Dashboard', 'Perfil de Saúde']);
  const bar = within(screen.getByRole('navigation', { name: 'Atalhos' }));
  await userEvent.click(bar.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect(textsOf(menu)).toEqual(entries);
  expect(menu.getByRole('link', { name: 'Lúcia Andrade' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Sair' })).toBeVisible();
  await userEvent.click(menu.getByRole('link', { name: 'Qualidade do Sono' }));
  expect(await findPage('Qualidade do Sono')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
