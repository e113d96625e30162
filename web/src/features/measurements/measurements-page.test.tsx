import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MetricType } from '@vida/contract/measurements/metric-kinds.ts';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { aMetric, BlankPlot, signIn, standInForPlots, startMetricsServer } from './measurements-fixture.ts';
import { MeasurementsPage } from './measurements-page.tsx';

vi.mock('uplot', () => ({ default: BlankPlot }));

beforeEach(() => {
  signIn();
  standInForPlots();
});
afterEach(() => {
  for (const { id } of toastStore.read()) toastStore.dismiss(id);
  queryClientFor(null);
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const Page = ({ first, isMeasuring }: { first: MetricType; isMeasuring: boolean }) => {
  const [type, setType] = useState(first);
  return <MeasurementsPage type={type} onType={setType} isMeasuring={isMeasuring} />;
};
const page = (first: MetricType, isMeasuring: boolean) => (
  <QueryClientProvider client={queryClientFor('lucia')}>
    <Page first={first} isMeasuring={isMeasuring} />
    <Toaster />
  </QueryClientProvider>
);
const open = (first: MetricType = 'glucose') => render(page(first, false));
const field = (name: string) => screen.getByRole('textbox', { name });
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

describe('the tabs', () => {
  it('lead to the figures, the form and the list of each type', async () => {
    startMetricsServer([aMetric({ metricType: 'weight', unit: 'kg', value: 78.4 })]);
    open();
    await user.click(screen.getByRole('tab', { name: 'Peso' }));
    expect(await screen.findByRole('heading', { name: 'Seu peso mais recente' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Peso' })).toBeVisible();
    expect(within(await screen.findByRole('table', { name: 'Todas as medições' })).getByText('78,4')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'HbA1c' }));
    expect(await screen.findByText('Nenhum exame de HbA1c ainda')).toBeVisible();
  });
});

it('begins in the period that reaches back to the day it was asked for', async () => {
  startMetricsServer([aMetric({ metricType: 'weight', unit: 'kg', value: 78.4, measuredAt: daysAgo(1) })]);
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <MeasurementsPage type="weight" onType={() => {}} since={daysAgo(20).slice(0, 10)} />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('radio', { name: '30' })).toBeChecked();
});

it('takes the field for a person who came to measure, and keeps what they began to type', async () => {
  startMetricsServer();
  const { rerender } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Glicose' }), '11');
  screen.getByRole('tab', { name: 'Glicose' }).focus();
  rerender(page('glucose', true));
  await waitFor(() => expect(field('Glicose')).toHaveFocus());
  expect(field('Glicose')).toHaveValue('11');
});

describe('the figures', () => {
  const pressures = [
    [1, 138, 88],
    [2, 134, 86],
    [3, 130, 84],
  ].map(([days = 0, value = 0, diastolic = 0]) =>
    aMetric({
      id: `0190b1c0-0000-7000-8000-00000000001${days}`,
      metricType: 'blood_pressure',
      unit: 'mmHg',
      value,
      diastolic,
      measuredAt: daysAgo(days),
    }),
  );

  it('of pressure are the newest, the mean of three days, and a chart that reads both numbers', async () => {
    startMetricsServer(pressures);
    open('blood_pressure');
    expect(await screen.findByText(/^Média de 134 por 86 mmHg em 3 dias\. Fica acima da meta usual/)).toBeVisible();
    expect(screen.getByText(/que a diretriz brasileira de 2025 chama de pré-hipertensão/)).toBeVisible();
    const chart = await screen.findByRole('slider', { name: /^Pressão: últimos 30 dias, em mmHg/ });
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('138 por 88 mmHg, um pouco alta'));
    chart.focus();
    await user.keyboard('{Home}');
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringContaining('130 por 84 mmHg'));
    await user.click(screen.getByRole('button', { name: 'Ver em tabela' }));
    const table = screen.getByRole('table', { name: 'Últimos 30 dias' });
    expect(within(table).getByText('134 por 86 mmHg')).toBeVisible();
  });

  it('of HbA1c have days without times, everywhere', async () => {
    startMetricsServer(
      [7.2, 7.9].map((value, index) =>
        aMetric({
          id: `0190b1c0-0000-7000-8000-00000000002${index}`,
          metricType: 'hba1c',
          unit: '%',
          value,
          measuredAt: daysAgo(1 + index * 100),
        }),
      ),
    );
    open('hba1c');
    const chart = await screen.findByRole('slider', { name: /^HbA1c: último ano, em %/ });
    expect(chart).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d\d\/\d\d\/\d{4}: 7,2%/));
    await user.click(screen.getByRole('button', { name: 'Ver em tabela' }));
    const table = screen.getByRole('table', { name: 'Último ano' });
    expect(within(table).getAllByText(/^\d\d\/\d\d\/\d{4}$/)).toHaveLength(2);
    expect(screen.queryByText(/\d\d:\d\d/)).not.toBeInTheDocument();
  });

  it('say that a period is empty, and where the newest is', async () => {
    startMetricsServer(pressures.map((metric, index) => ({ ...metric, measuredAt: daysAgo(60 + index) })));
    open('blood_pressure');
    expect(await screen.findByText('Nenhuma medição neste período.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '90' }));
    expect(await screen.findByRole('slider', { name: /^Pressão/ })).toBeVisible();
  });

  it.each([
    [{ height: 170, birthDate: '1980-01-01' }, /^IMC 27,1: sobrepeso/],
    [{ height: 170, birthDate: '2015-01-01' }, /^O peso de um dia varia com água, comida e roupa\.$/],
    [{ height: 170, birthDate: '1980-01-01', pregnant: true }, /^O peso de um dia varia[^.]*\.$/],
    [{ height: 170, birthDate: '1980-01-01', otherConditions: 'bulimia' }, /^O peso de um dia varia[^.]*\.$/],
    [{ height: null }, /Com a altura e a data de nascimento no perfil/],
  ])('of a weight with %j read %s', async (profile, text) => {
    startMetricsServer([aMetric({ metricType: 'weight', unit: 'kg', value: 78.4 })], profile);
    open('weight');
    const card = await screen.findByRole('region', { name: 'Seu peso mais recente' });
    await waitFor(() => expect(within(card).getAllByRole('paragraph').at(-1)).toHaveTextContent(text));
    if (!String(text).includes('IMC')) expect(within(card).queryByText(/IMC \d/)).not.toBeInTheDocument();
  });

  it('offer another try when they cannot be loaded', async () => {
    const server = startMetricsServer(pressures);
    server.isFailing = true;
    open('blood_pressure');
    const [retry] = await screen.findAllByRole('button', { name: 'Tentar de novo' });
    server.isFailing = false;
    if (retry) await user.click(retry);
    expect(await screen.findByRole('heading', { name: 'Sua pressão mais recente' })).toBeVisible();
  });

  /** Enough finger-pricks for percents, newest first: five at each of two values. */
  const tenReadings = (first: number, second: number) =>
    Array.from({ length: 10 }, (_, index) =>
      aMetric({
        id: `0190b1c0-0000-7000-8000-00000000003${index}`,
        value: index < 5 ? first : second,
        measuredAt: daysAgo(index),
      }),
    );

  it('begin with the lows, before the share in the band', async () => {
    startMetricsServer(tenReadings(112, 62));
    open();
    const fact = await screen.findByText(/^5 de 10 medições abaixo de 70 mg\/dL\./);
    expect(fact.parentElement).toHaveTextContent(
      /^5 de 10 medições abaixo de 70 mg\/dL\..*50% das medições na faixa de 70 a 180 mg\/dL\.$/,
    );
  });

  it('say percent of readings, never of time, for finger-pricks', async () => {
    startMetricsServer(tenReadings(112, 200));
    open();
    expect(await screen.findByText(/50% das medições na faixa de 70 a 180 mg\/dL/)).toBeVisible();
  });

  it('of one normal reading are its number, its band and one sentence: no percent, no "insuficiente"', async () => {
    startMetricsServer([aMetric({ value: 187, context: 'pos_refeicao' })], {
      chronicConditions: ['Diabetes Tipo 2'],
    });
    open();
    const latest = within(await screen.findByRole('region', { name: 'Sua glicose mais recente' }));
    expect(latest.getByText('187')).toBeVisible();
    expect(latest.getByText('Levemente elevada')).toBeVisible();
    expect(
      await latest.findByText(
        '187 depois de comer: um pouco acima de 180. Uma vez só não preocupa. Meça amanhã em jejum.',
      ),
    ).toBeVisible();
    expect(await screen.findByText(/^Com 10 medições, a média/)).toBeVisible();
    expect(screen.queryByText(/insuficientes/i)).not.toBeInTheDocument();
    expect(screen.queryByText(/\d ?%/)).not.toBeInTheDocument();
  });

  it('of a second high reading after meals give no comfort', async () => {
    startMetricsServer(
      [0, 1].map((days) =>
        aMetric({
          id: `0190b1c0-0000-7000-8000-00000000004${days}`,
          value: 190 + days,
          context: 'pos_refeicao',
          measuredAt: daysAgo(days),
        }),
      ),
    );
    open();
    expect(await screen.findByText(/^190 depois de comer: um pouco acima de 180\. Não é a primeira vez/)).toBeVisible();
  });

  it.each([
    ['blood_pressure', { unit: 'mmHg', value: 128, diastolic: 82 }, 'Um pouco alta'],
    ['heart_rate', { unit: 'bpm', value: 72 }, 'Usuais'],
    ['weight', { unit: 'kg', value: 78.4 }, /^O peso de um dia varia/],
    ['hba1c', { unit: '%', value: 7.2, kind: 'laboratory' }, 'Mostre ao médico'],
  ] as const)('of the first %s say what it means, and that figures follow at most once', async (type, metric, said) => {
    startMetricsServer([aMetric({ metricType: type, ...metric })]);
    open(type);
    const latest = within(await screen.findByRole('region', { name: /mais recentes?$/ }));
    expect(await latest.findByText(said)).toBeVisible();
    await screen.findByRole('slider');
    expect(screen.getAllByText(/^Dados insuficientes/)).toHaveLength(1);
  });
});
