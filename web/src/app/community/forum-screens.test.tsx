import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { findPage } from '../../testing/whole-app.tsx';
import { aPost, forum, startCommunity } from './community-fixture.ts';

const app = startCommunity();

it('a forum in the grid has its name, description, icon and colour', async () => {
  await app.open('/community');
  const card = (await screen.findByRole('link', { name: forum.name })).closest('li');
  expect(card).toHaveTextContent(`${forum.name}${forum.description}`);
  const mark = card?.querySelector('svg')?.parentElement;
  expect(mark).toHaveClass('bg-info-soft');
  expect(mark?.querySelector('svg')).toHaveClass('lucide-users');
});

it('an open forum has the way back, a search box, three orders and the dialog of a new post', async () => {
  app.state.posts = [aPost(1)];
  await app.openForum();
  await findPage(forum.name);
  expect(screen.getByRole('link', { name: 'Voltar aos fóruns' })).toHaveAttribute('href', '/community');
  expect(screen.getByRole('searchbox')).toBeVisible();
  const orders = within(screen.getByRole('combobox')).getAllByRole('option');
  expect(orders.map((order) => [order.getAttribute('value'), order.textContent])).toEqual([
    ['recent', 'Mais recentes'],
    ['popular', 'Mais curtidas'],
    ['replies', 'Mais respondidas'],
  ]);
  expect(await screen.findByRole('link', { name: 'Postagem 1' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nova postagem' }));
  expect(await screen.findByRole('dialog', { name: 'Nova postagem' })).toBeVisible();
});

it('the community has two tabs, Fóruns and Recentes', async () => {
  await app.open('/community');
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Fóruns', 'Recentes']);
});

it('a pinned and locked post shows icons alone, whose words are only read aloud', async () => {
  app.state.posts = [aPost(1, { isPinned: true, isLocked: true })];
  await app.openForum();
  const words = [await screen.findByText('Fixada'), screen.getByText('Fechada para respostas')];
  for (const word of words) {
    expect(word).toHaveClass('sr-only');
    expect(word.parentElement?.querySelector('svg')).not.toBeNull();
  }
});
