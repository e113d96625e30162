import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast/toast-store.ts';
import { aProgram, isolateTests, noProgram, openExercises, startExercisesServer } from '../exercises-fixture.tsx';
import { ExerciseCard } from './exercise-card.tsx';
import { exerciseFiguresOf } from './exercise-figures.ts';

isolateTests();

const user = userEvent.setup();
const tick = (name: string) => screen.findByRole('checkbox', { name: `Marcar ${name} como feito` });
const withDone = (count: number) => aProgram().exercises.map((each, index) => ({ ...each, completed: index < count }));

it('lists today, counts what is done and leads to the session', async () => {
  startExercisesServer(aProgram({ exercises: withDone(1) }));
  openExercises(ExerciseCard);
  const line = (await tick('Caminhada')).closest('li');
  expect(line).toHaveTextContent('Caminhada20 minIntensidade: Moderada');
  expect(screen.getByRole('heading', { name: 'Treino de Hoje' })).toBeVisible();
  expect(screen.getByText('1 de 3 exercícios')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Iniciar Sessão de Exercícios' })).toHaveAttribute(
    'href',
    '/exercises?sessao=1',
  );
  const strip = screen.getByRole('list', { name: 'Progresso da semana' });
  expect(within(strip).getAllByText(/, feito$/)).toHaveLength(1);
});

it('names what the programme was not adjusted for', async () => {
  startExercisesServer(aProgram({ notAdjustedFor: ['Gota', 'Marevan'] }));
  openExercises(ExerciseCard);
  expect(await screen.findByText('Treino não ajustado para: Gota, Marevan.')).toBeVisible();
});

it('marks the first days of the week, as many as exercises are done, and each intensity by its word', async () => {
  const intensities = ['low', 'moderate', 'high'] as const;
  const exercises = withDone(2).map((each, index) => ({ ...each, intensity: intensities[index] ?? 'low' }));
  startExercisesServer(aProgram({ exercises }));
  openExercises(ExerciseCard);
  for (const [name, word] of Object.entries({ Marcha: 'Baixa', Caminhada: 'Moderada', Alongamento: 'Alta' }))
    expect((await tick(name)).closest('li')).toHaveTextContent(`Intensidade: ${word}`);
  const days = within(screen.getByRole('list', { name: 'Progresso da semana' })).getAllByRole('listitem');
  const names = days.map((day) => day.querySelector('[aria-hidden]:not(svg)')?.textContent);
  expect(names).toEqual(['Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb', 'Dom']);
  const done = days.filter((day) => /, feito$/.test(day.textContent ?? ''));
  expect(done).toEqual(days.slice(0, 2));
});

it('makes another programme with Gerar com IA', async () => {
  const server = startExercisesServer();
  openExercises(ExerciseCard);
  await user.click(await screen.findByRole('button', { name: 'Gerar com IA' }));
  expect(await screen.findByText('Novo programa de exercícios gerado pela IA.')).toBeVisible();
  expect(server.sent.map(({ path }) => path)).toEqual(['/api/exercise-program/generate']);
});

it('with everything done says so and starts nothing', async () => {
  startExercisesServer(aProgram({ exercises: withDone(3) }));
  openExercises(ExerciseCard);
  expect(await screen.findByRole('button', { name: 'Treino Concluído!' })).toBeDisabled();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('sends the level', async () => {
  const server = startExercisesServer();
  openExercises(ExerciseCard);
  const levels = within(await screen.findByRole('group', { name: 'Nível de exercício' })).getAllByRole('radio');
  const names = levels.map((level) => level.closest('label')?.textContent);
  expect(names).toEqual(['Iniciante', 'Intermediário', 'Avançado']);
  await user.click(await screen.findByRole('radio', { name: 'Intermediário' }));
  expect(await screen.findByText('Programa de exercícios atualizado.')).toBeVisible();
  expect(server.sent.map(({ body }) => body)).toEqual([{ exerciseLevel: 'intermediate', etag: 'lista 7' }]);
  expect(screen.getByRole('radio', { name: 'Intermediário' })).toBeChecked();
});

it('says without a toast that a change was not stored, and tries again', async () => {
  const server = startExercisesServer();
  openExercises(ExerciseCard);
  const box = await tick('Marcha');
  server.failure = 503;
  await user.click(box);
  const retry = await screen.findByRole('button', { name: 'tentar de novo' });
  expect(box).not.toBeChecked();
  expect(toastStore.read().filter(({ open }) => open)).toEqual([]);
  server.failure = null;
  await user.click(retry);
  await waitFor(() => expect(server.program.exercises[0]?.completed).toBe(true));
  expect(await tick('Marcha')).toBeChecked();
  expect(screen.queryByText('não salvo')).not.toBeInTheDocument();
});

it('says without a toast that no programme was made, and tries again', async () => {
  const server = startExercisesServer(noProgram());
  openExercises(ExerciseCard);
  expect(await screen.findByText('Nenhum programa de exercícios')).toBeVisible();
  server.failure = 503;
  await user.click(screen.getByRole('button', { name: 'Gerar Programa' }));
  const retry = await screen.findByRole('button', { name: 'tentar de novo' });
  expect(toastStore.read().filter(({ open }) => open)).toEqual([]);
  server.failure = null;
  await user.click(retry);
  expect(await screen.findByText('Novo programa de exercícios gerado pela IA.')).toBeVisible();
  expect(await tick('Marcha')).toBeInTheDocument();
});

it('that cannot be loaded can be asked for again', async () => {
  const server = startExercisesServer();
  server.isReadFailing = true;
  openExercises(ExerciseCard);
  const retry = await screen.findByRole('button', { name: 'Tentar de novo' });
  server.isReadFailing = false;
  await user.click(retry);
  expect(await tick('Marcha')).toBeInTheDocument();
});

it.each([
  [3, 4, false],
  [4, 5, true],
  [5, null, false],
  [6, null, true],
])('%i days of a target of %s is near: %s', (done, targetDays, isNear) => {
  const week = aProgram().week.map((day, index) => ({ ...day, doneMinutes: index < done ? 20 : 0 }));
  expect(exerciseFiguresOf(aProgram({ week, targetDays }))).toEqual({
    movedDays: done,
    target: targetDays ?? 7,
    isNear,
  });
});
