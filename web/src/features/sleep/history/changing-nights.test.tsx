import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readMoment } from '@vida/contract/core/wall-time.ts';
import { describe, expect, it } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aNight, dayAgo, startNightsServer } from '../nights-fixture.tsx';
import { SleepPage } from '../sleep-page.tsx';

isolateTests();

const user = userEvent.setup();
const findTable = () => screen.findByRole('table', { name: 'Histórico' });
/** The last of a row's two menus is the wide screen's. */
const choose = async (item: 'Editar' | 'Apagar') => {
  const menus = within(await findTable()).getAllByRole('button', { name: /^Opções da noite de/ });
  await user.click(menus.at(-1) ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: item }));
};
const undo = async () => {
  (await screen.findByRole('button', { name: 'Desfazer' })).focus();
  await user.keyboard('{Enter}');
};
const set = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const saveChanges = () => user.click(screen.getByRole('button', { name: 'Salvar mudanças' }));

/** To bed in São Paulo, awake in Lisbon. */
const flight = aNight(2, {
  wakeTime: readMoment(`${dayAgo(2)}T09:00:00+00:00`, 'UTC').at.toISOString(),
  wakeUtcOffsetMinutes: 0,
  notes: 'voo',
});

describe('editing', () => {
  it('sends only what changed, and takes it back whole', async () => {
    const server = startNightsServer([aNight(1)]);
    renderPart(<SleepPage />);
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar noite' });
    set('Qualidade do sono', '8,5');
    await saveChanges();
    expect(await screen.findByText('Noite atualizada.')).toBeVisible();
    expect(server.writes).toMatchObject([{ method: 'PUT', body: { sleepQuality: '8.5' } }]);
    expect(Object.keys(server.writes[0]?.body ?? {})).toEqual(['sleepQuality', 'etag']);
    await undo();
    expect(await screen.findByText('A noite voltou a ser como era.')).toBeVisible();
    expect(server.writes[1]?.body).toEqual({
      sleepDate: dayAgo(1),
      bedTime: `${dayAgo(2)}T22:00:00.000-03:00`,
      wakeTime: `${dayAgo(1)}T06:00:00.000-03:00`,
      fallAsleepTime: 15,
      nightWakings: 1,
      sleepQuality: '7.5',
      notes: null,
      etag: 'lida',
    });
  });

  it('moves the times together, on the clocks of a journey', async () => {
    const server = startNightsServer([flight]);
    renderPart(<SleepPage />);
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar noite' });
    expect(screen.getByLabelText('Horário de acordar')).toHaveValue('09:00');
    expect(screen.getByText('Cerca de 8 h na cama')).toBeVisible();
    expect(screen.getByLabelText('Fuso horário de onde você se deitou')).toHaveDisplayValue(
      'Como foi registrado (UTC-03:00)',
    );
    set('Horário de acordar', '09:30');
    await saveChanges();
    await screen.findByText('Noite atualizada.');
    expect(server.writes[0]?.body).toEqual({
      sleepDate: dayAgo(2),
      bedTime: `${dayAgo(3)}T22:00:00.000-03:00`,
      wakeTime: `${dayAgo(2)}T09:30:00.000+00:00`,
      etag: 'lida',
    });
  });

  it('without a change sends nothing and gives the focus back', async () => {
    const server = startNightsServer([aNight(1)]);
    renderPart(<SleepPage />);
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar noite' });
    await saveChanges();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.writes).toEqual([]);
    expect(document.activeElement).toHaveAccessibleName(/^Opções da noite de/);
  });

  it('keeps the form when it fails', async () => {
    const server = startNightsServer([aNight(1)]);
    renderPart(<SleepPage />);
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar noite' });
    set('Número de despertares', '4');
    server.isFailing = true;
    await saveChanges();
    expect(await screen.findByText('Não foi possível atualizar a noite. Tente de novo.')).toBeVisible();
    expect(screen.getByLabelText('Número de despertares')).toHaveValue('4');
  });

  it('takes over what another window saved, shows it, and sends its own change on it', async () => {
    const server = startNightsServer([aNight(1)]);
    renderPart(<SleepPage />);
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar noite' });
    set('Número de despertares', '4');
    server.stored = [aNight(1, { notes: 'calor', nightWakings: 2, fallAsleepTime: 20, etag: 'outra' })];
    await saveChanges();
    expect(await screen.findByText('Observações: agora calor (antes: em branco).')).toBeVisible();
    expect(screen.getByText('Tempo para adormecer: agora 20 min (antes: 15 min).')).toBeVisible();
    expect(screen.getByLabelText('Observações')).toHaveValue('calor');
    expect(screen.getByRole('radio', { name: '4 (o seu, daqui)' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '2 (salvo em outro lugar)' }));
    expect(screen.getByLabelText('Número de despertares')).toHaveValue('2');
    set('Tempo para adormecer', '30');
    await saveChanges();
    await screen.findByText('Noite atualizada.');
    expect(server.writes[1]?.body).toEqual({ fallAsleepTime: 30, etag: 'outra' });
  });

  it('says that the night is gone, and keeps what was typed', async () => {
    const server = startNightsServer([aNight(1)]);
    renderPart(<SleepPage />);
    await choose('Editar');
    await screen.findByRole('dialog', { name: 'Editar noite' });
    set('Observações', 'sonhei com o mar');
    server.stored = [];
    await saveChanges();
    expect(await screen.findByText('Apagado em outro lugar')).toBeVisible();
    expect(screen.getByText(/O que você escreveu continua aqui/)).toBeVisible();
    expect(screen.getByLabelText('Observações')).toHaveValue('sonhei com o mar');
    // The list was read again, and is empty by now.
    await waitFor(() => expect(server.asked.length).toBeGreaterThan(1));
    expect(screen.getByLabelText('Observações')).toHaveValue('sonhei com o mar');
  });
});

describe('deleting', () => {
  it('gives a night back with all it had', async () => {
    const server = startNightsServer([flight]);
    renderPart(<SleepPage />);
    await choose('Apagar');
    expect(await screen.findByText('Noite apagada.')).toBeVisible();
    await undo();
    expect(await screen.findByText('A noite voltou.')).toBeVisible();
    expect(server.writes).toMatchObject([
      { method: 'DELETE', path: `/api/sleep-records/${flight.id}` },
      {
        method: 'POST',
        body: {
          sleepDate: dayAgo(2),
          bedTime: `${dayAgo(3)}T22:00:00.000-03:00`,
          wakeTime: `${dayAgo(2)}T09:00:00.000+00:00`,
          sleepQuality: '7.5',
          notes: 'voo',
        },
      },
    ]);
  });

  it('hands the focus to the row that takes its place', async () => {
    startNightsServer([aNight(1), aNight(2)]);
    renderPart(<SleepPage />);
    await choose('Apagar');
    await screen.findByText('Noite apagada.');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Opções da noite de/));
  });

  it('says when it failed', async () => {
    const server = startNightsServer([aNight(1)]);
    renderPart(<SleepPage />);
    await findTable();
    server.isFailing = true;
    await choose('Apagar');
    expect(await screen.findByText('Não foi possível apagar a noite. Tente de novo.')).toBeVisible();
    expect(await findTable()).toBeVisible();
  });
});
