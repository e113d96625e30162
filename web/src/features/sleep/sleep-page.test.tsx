import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDayShort } from '../../lib/format.ts';
import { isolateTests, renderPart } from '../../testing/part-of-page.tsx';
import { aNight, dayAgo, startNightsServer } from './nights-fixture.tsx';
import { SleepPage } from './sleep-page.tsx';

isolateTests();
afterEach(() => vi.useRealTimers());

const user = userEvent.setup();
const nights = (count: number, change: Parameters<typeof aNight>[1] = {}) =>
  Array.from({ length: count }, (_, index) => aNight(index, change));
const findStats = async () => within(await screen.findByRole('list', { name: 'Suas médias' })).getAllByRole('listitem');

describe('the page', () => {
  it('without a night invites to record one', async () => {
    startNightsServer();
    renderPart(<SleepPage />);
    expect(screen.getByText('Carregando suas noites...')).toBeInTheDocument();
    expect(await screen.findByText('Suas noites vão aparecer aqui')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Registrar a primeira noite' }));
    expect(await screen.findByRole('dialog', { name: 'Registrar sono' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('Dica para você')).not.toBeInTheDocument();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const server = startNightsServer([aNight(0)]);
    server.isFailing = true;
    renderPart(<SleepPage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar o seu sono');
    server.isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('table', { name: 'Histórico' })).toBeVisible();
  });

  it('asks for fourteen days, and again when the day turns over', async () => {
    const server = startNightsServer([aNight(0)]);
    renderPart(<SleepPage />);
    await findStats();
    expect(server.asked).toEqual(['?days=14']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await waitFor(() => expect(server.asked).toHaveLength(2));
    expect(await screen.findByText('1 noite registrada, 1 com 8 h na cama ou mais, a sua meta.')).toBeVisible();
  });
});

describe('the four figures', () => {
  it('rest on the seven newest nights, with unit and meaning', async () => {
    startNightsServer([
      ...nights(7),
      aNight(7, { sleepQuality: '1', fallAsleepTime: 400, bedTime: aNight(7).wakeTime }),
    ]);
    renderPart(<SleepPage />);
    const texts = (await findStats()).map(({ textContent }) => textContent);
    await waitFor(async () =>
      expect((await findStats())[0]).toHaveTextContent('Duração média8,0 hNa cama. Você alcança a sua meta de 8 h.'),
    );
    expect(texts[1]).toBe('Qualidade média7,5 de 10 BoaEm geral, boas noites.');
    expect(texts[2]).toBe('Tempo para adormecer15 minEm média. Até uns 30 minutos é comum.');
    expect(screen.getByText('Médias das suas 7 noites mais recentes')).toBeVisible();
    expect(texts[3]).toBe('Registros8 noitesNos últimos 14 dias. As médias usam as 7 mais recentes.');
  });

  it('say how far the person’s own goal is', async () => {
    startNightsServer([aNight(0)], { sleepGoal: 8.5 });
    renderPart(<SleepPage />);
    await waitFor(async () =>
      expect((await findStats())[0]).toHaveTextContent('Faltam cerca de 30 min para a sua meta de 8,5 h.'),
    );
    expect((await findStats())[3]).toHaveTextContent('As médias usam esta noite.');
  });

  it('call a long time to fall asleep long', async () => {
    startNightsServer([aNight(0, { fallAsleepTime: 31, sleepQuality: '3.9' })]);
    renderPart(<SleepPage />);
    const [, quality, fallAsleep] = await findStats();
    expect(quality).toHaveTextContent('Ruim');
    expect(fallAsleep).toHaveTextContent('respirar devagar pode ajudar');
  });
});

describe('the tip', () => {
  it.each([
    [{ sleepQuality: '5.9' }, /celular e a TV de lado/],
    [{ fallAsleepTime: 21 }, /respire devagar/],
    [{ bedTime: new Date(Date.parse(aNight(0).wakeTime) - 6 * 3_600_000).toISOString() }, /15 minutos mais cedo/],
    [{}, /Suas noites vão bem/],
  ])('for %j', async (change, text) => {
    startNightsServer([aNight(0, change)]);
    renderPart(<SleepPage />);
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryAllByText(/melatonina|remédio/i)).toEqual([]);
  });

  it('stands beside the signs that need a professional', async () => {
    startNightsServer([aNight(0)]);
    renderPart(<SleepPage />);
    await user.click(await screen.findByText('Quando procurar ajuda'));
    expect(screen.getByText(/ronco alto com pausas na respiração/)).toBeVisible();
    expect(screen.getByText(/Com sono, não dirija/)).toBeVisible();
  });
});

describe('the chart', () => {
  it('tells the nights beside the goal in a sentence, and as a table with its gaps', async () => {
    startNightsServer([aNight(0), aNight(2, { bedTime: aNight(2).wakeTime })]);
    renderPart(<SleepPage />);
    const sentence = '2 noites registradas, 1 com 8 h na cama ou mais, a sua meta.';
    expect(await screen.findByRole('img', { name: sentence })).toBeVisible();
    expect(screen.getByText('Sua meta: 8 h')).toBeVisible();
    expect(screen.getByText('Sem barra: noite sem registro.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver em tabela' }));
    const rows = within(screen.getByRole('table', { name: 'Últimas 14 noites' })).getAllByRole('row');
    expect(rows).toHaveLength(15);
    expect(rows[1]).toHaveTextContent('8,0 h');
    expect(rows[2]).toHaveTextContent('sem registro');
    expect(rows[3]).toHaveTextContent('0,0 h');
  });
});

describe('the list', () => {
  it('shows ten nights, and all of them when asked for', async () => {
    startNightsServer(nights(12));
    renderPart(<SleepPage />);
    const table = await screen.findByRole('table', { name: 'Histórico' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    const [, first] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(formatDayShort(dayAgo(0)));
    expect(first).toHaveTextContent('22:00 – 06:00');
    expect(first).toHaveTextContent('8,0 h');
    expect(first).toHaveTextContent('7,5');
    await user.click(screen.getByRole('button', { name: 'Ver as 12 noites' }));
    expect(within(table).getAllByRole('row')).toHaveLength(13);
    await user.click(screen.getByRole('button', { name: 'Ver só as 10 mais recentes' }));
    expect(within(table).getAllByRole('row')).toHaveLength(11);
  });
});
