import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aRecord, daysAgo, startSubstancesServer } from '../substances-fixture.ts';
import { RecordsList } from './records-list.tsx';

isolateTests();

const user = userEvent.setup();
const open = () => renderPart(<RecordsList />);
const findTable = () => screen.findByRole('table', { name: 'Registros recentes' });
/** The last of a row's two menus is the wide screen's. */
const choose = async (item: 'Editar' | 'Apagar') => {
  const menus = within(await findTable()).getAllByRole('button', { name: /^Opções do registro de/ });
  await user.click(menus.at(-1) ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const undo = async () => {
  (await screen.findByRole('button', { name: 'Desfazer' })).focus();
  await user.keyboard('{Enter}');
};

it('shows ten, and more when asked', async () => {
  const server = startSubstancesServer({
    records: Array.from({ length: 14 }, (_, index) => aRecord({ amount: String(index + 1) })),
  });
  open();
  expect(within(await findTable()).getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('10 de 14 registros em 30 dias')).toBeVisible();
  expect(server.asked).toContain('/api/substance-records?days=30');
  await user.click(screen.getByRole('button', { name: 'Mostrar mais' }));
  expect(within(await findTable()).getAllByRole('row')).toHaveLength(15);
});

it('without records says how to begin', async () => {
  startSubstancesServer();
  open();
  expect(await screen.findByText('Nenhum registro nos últimos 30 dias')).toBeVisible();
});

it('gives a deleted record back whole', async () => {
  const record = aRecord({ unit: 'garrafas', drink: 'wine', notes: 'no jantar', recordedAt: daysAgo(2) });
  const server = startSubstancesServer({ records: [record] });
  open();
  expect(within(await findTable()).getByText('2 garrafas (vinho)')).toBeVisible();
  await choose('Apagar');
  await undo();
  expect(await screen.findByText('O registro voltou.')).toBeVisible();
  expect(server.sent).toMatchObject([{ method: 'DELETE' }, { method: 'POST', body: record }]);
});

it('edits a record and takes it back', async () => {
  const record = aRecord({
    substanceType: 'caffeine',
    unit: 'xícaras',
    amount: '2.25',
    recordedAt: daysAgo(2),
  });
  const server = startSubstancesServer({ records: [record] });
  open();
  await choose('Editar');
  const amount = await screen.findByRole('textbox', { name: 'Quantidade' });
  // What the form would not take anew is left alone as long as nobody touches it.
  await user.type(screen.getByRole('textbox', { name: /^Observações/ }), 'de manhã');
  await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }));
  expect(await screen.findByText('Registro atualizado.')).toBeVisible();
  expect(amount).not.toBeInTheDocument();
  expect(server.sent[0]?.body).toMatchObject({ amount: 2.25, notes: 'de manhã' });
  expect(server.sent[0]?.body).not.toHaveProperty('recordedAt');
  expect(server.checked).toEqual(['de manhã']);
  await undo();
  await waitFor(() => expect(server.sent[1]).toMatchObject({ method: 'PUT', body: record }));
});
