import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aMetric, startMetricsServer } from '../measurements-fixture.ts';
import { QuickEntry } from './quick-entry.tsx';

isolateTests();

const user = userEvent.setup();
/** The form, once its code is there. */
const open = async (focusValue = false): Promise<void> => {
  renderPart(<QuickEntry type="glucose" focusValue={focusValue} />);
  await screen.findByRole('button', { name: 'Salvar medição' });
};
const save = () => user.click(screen.getByRole('button', { name: 'Salvar medição' }));
const field = (name: string) => screen.getByRole('textbox', { name });
const enter = async (name: string, value: string) => {
  await user.type(field(name), value);
  await save();
};
const hoursAgo = (hours: number): string => new Date(Date.now() - hours * 3_600_000).toISOString();

describe('a new glucose', () => {
  it('is saved with its moment, says so, and empties the form', async () => {
    const server = startMetricsServer();
    await open();
    await user.click(screen.getByLabelText('Jejum'));
    await enter('Glicose', '118');
    // The toast stays short: a long one would lie over the form, which stays for the next measurement.
    expect(await screen.findByText('Medição salva.')).toBeVisible();
    expect(screen.getByText('118 em jejum: dentro da meta usual, de 80 a 130.')).toBeVisible();
    expect(server.sent).toEqual([{ metricType: 'glucose', value: 118, unit: 'mg/dL', context: 'jejum' }]);
    expect(field('Glicose')).toHaveValue('');
  });

  it('takes the field at once when the person came to measure', async () => {
    startMetricsServer();
    await open(true);
    await waitFor(() => expect(field('Glicose')).toHaveFocus());
  });

  it('asks for the unit of 5,5 and sends the answer', async () => {
    const server = startMetricsServer();
    await open();
    await enter('Glicose', '5,5');
    const dialog = await screen.findByRole('dialog', { name: 'Esse valor está em mg/dL ou mmol/L?' });
    expect(server.sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'mmol/L' }));
    await waitFor(() => expect(server.sent).toMatchObject([{ value: 5.5, unit: 'mmol/L' }]));
  });

  it('is asked about when rare, and saved only when confirmed', async () => {
    const server = startMetricsServer();
    await open();
    await enter('Glicose', '450');
    await user.click(await screen.findByRole('button', { name: 'Corrigir' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Salvar medição' })).toHaveFocus());
    expect(server.sent).toEqual([]);
    await save();
    await user.click(await screen.findByRole('button', { name: 'Está certo, salvar' }));
    expect(await screen.findByText('450 mg/dL: procure atendimento agora.')).toBeVisible();
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ['48', /muito baixo/],
    ['65', /açúcar baixo/],
    ['270', /muito elevado/],
  ])('of %s shows what to do, with SAMU and no toast over it', async (value, title) => {
    startMetricsServer();
    await open();
    await enter('Glicose', value);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'SAMU 192' })).toBeVisible();
    expect(screen.queryByText('Sucesso!')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: new RegExp(`^${value} mg/dL: o que fazer agora`) })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Registrar outra' }));
    await waitFor(() => expect(field('Glicose')).toHaveFocus());
  });

  it('adapts the rule of 15 to kidney disease', async () => {
    startMetricsServer([], { chronicConditions: ['Doença Renal'] });
    await open();
    await enter('Glicose', '65');
    expect(await screen.findByText(/prefira açúcar a suco de laranja/)).toBeVisible();
    expect(screen.queryByText(/150 ml de suco de laranja/)).not.toBeInTheDocument();
  });

  it.each([
    ['Diabetes Tipo 1', true],
    ['Diabetes Tipo 2', false],
  ])('of 270 with %s speaks of ketones: %j', async (condition, speaks) => {
    startMetricsServer([], { chronicConditions: [condition] });
    await open();
    await enter('Glicose', '270');
    expect(await screen.findByText(/muito elevado/)).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText(/cetonas/)).toHaveLength(speaks ? 1 : 0));
  });

  it.each([
    [3, true],
    [1, false],
  ])('above 250 after another one %d hours before asks for care the same day: %j', async (hours, asks) => {
    const server = startMetricsServer([aMetric({ value: 262, measuredAt: hoursAgo(hours) })]);
    await open();
    await enter('Glicose', '270');
    expect(await screen.findByText(/muito elevado/)).toBeVisible();
    await waitFor(() => expect(server.asked.some((query) => query.includes('limit=1500'))).toBe(true));
    if (asks) expect(await screen.findByText(/Fale hoje mesmo/)).toBeVisible();
    else expect(screen.queryByText(/Fale hoje mesmo/)).not.toBeInTheDocument();
  });

  it('wants a value, and a possible one', async () => {
    const server = startMetricsServer();
    await open();
    await save();
    expect(await screen.findByText('Digite o valor que o aparelho mostrou.')).toBeVisible();
    await enter('Glicose', '2000');
    expect(await screen.findByText(/A glicose precisa estar entre 10 e 1\.000 mg\/dL/)).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it.each(['abc', '1.234,5', '112 mg/dL'])('asks for a number where %j was typed', async (text) => {
    startMetricsServer();
    await open();
    await enter('Glicose', text);
    expect(await screen.findByText(/Não entendemos esse número/)).toBeVisible();
  });

  it('stays in the form when saving fails', async () => {
    const server = startMetricsServer();
    await open();
    server.isFailing = true;
    await enter('Glicose', '118');
    expect(await screen.findByText('Não foi possível salvar a medição. Tente de novo.')).toBeVisible();
    expect(field('Glicose')).toHaveValue('118');
  });
});
