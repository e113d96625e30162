import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReadinessAdvice } from '@vida/contract/exercises/readiness-rules.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  anExercise,
  aProgram,
  isolateTests,
  openExercises,
  readyWith,
  startExercisesServer,
} from '../exercises-fixture.tsx';
import { ExercisesPage } from '../exercises-page.tsx';

isolateTests();
// The library's own waiting advances the clock only where it sees Jest's.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});
afterEach(() => vi.useRealTimers());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const clock = () => screen.getByRole('timer', { name: 'Tempo que falta' });
const secondsShown = () => {
  const [minutes, seconds] = (clock().textContent ?? '').split(':').map(Number);
  return (minutes ?? 0) * 60 + (seconds ?? 0);
};

const open = async (server = startExercisesServer()) => {
  const router = openExercises(ExercisesPage);
  fireEvent.click(await screen.findByRole('button', { name: 'Iniciar Sessão de Exercícios' }));
  await screen.findByRole('dialog', { name: 'Antes de começar' });
  return { server, router };
};
const begin = async (server?: ReturnType<typeof startExercisesServer>) => {
  const opened = await open(server);
  fireEvent.click(await screen.findByRole('button', { name: 'Começar' }));
  return opened;
};

describe('readiness', () => {
  it.each<[ReadinessAdvice, RegExp]>([
    ['treat_low', /Regra dos 15/],
    ['pressure_stop', /Pressão muito alta: não treine hoje/],
    ['no_training', /Acima de 300 mg\/dL/],
    ['low_lately', /Deixe o treino para amanhã/],
    ['pressure_wait', /espere para treinar/],
    ['heart_rate_wait', /espere para treinar/],
  ])('of %s does not let anybody start', async (advice, words) => {
    await open(startExercisesServer(aProgram(), readyWith(advice, 'measure_first')));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Começar' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Medir agora' })).toHaveAttribute('href', '/measurements?nova=true');
    expect(screen.getByText(/^Pare e procure ajuda/, { selector: '[role=dialog] *' })).toBeVisible();
  });

  it.each<[ReadinessAdvice, RegExp]>([
    ['measure_first', /Que tal medir a glicose antes/],
    ['eat_first', /coma antes/],
    ['no_intense', /sem treino intenso/],
    ['start', /Tudo certo para começar/],
  ])('of %s is said, and one may go on', async (advice, words) => {
    await open(startExercisesServer(aProgram(), readyWith(advice)));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Começar' })).toBeEnabled();
  });

  it('of a very low glucose asks for 30 g', async () => {
    const at = new Date().toISOString();
    const readiness = { ...readyWith('treat_low'), glucose: { value: 48, rangeFlag: null, measuredAt: at } };
    await open(startExercisesServer(aProgram(), readiness));
    expect(await screen.findByText(/30 g de açúcar de ação rápida/)).toBeVisible();
    expect(screen.getByText('48 mg/dL')).toBeVisible();
    expect(screen.getByText('Não dê comida nem bebida. Ligue para o SAMU.')).toBeVisible();
  });

  it('is asked again, and without an answer nobody starts', async () => {
    const server = startExercisesServer(aProgram(), readyWith('treat_low'));
    await open(server);
    await screen.findByText(/Regra dos 15/);
    server.isReadFailing = true;
    press('Conferir de novo');
    expect(await screen.findByText('Não foi possível conferir suas medições')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Começar' })).not.toBeInTheDocument();
    server.isReadFailing = false;
    server.readiness = readyWith('start');
    press('Conferir de novo');
    expect(await screen.findByRole('button', { name: 'Começar' })).toBeVisible();
  });
});

describe('the clock', () => {
  it('waits, runs, stands still and goes on', async () => {
    await begin();
    expect(screen.getByText('Levante um joelho de cada vez.', { selector: '[role=dialog] *' })).toBeVisible();
    expect(clock()).toHaveTextContent('10:00');
    pass(30);
    expect(clock()).toHaveTextContent('10:00');
    press('Iniciar cronômetro');
    pass(90);
    press('Pausar');
    const left = secondsShown();
    expect(left).toBeGreaterThan(500);
    expect(left).toBeLessThanOrEqual(510);
    expect(screen.getByText('Cronômetro parado.')).toBeVisible();
    pass(120);
    expect(secondsShown()).toBe(left);
    press('Continuar');
    pass(10);
    expect(secondsShown()).toBeLessThanOrEqual(left - 10);
  });

  it('shows the right time after the device slept, and says minutes only', async () => {
    await begin();
    press('Iniciar cronômetro');
    expect(screen.getByText('Faltam 10 minutos.')).toHaveAttribute('role', 'status');
    vi.setSystemTime(Date.now() + 5 * 60_000);
    pass(1);
    expect(secondsShown()).toBeLessThan(300);
    expect(screen.getByText('Faltam 5 minutos.')).toBeInTheDocument();
    pass(300);
    expect(clock()).toHaveTextContent('0:00');
    expect(screen.getByText('O tempo deste exercício terminou.')).toBeVisible();
  });
});

describe('the way through', () => {
  it('stores what is done as it happens, and nothing that is skipped', async () => {
    const { server } = await begin();
    expect(screen.getByText('Exercício 1 de 3')).toBeVisible();
    press('Concluir');
    expect(await screen.findByRole('heading', { name: 'Caminhada' })).toHaveFocus();
    await waitFor(() => expect(server.program.exercises[0]?.completed).toBe(true));
    press('Pular');
    expect(await screen.findByRole('heading', { name: 'Alongamento' })).toBeVisible();
    press('Concluir');
    expect(await screen.findByText('2 de 3 exercícios feitos nesta sessão.')).toBeVisible();
    await waitFor(() =>
      expect(server.program.exercises.map(({ completed }) => completed)).toEqual([true, false, true]),
    );
    expect(screen.queryByText('Como foi o esforço hoje?')).not.toBeInTheDocument();
  });

  it('asks for the effort when all is done', async () => {
    await begin(startExercisesServer(aProgram({ exercises: [anExercise('Caminhada')] })));
    press('Concluir');
    expect(await screen.findByRole('group', { name: 'Como foi o esforço hoje?' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Treino Concluído!' })).toBeVisible();
  });

  it('offers to store again what could not be stored', async () => {
    const { server } = await begin();
    server.failure = 503;
    press('Concluir');
    const retry = await screen.findByRole('button', { name: 'tentar de novo' });
    expect(screen.getByRole('heading', { name: 'Caminhada' })).toBeVisible();
    server.failure = null;
    fireEvent.click(retry);
    await waitFor(() => expect(server.program.exercises[0]?.completed).toBe(true));
    await waitFor(() => expect(screen.queryByText('não salvo')).not.toBeInTheDocument());
  });

  it('says what a high glucose makes of an intense one', async () => {
    const exercises = [anExercise('Corrida', { intensity: 'high' })];
    await begin(startExercisesServer(aProgram({ exercises }), readyWith('no_intense')));
    expect(await screen.findByText(/pule este exercício intenso/)).toBeVisible();
  });

  it('begins at once at its own address, which goes when it is closed', async () => {
    startExercisesServer();
    const router = openExercises(ExercisesPage, '/exercises?sessao=1');
    await screen.findByRole('dialog', { name: 'Antes de começar' });
    fireEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(router.state.location.href).toBe('/exercises'));
  });
});
