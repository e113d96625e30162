import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { vidaSays } from '../../lib/vida-says.ts';
import {
  anExercise,
  aProgram,
  isolateTests,
  noProgram,
  openExercises,
  readyWith,
  startExercisesServer,
} from './exercises-fixture.tsx';
import { ExercisesPage } from './exercises-page.tsx';

isolateTests();

const user = userEvent.setup();
const tick = (name: string) => screen.findByRole('checkbox', { name: `Marcar ${name} como feito` });
const completedOf = (server: ReturnType<typeof startExercisesServer>) =>
  server.program.exercises.filter(({ completed }) => completed).map(({ name }) => name);

describe('the page', () => {
  it('without a programme invites to make the first', async () => {
    startExercisesServer(noProgram());
    openExercises(ExercisesPage);
    await user.click(await screen.findByRole('button', { name: 'Criar Programa de Exercícios' }));
    expect(await screen.findByText('Novo programa de exercícios gerado pela IA.')).toBeVisible();
    const written = vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'POST');
    expect(written.map(([url, init]) => [url, init?.body])).toEqual([['/api/exercise-program/generate', undefined]]);
    expect(await tick('Caminhada')).not.toBeChecked();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const server = startExercisesServer();
    server.isReadFailing = true;
    openExercises(ExercisesPage);
    expect(await screen.findByRole('alert')).toHaveTextContent('Não foi possível carregar seus exercícios');
    server.isReadFailing = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await tick('Marcha')).toBeInTheDocument();
  });

  it('tells the programme, today, the week and the care', async () => {
    const exercises = aProgram().exercises.map((each, index) => ({ ...each, completed: index < 2 }));
    startExercisesServer(aProgram({ exercises, targetDays: null }));
    openExercises(ExercisesPage);
    expect(await screen.findByText('Programa gerado por IA')).toBeVisible();
    expect(screen.getByText('Semana 2')).toBeVisible();
    expect(screen.getByText('Em progresso')).toBeVisible();
    const names = within(screen.getByRole('region', { name: 'Treino de Hoje' })).getAllByRole('checkbox');
    expect(names).toHaveLength(3);
    expect(screen.getByText('2 de 3 exercícios · 30 de 40 min')).toBeVisible();
    const strip = screen.getByRole('list', { name: 'Semana, de segunda a domingo' });
    expect(within(strip).getAllByText(/, feito$/)).toHaveLength(4);
    expect(within(strip).getAllByText(/, hoje,/)).toHaveLength(1);
    expect(screen.getByText('de 5 dias')).toBeVisible();
    expect(screen.getByText('60 de 150 min')).toBeVisible();
    expect(screen.getByText(/^Pare e procure ajuda se sentir dor no peito/)).toBeVisible();
    expect(screen.getByText(/Tenha sempre à mão 15 g de açúcar/)).toBeVisible();
    expect(screen.queryByText(/não foi ajustado/)).toBeNull();
    expect(screen.queryByText('Pelo seu perfil')).toBeNull();
  });

  it('says what the profile has to say about the exercises', async () => {
    startExercisesServer(aProgram({ warnings: ['Seu perfil marca Marevan: uma queda sangra mais.'] }));
    openExercises(ExercisesPage);
    expect(await screen.findByText('Seu perfil marca Marevan: uma queda sangra mais.')).toBeVisible();
    expect(screen.getByText('Pelo seu perfil')).toBeVisible();
  });

  it('names what the programme was not adjusted for', async () => {
    startExercisesServer(aProgram({ notAdjustedFor: ['psoríase', 'Marevan'] }));
    openExercises(ExercisesPage);
    expect(
      await screen.findByText(/^Este programa não foi ajustado para: psoríase, Marevan\. Antes de começar/),
    ).toBeVisible();
  });

  it('keeps its level and says where to change it', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    await user.click(await screen.findByRole('radio', { name: 'Avançado' }));
    expect(await screen.findByText('Configuração de Nível')).toBeVisible();
    expect(screen.getByText('Para alterar seu nível de exercício, vá para o seu Perfil de Saúde.')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Iniciante' })).toBeChecked();
    expect(server.sent).toEqual([]);
  });

  it('tells a programme that could not be made', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    server.failure = 503;
    await user.click(await screen.findByRole('button', { name: 'Gerar com IA' }));
    expect(await screen.findByText('Falha ao gerar programa de exercícios')).toBeVisible();
  });

  it('says over the list what the latest reading forbids, and nothing where it forbids nothing', async () => {
    const server = startExercisesServer(aProgram(), readyWith('treat_low'));
    openExercises(ExercisesPage);
    expect(await screen.findByRole('alert')).toHaveTextContent('Glicose baixa: trate agora');
    expect(screen.getByRole('link', { name: 'Medir agora' })).toHaveAttribute('href', '/measurements?nova=true');
    server.readiness = readyWith('start');
    act(() => void queryClientFor('lucia').invalidateQueries());
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.queryByText('Tudo certo para começar')).not.toBeInTheDocument();
  });

  it('warns of what speaks against an exercise', async () => {
    startExercisesServer(aProgram({ exercises: [anExercise('Corrida', { avoidFor: ['Dor no Joelho'] })] }));
    openExercises(ExercisesPage);
    expect(await screen.findByText(/Seu perfil tem Dor no Joelho/)).toBeVisible();
  });
});

