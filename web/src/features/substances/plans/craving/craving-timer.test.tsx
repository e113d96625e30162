import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isolateTests, renderPart } from '../../../../testing/part-of-page.tsx';
import { aPlan, startSubstancesServer } from '../../substances-fixture.ts';
import { PlanButtons } from '../plan-actions.tsx';

isolateTests();
// The library's own waiting advances the clock only where it sees Jest's.
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
});
afterEach(() => vi.useRealTimers());

const plan = aPlan({ triggers: ['stress'] }, { cravingsPassed: 4 });
const start = () => {
  const server = startSubstancesServer({ plans: [plan] });
  renderPart(<PlanButtons plan={plan} today={plan.quitDay} />);
  fireEvent.click(screen.getByRole('button', { name: 'Estou com vontade' }));
  return server;
};
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
const clock = () => screen.getByRole('timer', { name: 'Tempo que falta' });

it('counts ten minutes down and says the time aloud once a minute', () => {
  start();
  expect(clock()).toHaveTextContent('10:00');
  expect(screen.getByText('Faltam 10 minutos. Espere.')).toHaveAttribute('role', 'status');
  pass(59);
  expect(clock()).toHaveTextContent('9:01');
  expect(screen.getByText('Faltam 10 minutos. Espere.')).toBeInTheDocument();
  pass(1);
  expect(screen.getByText('Faltam 9 minutos. Espere.')).toBeInTheDocument();
  pass(91);
  expect(screen.getByText(/Respire fundo\.$/)).toBeInTheDocument();
  expect(screen.getByText('Respire fundo').closest('li')).toHaveAttribute('aria-current', 'step');
  pass(600);
  expect(clock()).toHaveTextContent('0:00');
  expect(screen.getByText('Os 10 minutos passaram. Como você está?')).toBeVisible();
});

it('runs on while its dialog is closed', () => {
  start();
  pass(30);
  fireEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  pass(60);
  fireEvent.click(screen.getByRole('button', { name: 'Continuar o cronômetro (8:30)' }));
  expect(clock()).toHaveTextContent('8:30');
});

it('shows the right time after the device slept', () => {
  start();
  vi.setSystemTime(Date.now() + 5 * 60_000);
  pass(1);
  expect(clock()).toHaveTextContent('4:59');
});

it('keeps a wish that passed with what woke it', async () => {
  const server = start();
  pass(200);
  fireEvent.change(screen.getByRole('combobox', { name: 'O que despertou a vontade?' }), {
    target: { value: 'stress' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Passou' }));
  expect(await screen.findByText(/Você atravessou esta vontade/)).toBeVisible();
  expect(server.sent).toMatchObject([
    { path: `/api/cessation-plans/${plan.id}/cravings`, body: { trigger: 'stress', outcome: 'passed' } },
  ]);
  fireEvent.click(screen.getAllByRole('button', { name: 'Fechar' })[0] ?? document.body);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Estou com vontade' })).toBeVisible());
});

it('after a use says that the history stays and offers to record the amount', async () => {
  const server = start();
  fireEvent.click(screen.getByRole('button', { name: 'Usei' }));
  expect(await screen.findByText(/Um uso não apaga o que você fez/)).toBeVisible();
  expect(server.sent).toMatchObject([{ body: { trigger: null, outcome: 'used' } }]);
  fireEvent.click(screen.getByRole('button', { name: 'Registrar quanto foi' }));
  expect(await screen.findByRole('dialog', { name: 'Registrar uso' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Tabaco' })).toBeChecked();
});

it('that could not be stored goes on', async () => {
  const server = start();
  server.refusal = { status: 503, body: null };
  fireEvent.click(screen.getByRole('button', { name: 'Passou' }));
  expect(await screen.findByText('Não foi possível guardar. Tente de novo.')).toBeVisible();
  expect(clock()).toBeVisible();
});
