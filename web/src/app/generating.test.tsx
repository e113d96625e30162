import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { aProgram } from '../features/exercises/exercises-fixture.tsx';
import { aPlan, generalEligibility } from '../features/nutrition/nutrition-fixture.tsx';
import { sampleTips } from '../features/recommendations/sample-tips-fixture.ts';
import { sampleSession } from '../testing/sample-session.ts';
import { startWholeApp } from '../testing/whole-app.tsx';
import { toastStore } from '../ui/toast/toast-store.ts';

const app = startWholeApp();
afterEach(() => {
  for (const { id } of toastStore.read()) act(() => toastStore.dismiss(id));
});

/** Keeps every write back until the returned function is called. */
const holdWrites = () => {
  const answer = globalThis.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if ((init.method ?? 'GET') !== 'GET') await promise;
    return answer(url, init);
  });
  return resolve;
};

const tips = {
  list: '/api/ai-recommendations',
  made: sampleTips,
  kept: sampleTips,
  told: 'Novas recomendações personalizadas foram geradas.',
  shown: sampleTips[0]?.title ?? '',
};
const program = {
  list: '/api/exercise-program',
  made: aProgram(),
  kept: aProgram(),
  told: 'Novo programa de exercícios gerado pela IA.',
  shown: 'Caminhada',
};
const plan = {
  list: '/api/meal-plans',
  made: aPlan(),
  kept: [aPlan()],
  told: 'Plano nutricional gerado pela IA.',
  shown: aPlan().meals[0]?.name ?? '',
};

it.each([
  ['Gerar Recomendações', '/dashboard', tips],
  ['Gerar Primeiras Dicas', '/ai-tips', tips],
  ['Gerar Programa', '/dashboard', program],
  ['Criar Programa de Exercícios', '/exercises', program],
  ['Gerar Plano Nutricional', '/dashboard', plan],
  ['Gerar Plano', '/nutrition', plan],
])('%s on %s reads Gerando... while it runs, then shows what was made and says so', async (name, path, of) => {
  app.answers['GET /api/meal-plans/eligibility'] = { body: generalEligibility };
  app.answers[`POST ${of.list}/generate`] = () => {
    app.answers[`GET ${of.list}`] = { body: of.kept };
    return { status: 201, body: of.made };
  };
  await app.open(path, sampleSession());
  // By text: to ask a whole dashboard for roles takes long.
  const [button] = await screen.findAllByText(name);
  const release = holdWrites();
  await userEvent.click(button ?? document.body);
  expect((await screen.findAllByText('Gerando...'))[0]?.closest('button')).toHaveAttribute('aria-busy', 'true');
  expect(screen.queryByText(of.told)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(of.told)).toBeVisible();
  expect(screen.getByText('Sucesso!')).toBeVisible();
  expect((await screen.findAllByText(of.shown))[0]).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Gerando...')).not.toBeInTheDocument());
});
