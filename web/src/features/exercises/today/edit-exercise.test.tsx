import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Exercise } from '@vida/contract/exercises/exercise-schemas.ts';
import { describe, expect, it } from 'vitest';
import { isolateTests, openExercises, startExercisesServer } from '../exercises-fixture.tsx';
import { ExercisesPage } from '../exercises-page.tsx';

isolateTests();

const user = userEvent.setup();

describe('editing', () => {
  const openForm = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: `Editar ${name}` }));
    return within(await screen.findByRole('form', { name: `Editar ${name}` }));
  };

  it('one at a time changes name, whole minutes and intensity', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    const form = await openForm('Marcha');
    expect(screen.getByRole('button', { name: 'Editar Caminhada' })).toBeDisabled();
    await user.clear(form.getByLabelText('Nome'));
    await user.type(form.getByLabelText('Nome'), 'Marcha lenta');
    await user.clear(form.getByLabelText('Duração'));
    await user.type(form.getByLabelText('Duração'), '12,9');
    await user.selectOptions(form.getByLabelText('Intensidade'), 'Moderada');
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Programa de exercícios atualizado.')).toBeVisible();
    expect(server.program.exercises[0]).toMatchObject({
      name: 'Marcha lenta',
      duration: 12,
      intensity: 'moderate',
      completed: false,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Editar Marcha lenta' })).toHaveFocus());
    expect(server.checked).toEqual(['Marcha lenta']);
  });

  it('can be left, and refuses what is no exercise', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    const form = await openForm('Caminhada');
    await user.clear(form.getByLabelText('Duração'));
    await user.type(form.getByLabelText('Duração'), '0');
    await user.clear(form.getByLabelText('Nome'));
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(form.getByLabelText('Duração')).toBeInvalid());
    expect(form.getByLabelText('Nome')).toBeInvalid();
    await user.click(form.getByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: 'Marcar Caminhada como feito' })).toBeInTheDocument();
    expect(server.sent).toEqual([]);
  });

  it('that could not be stored stays open', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    const form = await openForm('Caminhada');
    server.failure = 503;
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Falha ao atualizar programa de exercícios')).toBeVisible();
    expect(form.getByLabelText('Nome')).toHaveValue('Caminhada');
  });

  it('keeps what another window changed beside it, and asks where both changed the same', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    const form = await openForm('Caminhada');
    const changeElsewhere = (change: Partial<Exercise>) =>
      server.changeElsewhere({
        exercises: server.program.exercises.map((each) => (each.id === 'id-Caminhada' ? { ...each, ...change } : each)),
      });
    await user.clear(form.getByLabelText('Duração'));
    await user.type(form.getByLabelText('Duração'), '25');
    changeElsewhere({ intensity: 'low', duration: 30 });
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    const question = within(await screen.findByRole('group', { name: 'Duração: qual vale?' }));
    expect(question.getByRole('radio', { name: '30 min (salvo em outro lugar)' })).not.toBeChecked();
    expect(form.getByText('Intensidade: agora Baixa (antes: Moderada).')).toBeVisible();
    expect(server.program.exercises[1]).toMatchObject({ duration: 30, intensity: 'low' });

    changeElsewhere({ name: 'Caminhada na praça' });
    await user.click(form.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(server.program.exercises[1]).toMatchObject({
        name: 'Caminhada na praça',
        duration: 25,
        intensity: 'low',
      }),
    );
  });
});
