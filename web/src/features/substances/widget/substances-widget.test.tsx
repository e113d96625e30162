import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aRecord, daysAgo, startSubstancesServer } from '../substances-fixture.ts';
import { SubstancesWidget } from './substances-widget.tsx';

isolateTests();

const open = () => {
  vi.stubGlobal('scrollTo', () => undefined);
  const routeTree = createRootRoute({ component: SubstancesWidget });
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/'] }) });
  return renderPart(<RouterProvider router={router} />);
};

it('tells the week of each, the last use and the newest five', async () => {
  const records = [
    aRecord({ substanceType: 'tobacco', unit: 'cigarros', amount: '3', recordedAt: daysAgo(1) }),
    ...Array.from({ length: 5 }, () => aRecord({ amount: '2', recordedAt: daysAgo(3) })),
  ];
  const server = startSubstancesServer({
    records,
    lastUses: { tobacco: daysAgo(1), alcohol: daysAgo(3) },
  });
  open();
  const widget = within(await screen.findByRole('region', { name: 'Gestão de Substâncias e Jogos' }));
  expect(await widget.findByText(/^10 latas/)).toHaveTextContent('10 latas · Último uso: há 3 dias');
  expect(widget.getByText(/^3 cigarros/)).toHaveTextContent('Último uso: Ontem');
  expect(widget.getByText('Atenção')).toBeVisible();
  expect(widget.getByText('Reduzir')).toBeVisible();
  expect(widget.getAllByText(/^Álcool, 2 latas$/)).toHaveLength(4);
  expect(server.asked).toContain('/api/substance-records?days=7');
  expect(widget.getByRole('link', { name: 'Registrar' })).toHaveAttribute('href', '/substances');
});

it('says that there is nothing yet', async () => {
  startSubstancesServer();
  open();
  expect(await screen.findByText('Nenhum registro nos últimos 7 dias.')).toBeVisible();
  // A plan for tobacco may say otherwise, and the dashboard does not ask for plans.
  expect(screen.queryByText(/Parou há 6 meses/)).not.toBeInTheDocument();
});

it('that could not be loaded can be asked for again', async () => {
  const server = startSubstancesServer();
  server.isFailing = true;
  open();
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.isFailing = false;
  await userEvent.click(retry);
  expect(await screen.findByText('Nenhum registro nos últimos 7 dias.')).toBeVisible();
});
