import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SleepRecord } from '@vida/contract/sleep/sleep-schemas.ts';
import { describe, expect, it } from 'vitest';
import { sampleSession } from '../../testing/sample-session.ts';
import { findPage, startWholeApp } from '../../testing/whole-app.tsx';

const app = startWholeApp();

const night = (minutes: number, sleepQuality = '7.5'): SleepRecord => ({
  id: '0190b1c0-0000-7000-8000-000000000001',
  sleepDate: '2026-11-21',
  bedTime: '2026-11-21T01:00:00.000Z',
  bedUtcOffsetMinutes: -180,
  wakeTime: new Date(Date.parse('2026-11-21T01:00:00.000Z') + minutes * 60_000).toISOString(),
  wakeUtcOffsetMinutes: -180,
  fallAsleepTime: 15,
  nightWakings: 0,
  sleepQuality,
  notes: null,
});

const open = async (records: SleepRecord[]) => {
  app.answers['GET /api/sleep-records'] = { body: records };
  await app.open('/dashboard', sampleSession());
  await findPage(/^Olá/);
};
const findFact = async () => {
  const list = await screen.findByRole('list', { name: 'Resumo da semana' });
  const facts = within(list).getAllByRole('listitem');
  return facts.find(({ textContent }) => textContent?.startsWith('Qualidade do sono'));
};
const widget = () => screen.findByRole('region', { name: 'Qualidade do Sono' });

describe('sleep on the dashboard', () => {
  it('is asked for once, the last seven days and at most seven nights', async () => {
    await open([night(480)]);
    await screen.findByText('Médias dos últimos 7 dias (1 noite)');
    expect(app.sent('GET /api/sleep-records').map(({ url }) => url)).toEqual(['/api/sleep-records?days=7&limit=7']);
  });

  it.each([
    [420, '7,0 h', 'Boa qualidade'],
    [417, '7,0 h', 'Boa qualidade'],
    [414, '6,9 h', 'Pode melhorar'],
  ])('of %i minutes is %s, %s', async (minutes, hours, state) => {
    await open([night(minutes)]);
    await screen.findByText(state);
    expect(await findFact()).toHaveTextContent(`Qualidade do sono${hours}${state}`);
  });

  it('without a night says so, and leads to the form', async () => {
    await open([]);
    expect(await screen.findByText('Sem registros')).toBeVisible();
    expect(await findFact()).toHaveTextContent('N/A');
    expect(within(await widget()).getByText('Nenhuma noite registrada nos últimos 7 dias.')).toBeVisible();
    await userEvent.click(within(await widget()).getByRole('link', { name: 'Registrar' }));
    expect(await findPage('Qualidade do Sono')).toBeVisible();
  });

  it('shows the means, the ring over ten and a tip', async () => {
    await open([night(480, '8'), night(510, '7')]);
    expect(await within(await widget()).findByRole('img', { name: 'Qualidade média 7,5 de 10' })).toBeVisible();
    expect(await widget()).toHaveTextContent('Médias dos últimos 7 dias (2 noites)');
    expect(await widget()).toHaveTextContent('Duração média8,3 h');
    expect(within(await widget()).getByText('Boa')).toBeVisible();
    expect(within(await widget()).getByText(/Suas noites vão bem/)).toBeVisible();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    app.answers['GET /api/sleep-records'] = { status: 503 };
    await app.open('/dashboard', sampleSession());
    const card = await widget();
    expect(await within(card).findByText('Não foi possível carregar o seu sono')).toBeVisible();
    expect(await findFact()).toHaveTextContent('Não carregou');
    app.answers['GET /api/sleep-records'] = { body: [night(480)] };
    await userEvent.click(within(card).getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Boa qualidade')).toBeVisible();
  });
});
