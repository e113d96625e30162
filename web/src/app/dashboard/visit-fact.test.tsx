import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AppointmentWithEtag } from '@vida/contract/appointments/appointments-endpoints.ts';
import { addDaysTo, dayOf } from '@vida/contract/core/time.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { session } from '../../lib/session.ts';
import { sampleSession } from '../../testing/sample-session.ts';
import { serveApi } from '../../testing/serve-api.ts';
import { toastStore } from '../../ui/toast/toast-store.ts';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { AppointmentFact } from './visit-fact.tsx';

const ZONE = 'America/Sao_Paulo';
const inDays = (days: number): string => addDaysTo(dayOf(new Date(), ZONE), days);
const aVisit = (days: number, change: Partial<AppointmentWithEtag> = {}): AppointmentWithEtag => ({
  etag: 'lida',
  id: `0190b1c0-0000-7000-8000-0000000000${String(days).padStart(2, '0')}`,
  scheduledAt: `${inDays(days)}T23:30:00.000Z`,
  utcOffsetMinutes: -180,
  professional: 'Dr. Caio Reis',
  place: 'UBS Centro',
  notes: null,
  ...change,
});

const user = userEvent.setup();
let stored: AppointmentWithEtag[];
let status = 200;
let api: Awaited<ReturnType<typeof serveApi>>;

beforeEach(async () => {
  session.save(sampleSession());
  stored = [];
  status = 200;
  const answer = () => ({ status: status === 200 ? 201 : status, body: stored[0] ?? aVisit(3) });
  api = await serveApi({
    'GET /api/appointments': () => ({ status, body: stored }),
    'POST /api/appointments': answer,
    [`PUT /api/appointments/${aVisit(12).id}`]: answer,
    [`DELETE /api/appointments/${aVisit(12).id}`]: () => {
      const [removed, ...others] = stored;
      stored = others;
      return { body: removed };
    },
  });
});
afterEach(async () => {
  for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
  queryClientFor(null);
  await api.close();
  vi.unstubAllGlobals();
});

const open = () =>
  render(
    <QueryClientProvider client={queryClientFor('lucia')}>
      <ul>
        <AppointmentFact />
      </ul>
      <Toaster />
    </QueryClientProvider>,
  );
const fact = () => screen.getByText('Próxima consulta').closest('li');
const bodies = (name: string) => api.sent(name).map(({ body }) => JSON.parse(body));
const openDialog = async (name: RegExp) => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

const fillIn = (dialog: HTMLElement, day: string) => {
  const values = { Data: day, Hora: '14:30', Profissional: 'Dr. Caio Reis' };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
};

describe('the fact', () => {
  it('is the specified placeholder, and says so, until there is a real one', async () => {
    open();
    expect(await screen.findByText('Exemplo')).toBeVisible();
    expect(fact()).toHaveTextContent('15 dias');
    expect(screen.getByText('Dra. Beatriz Nunes')).toBeVisible();
  });

  it.each([
    [0, 'hoje'],
    [1, 'amanhã'],
    [2, 'em 2 dias'],
    [12, 'em 12 dias'],
  ])('tells how far %i days are: %s', async (days, words) => {
    stored = [aVisit(days)];
    open();
    expect(await screen.findByText('Dr. Caio Reis, UBS Centro')).toBeVisible();
    expect(fact()).toHaveTextContent(words);
    expect(fact()).toHaveTextContent(/\d\d\/\d\d(\/\d{4})?, 20:30/);
    expect(screen.queryByText('Exemplo')).toBeNull();
  });

  it('reads the time on the clock of the place, and goes without a place', async () => {
    stored = [aVisit(5, { utcOffsetMinutes: -240, place: null })];
    open();
    expect(await screen.findByText('Dr. Caio Reis')).toBeVisible();
    expect(fact()).toHaveTextContent('19:30');
  });

  it('offers another try when the list does not come', async () => {
    status = 500;
    open();
    const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.queryByText('Exemplo')).toBeNull();
    status = 200;
    await user.click(retry);
    expect(await screen.findByText('Exemplo')).toBeVisible();
  });
});