describe('a tick', () => {
  it('sends the whole list with its etag', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    await user.click(await tick('Caminhada'));
    expect(await screen.findByText('Programa de exercícios atualizado.')).toBeVisible();
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]?.body).toEqual({
      etag: 'lista 7',
      exercises: [
        { id: 'id-Marcha', name: 'Marcha', duration: 10, intensity: 'low', completed: false },
        { id: 'id-Caminhada', name: 'Caminhada', duration: 20, intensity: 'moderate', completed: true },
        { id: 'id-Alongamento', name: 'Alongamento', duration: 10, intensity: 'low', completed: false },
      ],
    });
  });

  it('follows another one with the etag that it made', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    const [first, second] = [await tick('Marcha'), await tick('Caminhada')];
    await user.click(first);
    await user.click(second);
    expect(first).toBeChecked();
    await waitFor(() => expect(completedOf(server)).toEqual(['Marcha', 'Caminhada']));
    expect(server.sent.map(({ body }) => body.etag)).toEqual(['lista 7', 'lista 8']);
  });

  it('is repeated on what another window left, whose ticks stay', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    await tick('Marcha');
    const elsewhere = server.program.exercises.map((each) => ({
      ...each,
      completed: each.name === 'Alongamento',
    }));
    server.changeElsewhere({ exercises: elsewhere });
    await user.click(await tick('Marcha'));
    await waitFor(() => expect(completedOf(server)).toEqual(['Marcha', 'Alongamento']));
    expect(await tick('Alongamento')).toBeChecked();
    expect(server.sent.map(({ body }) => body.etag)).toEqual(['lista 7', 'lista 8']);
  });

  it('gives up where others are always faster, and shows what is stored', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    await tick('Marcha');
    server.beforeWrite = () => server.changeElsewhere({});
    await user.click(await tick('Marcha'));
    expect(await screen.findByText('Mudou.')).toBeVisible();
    expect(server.sent).toHaveLength(3);
    expect(await tick('Marcha')).not.toBeChecked();
  });

  it('of an exercise that is gone elsewhere is not sent again', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    await tick('Marcha');
    server.changeElsewhere({ exercises: [anExercise('Outro')] });
    await user.click(await tick('Marcha'));
    expect(await screen.findByText(/mudou em outra janela/)).toBeVisible();
    expect(await tick('Outro')).not.toBeChecked();
    expect(server.sent).toHaveLength(1);
  });

  it('that was not stored goes back', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    const box = await tick('Marcha');
    server.failure = 503;
    await user.click(box);
    expect(await screen.findByText('Falha ao atualizar programa de exercícios')).toBeVisible();
    expect(box).not.toBeChecked();
  });
});

describe('the next exercise', () => {
  it('is the first that is left; after the last one Vida cheers and the effort is asked', async () => {
    const exercises = [anExercise('Marcha', { completed: true }), anExercise('Caminhada')];
    const server = startExercisesServer(aProgram({ exercises }));
    openExercises(ExercisesPage);
    await user.click(await screen.findByRole('button', { name: 'Iniciar Próximo Exercício' }));
    expect(await screen.findByText('Exercício Iniciado!')).toBeVisible();
    expect(screen.getByText('Você começou: Caminhada')).toBeVisible();
    await waitFor(() => expect(completedOf(server)).toEqual(['Marcha', 'Caminhada']));
    await waitFor(() => expect(vidaSays.read().achievement).toBe('exercise_complete'));
    expect(screen.getByText('Concluído')).toBeVisible();
    expect(document.activeElement).not.toBe(document.body);
    for (const button of screen.getAllByRole('button', { name: 'Treino Concluído!' })) expect(button).toBeDisabled();
    await user.click(screen.getByRole('button', { name: '8: forte' }));
    expect(await screen.findByText(/Anotado: 8 de 10, forte\. Foi pesado/)).toBeVisible();
    expect(server.sent.at(-1)).toEqual({ path: '/api/exercise-program/effort', body: { effort: 8 } });
  });

  it('does not cheer for one of several', async () => {
    const server = startExercisesServer();
    openExercises(ExercisesPage);
    const button = await screen.findByRole('button', { name: 'Iniciar Próximo Exercício' });
    expect(button).toHaveAccessibleDescription(/^Próximo: Marcha\. O botão já marca este exercício como feito/);
    await user.click(button);
    await waitFor(() => expect(completedOf(server)).toEqual(['Marcha']));
    expect(vidaSays.read().achievement).toBeNull();
  });
});
