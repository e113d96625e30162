import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { aMetric, signIn, startMetricsServer } from './measurements-fixture.ts';
import { MeasurementsPage } from './measurements-page.tsx';

beforeEach(() => signIn());
afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  queryClientFor(null);
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const open = (isMeasuring = false) =>
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <MeasurementsPage isMeasuring={isMeasuring} />
      <Toaster />
    </QueryClientProvider>,
  );
const type = async (value: string) => {
  await user.type(screen.getByLabelText('Glicose'), value);
  await user.click(screen.getByRole('button', { name: 'Salvar medição' }));
};

describe('a new reading', () => {
  it('is saved with its moment, says so, and empties the form', async () => {
    const server = startMetricsServer();
    open();
    await user.click(screen.getByLabelText('Jejum'));
    await type('118');
    expect(await screen.findByText('Medição salva.')).toBeVisible();
    expect(server.sent).toEqual([{ metricType: 'glucose', value: 118, unit: 'mg/dL', context: 'jejum' }]);
    expect(screen.getByLabelText('Glicose')).toHaveValue('');
  });

  it('takes the field at once when the person came to measure', async () => {
    startMetricsServer();
    open(true);
    await waitFor(() => expect(screen.getByLabelText('Glicose')).toHaveFocus());
  });

  it('asks for the unit of 5,5 and sends the answer', async () => {
    const server = startMetricsServer();
    open();
    await type('5,5');
    const dialog = await screen.findByRole('dialog', { name: 'Esse valor está em mg/dL ou mmol/L?' });
    expect(server.sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'mmol/L' }));
    await waitFor(() => expect(server.sent).toMatchObject([{ value: 5.5, unit: 'mmol/L' }]));
  });

  it('asks about a rare value, and saves it only when confirmed', async () => {
    const server = startMetricsServer();
    open();
    await type('450');
    await user.click(await screen.findByRole('button', { name: 'Corrigir' }));
    expect(server.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Salvar medição' }));
    await user.click(await screen.findByRole('button', { name: 'Está certo, salvar' }));
    expect(await screen.findByText('450 mg/dL: procure atendimento agora.')).toBeVisible();
    expect(server.sent).toHaveLength(1);
  });

  it.each([
    ['48', /muito baixo/, true],
    ['65', /açúcar baixo/, true],
    ['270', /muito elevado/, true],
  ])('of %s shows what to do, with SAMU and no toast over it', async (value, title) => {
    startMetricsServer();
    open();
    await type(value);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'SAMU 192' })).toBeVisible();
    expect(screen.queryByText('Sucesso!')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Registrar outra' }));
    expect(screen.getByLabelText('Glicose')).toBeVisible();
  });

  it('wants a value, and a possible one', async () => {
    const server = startMetricsServer();
    open();
    await user.click(screen.getByRole('button', { name: 'Salvar medição' }));
    expect(await screen.findByText('Digite o valor que o aparelho mostrou.')).toBeVisible();
    await type('2000');
    expect(await screen.findByText(/O valor precisa estar entre 10 e 1\.000 mg\/dL/)).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it('stays in the form when saving fails', async () => {
    const server = startMetricsServer();
    open();
    server.isFailing = true;
    await type('118');
    expect(await screen.findByText('Não foi possível salvar a medição. Tente de novo.')).toBeVisible();
    expect(screen.getByLabelText('Glicose')).toHaveValue('118');
  });
});

describe('the list', () => {
  it('shows word and moment, deletes, and gives back', async () => {
    const server = startMetricsServer([aMetric({ value: 187, context: 'pos_refeicao' })]);
    open();
    const table = await screen.findByRole('table', { name: 'Todas as medições' });
    expect(within(table).getByText('Levemente elevada')).toBeVisible();
    expect(within(table).getByText('Depois de comer')).toBeInTheDocument();
    await user.click(
      within(table)
        .getAllByRole('button', { name: /^Opções da medição de/ })
        .at(-1) ?? table,
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Apagar' }));
    (await screen.findByRole('button', { name: 'Desfazer' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A medição voltou.')).toBeVisible();
    expect(server.sent).toMatchObject([{ value: 187, context: 'pos_refeicao' }]);
  });

  it('says what to do when there is nothing', async () => {
    startMetricsServer();
    open();
    expect(await screen.findByText('Nenhuma medição ainda')).toBeVisible();
    expect(await screen.findByText('Nenhuma medição de glicose ainda')).toBeVisible();
  });
});

describe('the figures', () => {
  it('say percent of readings, never of time, for finger-pricks, and what is missing', async () => {
    startMetricsServer([aMetric({ value: 112 }), aMetric({ value: 200 })]);
    open();
    expect(await screen.findByText('50% das medições na faixa de 70 a 180 mg/dL.')).toBeVisible();
    expect(screen.getByText('Medições na faixa')).toBeVisible();
    expect(screen.getByText('Dados insuficientes para tirar conclusões')).toBeVisible();
    expect(screen.getByText('Dados insuficientes: o GMI só vale para dados de sensor.')).toBeVisible();
  });
});
