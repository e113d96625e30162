import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEXT_CURSOR_HEADER } from '@vida/contract/core/lists.ts';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { describe, expect, it, vi } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aMetric, aPressure, startMetricsServer } from '../measurements-fixture.ts';
import { MetricsList } from './metrics-list.tsx';

isolateTests();

const user = userEvent.setup();
const open = (type: MetricType = 'glucose') => renderPart(<MetricsList type={type} />);
const findTable = () => screen.findByRole('table', { name: 'Todas as medições' });

describe('a row', () => {
  it('shows word, moment and notes', async () => {
    startMetricsServer([aMetric({ value: 187, context: 'pos_refeicao', notes: 'bolo da Ana' })]);
    open();
    const table = await findTable();
    expect(within(table).getByText('Levemente elevada')).toBeVisible();
    expect(within(table).getByText('Depois de comer')).toBeInTheDocument();
    expect(within(table).getByText('bolo da Ana')).toBeInTheDocument();
  });

  it('says that another source tells it, which is why no figure counts it', async () => {
    startMetricsServer([
      aMetric({ id: '0190b1c0-0000-7000-8000-000000000021', value: 101, kind: 'sensor' }),
      aMetric({
        id: '0190b1c0-0000-7000-8000-000000000022',
        value: 102,
        kind: 'sensor',
        source: 'nightscout',
        isOtherSource: true,
      }),
    ]);
    open();
    const rows = within(await findTable()).getAllByRole('row');
    expect(rows[1]).not.toHaveTextContent('outra fonte');
    expect(rows[2]).toHaveTextContent('outra fonte');
  });

  it('of a pressure has its class in words', async () => {
    startMetricsServer([aPressure()]);
    open('blood_pressure');
    expect(await within(await findTable()).findByText('Um pouco alta')).toBeVisible();
    expect(within(await findTable()).getByText('134/86')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  it.each([{ pregnant: true }, { birthDate: '2015-01-01' }])('of a pressure has none for %j', async (profile) => {
    startMetricsServer([aPressure()], profile);
    open('blood_pressure');
    expect(within(await findTable()).getByText('134/86')).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Leitura' })).not.toBeInTheDocument();
  });
});

describe('the filters', () => {
  const stored = [
    aMetric({ id: '0190b1c0-0000-7000-8000-000000000011', value: 101, context: 'jejum' }),
    aMetric({ id: '0190b1c0-0000-7000-8000-000000000012', value: 102, kind: 'sensor' }),
    aMetric({
      id: '0190b1c0-0000-7000-8000-000000000013',
      value: 103,
      measuredAt: new Date(Date.now() - 40 * 86_400_000).toISOString(),
    }),
  ];
  const rows = async () => {
    const cells = within(await findTable()).getAllByText(/^10[123]$/);
    return cells.map((cell) => cell.textContent);
  };

  it('narrow by moment, origin and period, and are cleared where nothing is left', async () => {
    startMetricsServer(stored);
    open();
    expect(await rows()).toEqual(['101', '102', '103']);
    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    await user.selectOptions(screen.getByLabelText('Período'), 'Últimos 30 dias');
    await waitFor(async () => expect(await rows()).toEqual(['101', '102']));
    await user.selectOptions(screen.getByLabelText('Origem'), 'Sensor');
    await waitFor(async () => expect(await rows()).toEqual(['102']));
    await user.selectOptions(screen.getByLabelText('Momento'), 'Jejum');
    expect(await screen.findByText('Nenhuma medição com estes filtros')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    await waitFor(async () => expect(await rows()).toEqual(['101', '102', '103']));
    expect(screen.getByLabelText('Momento')).toHaveValue('');
  });
});

it('says what to do when there is nothing', async () => {
  startMetricsServer();
  open('weight');
  expect(await screen.findByText('Nenhuma medição ainda')).toBeVisible();
  expect(screen.getByText('Registre a primeira em Nova medição.')).toBeVisible();
});

it('keeps its rows when the next page does not come, and offers another try', async () => {
  const older = aPressure({ id: '0190b1c0-0000-7000-8000-000000000009', value: 121, diastolic: 79 });
  let isFailing = true;
  startMetricsServer();
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (!path.startsWith('/api/health-metrics?')) return answer(path, init);
    if (!path.includes('cursor')) {
      const headers = { [NEXT_CURSOR_HEADER]: 'next' };
      return new Response(JSON.stringify([aPressure()]), { headers });
    }
    return isFailing ? new Response('', { status: 503 }) : new Response(JSON.stringify([older]));
  });
  open('blood_pressure');
  await user.click(await screen.findByRole('button', { name: 'Mostrar mais' }));
  expect(await screen.findByText('Não foi possível carregar mais.')).toBeVisible();
  expect(screen.getByText('134/86')).toBeVisible();
  isFailing = false;
  await user.click(screen.getByRole('button', { name: 'tentar de novo' }));
  expect(await screen.findByText('121/79')).toBeVisible();
  expect(screen.getByText('134/86')).toBeVisible();
});

it('offers another try when it cannot load', async () => {
  const server = startMetricsServer([aPressure()]);
  server.isFailing = true;
  open('blood_pressure');
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.isFailing = false;
  await user.click(retry);
  expect(await screen.findByText('134/86')).toBeVisible();
});
