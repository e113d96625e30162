import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../../lib/query-client.ts';
import { aMetric, signIn, startMetricsServer } from '../measurements-fixture.ts';
import { GlucoseCard } from './glucose-card.tsx';

beforeEach(() => signIn());
afterEach(() => {
  queryClientFor(null);
  vi.unstubAllGlobals();
});

const user = userEvent.setup();
const open = () =>
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <GlucoseCard />
    </QueryClientProvider>,
  );

describe('the glucose card', () => {
  it('invites the first reading', async () => {
    startMetricsServer();
    open();
    expect(await screen.findByText('N/A')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Nova medição' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Importar arquivo' })).toBeVisible();
  });

  it.each([
    [53, 'Muito baixa'],
    [54, 'Baixa'],
    [70, 'Normal'],
    [140, 'Normal'],
    [141, 'Levemente elevada'],
    [250, 'Levemente elevada'],
    [251, 'Muito elevada'],
  ])('calls %d %s', async (value, word) => {
    startMetricsServer([aMetric({ value })]);
    open();
    expect(await screen.findByText(word)).toBeVisible();
    expect(screen.getByText(String(value))).toBeVisible();
  });

  it('tells time and moment, the mean, and what was in the band', async () => {
    const others = Array.from({ length: 9 }, () => aMetric({ value: 190 }));
    startMetricsServer([aMetric({ value: 112, context: 'jejum' }), ...others]);
    open();
    expect(await screen.findByText(/^hoje, \d\d:\d\d, em jejum$/)).toBeVisible();
    expect(screen.getByText('112')).toBeVisible();
    expect(await screen.findByText('182 mg/dL')).toBeVisible();
    expect(screen.getByText('1 de 10 medições na faixa de 70 a 180')).toBeVisible();
  });

  it('says what a reading means while there are few, and nothing that contradicts its word', async () => {
    startMetricsServer([aMetric({ value: 142 })]);
    open();
    expect(await screen.findByText('Levemente elevada')).toBeVisible();
    expect(await screen.findByText(/^142: acima de 140, mas dentro da faixa de 70 a 180\./)).toBeVisible();
    expect(screen.queryByText(/1 de 1|Média/)).not.toBeInTheDocument();
  });

  it('calls nothing a first time that the page would not call so, which looks back on two weeks', async () => {
    const tenDaysAgo = new Date(Date.now() - 10 * 86_400_000).toISOString();
    const high = { value: 190, context: 'pos_refeicao' } as const;
    startMetricsServer([aMetric(high), aMetric({ ...high, measuredAt: tenDaysAgo })]);
    open();
    expect(await screen.findByText(/^190 depois de comer: um pouco acima de 180\. Não é a primeira vez/)).toBeVisible();
  });

  it('leads with the lows of the week, and puts no tick beside a normal reading then', async () => {
    const yesterday = new Date(Date.now() - 26 * 3_600_000).toISOString();
    startMetricsServer([aMetric({ value: 86 }), aMetric({ value: 62, measuredAt: yesterday })]);
    const { container } = open();
    expect(await screen.findByText('Nos últimos 7 dias: 1 de 2 medições abaixo de 70 mg/dL.')).toBeVisible();
    expect(screen.getByText('Normal')).toBeVisible();
    expect(container.querySelector('.lucide-check')).toBeNull();
    expect(screen.queryByText(/\d de \d medições na faixa/)).not.toBeInTheDocument();
  });

  it('ticks a normal reading of a week without lows', async () => {
    startMetricsServer([aMetric({ value: 86 })]);
    const { container } = open();
    expect(await screen.findByText('Normal')).toBeVisible();
    expect(container.querySelector('.lucide-check')).not.toBeNull();
  });

  it('speaks the person’s unit', async () => {
    signIn('mmol/L');
    startMetricsServer(Array.from({ length: 10 }, () => aMetric({ value: 112 })));
    open();
    expect(await screen.findByText('6,2')).toBeVisible();
    expect(await screen.findByText('6,2 mmol/L')).toBeVisible();
  });

  it('says what to do about a low, with SAMU, and no mascot', async () => {
    startMetricsServer([aMetric({ value: 48 })]);
    const { container } = open();
    expect(await screen.findByText(/Coma 30 g de açúcar/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver o que fazer' }));
    expect(await screen.findByText(/^48 mg\/dL: açúcar muito baixo/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'SAMU 192' })).toHaveAttribute('href', 'tel:192');
    expect(container.querySelector('use')).toBeNull();
  });

  it('keeps the dialog about a first reading that is low', async () => {
    startMetricsServer();
    open();
    await user.click(await screen.findByRole('button', { name: 'Nova medição' }));
    await user.type(await screen.findByRole('textbox', { name: 'Glicose' }), '60');
    await user.click(screen.getByRole('button', { name: 'Salvar medição' }));
    expect(await screen.findByText('Baixa')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'O que fazer agora' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'SAMU 192' })).toBeVisible();
  });

  it('keeps that dialog when the figures cannot be refreshed', async () => {
    const server = startMetricsServer([aMetric()]);
    open();
    await user.click(await screen.findByRole('button', { name: 'Nova medição' }));
    await user.type(await screen.findByRole('textbox', { name: 'Glicose' }), '60');
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      server.isFailing = init.method !== 'POST';
      return answer(url, init);
    });
    await user.click(screen.getByRole('button', { name: 'Salvar medição' }));
    expect(await screen.findByText('Pode haver uma medição mais nova.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'SAMU 192' })).toBeVisible();
  });

  it('does not say "now" about a low of yesterday', async () => {
    const measuredAt = new Date(Date.now() - 26 * 3_600_000).toISOString();
    startMetricsServer([aMetric({ value: 48, measuredAt })]);
    open();
    expect(await screen.findByText(/^Esta medição já passou/)).toBeVisible();
  });

  it('offers another try for the week alone', async () => {
    startMetricsServer(Array.from({ length: 10 }, () => aMetric()));
    const answer = globalThis.fetch;
    const isDown = { week: true };
    vi.stubGlobal('fetch', async (url: string, init?: RequestInit) =>
      isDown.week && url.includes('glucose-summary') ? new Response('', { status: 503 }) : answer(url, init),
    );
    open();
    expect(await screen.findByText('Não foi possível carregar a semana.')).toBeVisible();
    expect(screen.getByText('112')).toBeVisible();
    isDown.week = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Média de 7 dias:', { exact: false })).toBeVisible();
  });

  it('offers another try when it cannot load', async () => {
    const server = startMetricsServer([aMetric()]);
    server.isFailing = true;
    open();
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    server.isFailing = false;
    await user.click(retry);
    expect(await screen.findByText('112')).toBeVisible();
  });
});
