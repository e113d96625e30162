import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { isolateTests, renderPart } from '../../../testing/part-of-page.tsx';
import { aNight, dayAgo, startNightsServer } from '../nights-fixture.tsx';
import { SleepPage } from '../sleep-page.tsx';

isolateTests();

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText(label);
const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Salvar registro' });
const open = async () => {
  renderPart(<SleepPage />);
  await user.click(screen.getByRole('button', { name: 'Registrar sono' }));
  await screen.findByRole('dialog', { name: 'Registrar sono' });
};

describe('a new night', () => {
  it('begins as the specification says, and is sent with the clock’s offset', async () => {
    const server = startNightsServer();
    await open();
    expect(field('Data da noite')).toHaveValue(dayAgo(0));
    expect(field('Horário de deitar')).toHaveValue('22:00');
    expect(field('Horário de acordar')).toHaveValue('07:00');
    expect(field('Tempo para adormecer')).toHaveValue('15');
    expect(field('Número de despertares')).toHaveValue('0');
    expect(field('Qualidade do sono')).toHaveValue('7');
    expect(screen.getByText('Cerca de 9 h na cama')).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('Registro de sono adicionado com sucesso.')).toBeVisible();
    expect(screen.getByText('Sucesso!')).toBeVisible();
    expect(server.writes).toEqual([
      {
        method: 'POST',
        path: '/api/sleep-records',
        body: {
          sleepDate: dayAgo(0),
          bedTime: `${dayAgo(1)}T22:00:00.000-03:00`,
          wakeTime: `${dayAgo(0)}T07:00:00.000-03:00`,
          fallAsleepTime: 15,
          nightWakings: 0,
          sleepQuality: '7',
          notes: null,
        },
      },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByRole('table', { name: 'Histórico' })).toBeVisible();
  });

  it('after midnight is on the day of waking', async () => {
    const server = startNightsServer();
    await open();
    set('Data da noite', dayAgo(1));
    set('Horário de deitar', '00:30');
    expect(screen.getByText('Cerca de 6 h 30 min na cama')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(server.writes).toHaveLength(1));
    expect(server.writes[0]?.body).toMatchObject({ bedTime: `${dayAgo(1)}T00:30:00.000-03:00` });
  });

  it('of a journey begins on the other clock', async () => {
    const server = startNightsServer();
    await open();
    set('Data da noite', dayAgo(1));
    await user.click(screen.getByText('Mudei de fuso nesta noite'));
    await user.selectOptions(field('Fuso horário de onde você se deitou'), 'Asia/Tokyo');
    expect(screen.getByText('Cerca de 21 h na cama')).toBeVisible();
    set('Horário de deitar', '10:00');
    expect(screen.getByText('Cerca de 9 h na cama')).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(server.writes).toHaveLength(1));
    expect(server.writes[0]?.body).toMatchObject({
      bedTime: `${dayAgo(1)}T10:00:00.000+09:00`,
      wakeTime: `${dayAgo(1)}T07:00:00.000-03:00`,
    });
  });

  it('understands a decimal comma and keeps the notes', async () => {
    const server = startNightsServer();
    await open();
    await user.clear(field('Qualidade do sono'));
    await user.type(field('Qualidade do sono'), '8,5');
    await user.type(field('Observações'), 'calor');
    await user.click(save());
    await waitFor(() => expect(server.writes).toHaveLength(1));
    expect(server.writes[0]?.body).toMatchObject({ sleepQuality: '8.5', notes: 'calor' });
  });

  it('closes the dialog, which begins anew the next time', async () => {
    startNightsServer();
    await open();
    set('Horário de deitar', '23:15');
    await user.type(field('Observações'), 'calor');
    await user.click(save());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Registrar sono' }));
    await screen.findByRole('dialog', { name: 'Registrar sono' });
    expect(field('Horário de deitar')).toHaveValue('22:00');
    expect(field('Observações')).toHaveValue('');
  });

  it('pressed twice is one night', async () => {
    const server = startNightsServer();
    await open();
    fireEvent.click(save());
    fireEvent.click(save());
    await screen.findByText('Registro de sono adicionado com sucesso.');
    expect(server.writes).toHaveLength(1);
  });
});

describe('a form that cannot be sent', () => {
  it.each([
    'Data da noite',
    'Horário de deitar',
    'Horário de acordar',
    'Tempo para adormecer',
    'Número de despertares',
    'Qualidade do sono',
  ])('asks for %s', async (label) => {
    const server = startNightsServer();
    await open();
    set(label, '');
    await user.click(save());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(/Precisa ser preenchido\./));
    expect(field(label)).toHaveFocus();
    expect(server.writes).toEqual([]);
  });

  it.each([
    ['Qualidade do sono', 'boa', /Precisa ser no mínimo 1\./],
    ['Qualidade do sono', '0,9', /Precisa ser no mínimo 1\./],
    ['Qualidade do sono', '10,1', /Precisa ser no máximo 10\./],
    ['Qualidade do sono', '7,55', /Aceita só uma casa depois da vírgula\./],
    ['Tempo para adormecer', '-1', /Precisa ser no mínimo 0\./],
    ['Tempo para adormecer', '541', /Não pode ser maior que o tempo na cama\./],
    ['Tempo para adormecer', 'dez', /Precisa ser um número\./],
    ['Número de despertares', '-1', /Precisa ser no mínimo 0\./],
    ['Horário de acordar', '22:00', /Precisa ser diferente do horário de deitar\./],
    ['Data da noite', dayAgo(-1), /Não pode estar no futuro\./],
    ['Data da noite', '12026-11-21', /Precisa ser uma data válida\./],
  ])('says what is wrong with %s %s', async (label, value, message) => {
    const server = startNightsServer();
    await open();
    set(label, value);
    await user.click(save());
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription(message));
    expect(server.writes).toEqual([]);
  });

  it('shows what the server refuses under its field, and stays open', async () => {
    const server = startNightsServer();
    server.refusal = { field: 'wakeTime', message: 'Horário de acordar não pode estar no futuro.' };
    await open();
    await user.click(save());
    await waitFor(() =>
      expect(field('Horário de acordar')).toHaveAccessibleDescription('Horário de acordar não pode estar no futuro.'),
    );
    expect(field('Horário de acordar')).toHaveFocus();
    expect(screen.queryByText('Erro ao adicionar registro. Tente novamente.')).not.toBeInTheDocument();
    server.refusal = null;
    await user.click(save());
    expect(await screen.findByText('Registro de sono adicionado com sucesso.')).toBeVisible();
  });

  it('says that it failed and keeps what was typed; the next try has the same key', async () => {
    const server = startNightsServer([aNight(0)]);
    await open();
    set('Horário de deitar', '23:15');
    server.isFailing = true;
    await user.click(save());
    expect(await screen.findByText('Erro ao adicionar registro. Tente novamente.')).toBeVisible();
    expect(field('Horário de deitar')).toHaveValue('23:15');
    server.isFailing = false;
    await user.click(save());
    expect(await screen.findByText('Registro de sono adicionado com sucesso.')).toBeVisible();
    const keys = vi
      .mocked(globalThis.fetch)
      .mock.calls.filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });
});
