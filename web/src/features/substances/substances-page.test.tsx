import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { isolateTests, renderPart } from '../../testing/part-of-page.tsx';
import { aRecord, startSubstancesServer } from './substances-fixture.ts';
import { SubstancesPage } from './substances-page.tsx';

isolateTests();
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const user = userEvent.setup();
const regionOf = (name: string) => within(screen.getByRole('region', { name }));

it('has a card for each of the four, the recent records and four ways to support', async () => {
  startSubstancesServer({ records: [aRecord({ amount: '2' })] });
  renderPart(<SubstancesPage />);
  await screen.findByRole('table', { name: 'Registros recentes' });
  for (const name of ['Álcool', 'Tabaco', 'Cafeína', 'Jogos'])
    expect(regionOf(name).getByText(/^Últimos 7 dias:/)).toBeVisible();
  const buttons = regionOf('Apoio para você').getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Falar com Especialista',
    'Material Educativo',
    'Programa de Cessação',
    'Linha de Emergência',
  ]);
});

it('opens the dialog of a new record, and leads from the support to the programme', async () => {
  startSubstancesServer();
  renderPart(<SubstancesPage />);
  await user.click(screen.getByRole('button', { name: 'Registrar uso' }));
  expect(await screen.findByRole('dialog', { name: 'Registrar uso' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Programa de Cessação' }));
  expect(document.activeElement).toHaveTextContent('Programa de Cessação');
});
