import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toWallTime } from '@vida/contract/core/wall-time.ts';
import { expect, it, vi } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { RecordsList } from '../records/records-list.tsx';
import { aRecord, daysAgo, startSubstancesServer } from '../substances-fixture.ts';
import { SubstancesPage } from '../substances-page.tsx';
import { RecordDialog } from './record-dialog.tsx';

isolateTests();

const user = userEvent.setup();
const open = () => {
  const onClose = vi.fn<() => void>();
  renderPart(<RecordDialog onClose={onClose} />);
  return onClose;
};
const typeAmount = (text: string) => user.type(screen.getByRole('textbox', { name: 'Quantidade' }), text);
const chooseUnit = (unit: string) => user.selectOptions(screen.getByRole('combobox', { name: 'Unidade' }), unit);
const save = () => user.click(screen.getByRole('button', { name: 'Salvar registro' }));
const unitsShown = () =>
  within(screen.getByRole('combobox', { name: 'Unidade' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('sends a decimal comma as a number and says so with the specified words', async () => {
  const server = startSubstancesServer();
  const onClose = open();
  await typeAmount('2,5');
  await save();
  expect(await screen.findByText('Registro de substância adicionado com sucesso.')).toBeVisible();
  expect(screen.getByText('Sucesso!')).toBeVisible();
  expect(server.sent).toMatchObject([
    {
      method: 'POST',
      path: '/api/substance-records',
      body: { substanceType: 'alcohol', amount: 2.5, unit: 'doses' },
    },
  ]);
  expect(server.sent[0]?.body).not.toHaveProperty('recordedAt');
  expect(onClose).toHaveBeenCalled();
});

it('offers the units of the type and begins with its first', async () => {
  startSubstancesServer();
  open();
  expect(unitsShown()).toEqual(['doses', 'copos', 'latas', 'garrafas']);
  await chooseUnit('garrafas');
  await user.click(screen.getByRole('radio', { name: 'Tabaco' }));
  expect(unitsShown()).toEqual(['cigarros', 'maços']);
  expect(screen.getByRole('combobox', { name: 'Unidade' })).toHaveValue('cigarros');
  await user.click(screen.getByRole('radio', { name: 'Álcool' }));
  expect(screen.getByRole('combobox', { name: 'Unidade' })).toHaveValue('doses');
});

it('begins with what was recorded last', async () => {
  startSubstancesServer({ records: [aRecord({ substanceType: 'tobacco', unit: 'cigarros' })] });
  const { unmount } = renderPart(<RecordsList />);
  await screen.findByRole('table');
  open();
  expect(screen.getByRole('radio', { name: 'Tabaco' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'Unidade' })).toHaveValue('cigarros');
  unmount();
});

it('is in the list as soon as it is stored', async () => {
  startSubstancesServer();
  renderPart(<RecordsList />);
  await screen.findByText('Nenhum registro nos últimos 30 dias');
  open();
  await typeAmount('2,5');
  await save();
  expect(await screen.findByRole('table', { hidden: true })).toHaveTextContent('2,5 doses');
});

it('asks what was in a bottle, and tells the doses', async () => {
  const server = startSubstancesServer();
  open();
  expect(screen.queryByRole('group', { name: 'O que era?' })).not.toBeInTheDocument();
  await chooseUnit('garrafas');
  await user.click(screen.getByRole('radio', { name: 'Vinho' }));
  await typeAmount('1');
  expect(screen.getByText(/≈ 7,1 doses de 10 g/)).toBeVisible();
  await save();
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.body).toMatchObject({ unit: 'garrafas', drink: 'wine', sessionHours: null });
});

it('asks how long a session was', async () => {
  const server = startSubstancesServer();
  open();
  await user.click(screen.getByRole('radio', { name: 'Jogos' }));
  await chooseUnit('sessões');
  const hours = screen.getByRole('textbox', { name: 'Duração de cada sessão' });
  expect(hours).toHaveValue('1');
  await user.clear(hours);
  await typeAmount('2');
  await save();
  expect(await screen.findByText('Diga quantas horas durou cada sessão.')).toBeVisible();
  await user.type(hours, '1,5');
  await save();
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.body).toMatchObject({ amount: 2, unit: 'sessões', sessionHours: 1.5, drink: null });
});

it('records another day', async () => {
  const server = startSubstancesServer();
  open();
  await typeAmount('3');
  await user.click(screen.getByRole('radio', { name: 'Outro dia ou hora' }));
  const yesterday = toWallTime(new Date(daysAgo(1)), 'America/Sao_Paulo');
  fireEvent.change(screen.getByLabelText('Dia e hora'), { target: { value: yesterday } });
  await save();
  await waitFor(() => expect(server.sent).toHaveLength(1));
  const sentAt = new Date(String(server.sent[0]?.body.recordedAt));
  expect(toWallTime(sentAt, 'America/Sao_Paulo')).toBe(yesterday);
});

it('refuses the future, two decimals and too much before anything is sent', async () => {
  const server = startSubstancesServer();
  open();
  await save();
  expect(await screen.findByText('Digite a quantidade.')).toBeVisible();
  await typeAmount('1,25');
  await save();
  expect(await screen.findByText(/uma casa depois da vírgula/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: 'Quantidade' }));
  await typeAmount('201');
  await save();
  expect(await screen.findByText('Precisa ser no máximo 200.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Outro dia ou hora' }));
  const tomorrow = toWallTime(new Date(daysAgo(-1)), 'America/Sao_Paulo');
  fireEvent.change(screen.getByLabelText('Dia e hora'), { target: { value: tomorrow } });
  await save();
  expect(await screen.findByText('O registro não pode estar no futuro.')).toBeVisible();
  expect(server.sent).toEqual([]);
});

it('takes nothing at all, but no less', async () => {
  const server = startSubstancesServer();
  open();
  await typeAmount('-0,1');
  await save();
  expect(await screen.findByText('Precisa ser no mínimo 0.')).toBeVisible();
  expect(server.sent).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: 'Quantidade' }));
  await typeAmount('0');
  await save();
  await waitFor(() => expect(server.sent).toHaveLength(1));
  expect(server.sent[0]?.body).toMatchObject({ amount: 0 });
});

it('is empty the next time it opens', async () => {
  startSubstancesServer();
  renderPart(<SubstancesPage />);
  const register = screen.getByRole('button', { name: 'Registrar uso' });
  await user.click(register);
  await screen.findByRole('dialog', { name: 'Registrar uso' });
  await typeAmount('3');
  await user.type(screen.getByRole('textbox', { name: 'Observações (opcional)' }), 'festa');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(register);
  await screen.findByRole('dialog', { name: 'Registrar uso' });
  expect(screen.getByRole('textbox', { name: 'Quantidade' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Observações (opcional)' })).toHaveValue('');
});

it('shows what the server refuses under its field', async () => {
  const server = startSubstancesServer();
  const onClose = open();
  server.refusal = {
    status: 400,
    body: {
      message: 'Quantidade precisa ser menor.',
      code: 'invalid',
      details: [{ field: 'amount', message: 'Precisa ser menor.' }],
    },
  };
  await typeAmount('5');
  await save();
  expect(await screen.findByText('Precisa ser menor.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Quantidade' })).toHaveAccessibleDescription(/Precisa ser menor/);
  expect(screen.getByText('Erro ao adicionar registro. Tente novamente.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

it('makes one record of a double click', async () => {
  const server = startSubstancesServer();
  const onClose = open();
  await typeAmount('1');
  await user.dblClick(screen.getByRole('button', { name: 'Salvar registro' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sent).toHaveLength(1);
});