describe('the first appointment', () => {
  it('is entered in a dialog', async () => {
    open();
    const dialog = await openDialog(/Anotar a próxima consulta/);
    expect(dialog).toHaveAccessibleName('Nova consulta');
    fillIn(dialog, inDays(3));
    stored = [aVisit(3)];
    await user.click(screen.getByRole('button', { name: 'Salvar consulta' }));
    expect(await screen.findByText('Consulta anotada.')).toBeVisible();
    expect(bodies('POST /api/appointments')).toEqual([
      { scheduledAt: `${inDays(3)}T14:30`, professional: 'Dr. Caio Reis', place: '', notes: '' },
    ]);
    await waitFor(() => expect(bodies('POST /api/chat/check')).toEqual([{ text: 'Dr. Caio Reis' }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(fact()).toHaveTextContent('em 3 dias'));
    expect(screen.getByRole('button', { name: /ver e mudar as consultas/ })).toHaveFocus();
  });

  it('needs its day, time and professional, and no day that has passed', async () => {
    open();
    const dialog = await openDialog(/Anotar a próxima consulta/);
    await user.click(screen.getByRole('button', { name: 'Salvar consulta' }));
    expect(await within(dialog).findByText('Precisa ser uma data válida.')).toBeVisible();
    expect(within(dialog).getByText('Precisa ser um horário válido.')).toBeVisible();
    expect(within(dialog).getByText('Precisa ser preenchido.')).toBeVisible();
    fillIn(dialog, inDays(-1));
    expect(await within(dialog).findByText('Não pode ser um dia que já passou.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Salvar consulta' }));
    expect(bodies('POST /api/appointments')).toEqual([]);
  });

  it('stays in the form when it cannot be stored', async () => {
    open();
    const dialog = await openDialog(/Anotar a próxima consulta/);
    fillIn(dialog, inDays(3));
    status = 500;
    await user.click(screen.getByRole('button', { name: 'Salvar consulta' }));
    expect(await screen.findByText('Não foi possível anotar a consulta. Tente de novo.')).toBeVisible();
    expect(within(dialog).getByLabelText('Profissional')).toHaveValue('Dr. Caio Reis');
  });
});

describe('the others', () => {
  const choose = async (item: 'Editar' | 'Apagar') => {
    const [menu] = screen.getAllByRole('button', { name: /^Opções da consulta de/ });
    await user.click(menu ?? document.body);
    await user.click(await screen.findByRole('menuitem', { name: item }));
  };

  it('are listed, the next one first, with what was noted', async () => {
    stored = [aVisit(12, { notes: 'levar os exames' }), aVisit(30, { professional: 'Oftalmologista' })];
    open();
    const dialog = await openDialog(/ver e mudar as consultas/);
    expect(dialog).toHaveAccessibleName('Próximas consultas');
    const [first, second] = within(dialog).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Dr\. Caio Reis.*UBS Centro.*levar os exames/);
    expect(second).toHaveTextContent('Oftalmologista');
    await user.click(within(dialog).getByRole('button', { name: 'Nova consulta' }));
    expect(screen.getByRole('dialog', { name: 'Nova consulta' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  });

  it('are changed, and keep their moment where only the rest changed', async () => {
    stored = [aVisit(12, { utcOffsetMinutes: -240 })];
    open();
    const dialog = await openDialog(/ver e mudar as consultas/);
    await choose('Editar');
    expect(await within(dialog).findByLabelText('Hora')).toHaveValue('19:30');
    await user.clear(within(dialog).getByLabelText('Local (opcional)'));
    await user.click(screen.getByRole('button', { name: 'Salvar mudanças' }));
    expect(await screen.findByText('Consulta atualizada.')).toBeVisible();
    expect(bodies('PUT')).toEqual([{ professional: 'Dr. Caio Reis', place: '', notes: '', etag: 'lida' }]);
  });

  it('are deleted at once and given back with the offset of their place', async () => {
    stored = [aVisit(12, { utcOffsetMinutes: -240, notes: 'exames' })];
    open();
    await openDialog(/ver e mudar as consultas/);
    await choose('Apagar');
    expect(await screen.findByText('Consulta apagada.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Exemplo')).toBeVisible();
    screen.getByRole('button', { name: 'Desfazer' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A consulta voltou.')).toBeVisible();
    expect(bodies('POST /api/appointments')).toEqual([
      {
        scheduledAt: `${inDays(12)}T19:30:00-04:00`,
        professional: 'Dr. Caio Reis',
        place: 'UBS Centro',
        notes: 'exames',
      },
    ]);
  });
});
