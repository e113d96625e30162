import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { isolateTests } from '../../../testing/part-of-page.tsx';
import { toastStore } from '../../../ui/toast/toast-store.ts';
import {
  aMeal,
  aPlan,
  generalEligibility,
  idOf,
  renderNutrition,
  startNutritionServer,
  today,
} from '../nutrition-fixture.tsx';
import { NutritionCard } from './nutrition-card.tsx';

isolateTests();

const user = userEvent.setup();
const generate = async () => user.click(await screen.findByRole('button', { name: 'Gerar Plano Nutricional' }));

it('shows the first two meals of the newest plan, the goals of the whole day and the way to the page', async () => {
  startNutritionServer({ plans: [aPlan(), aPlan({ id: idOf(501), meals: [aMeal(9)] })] });
  renderNutrition(NutritionCard);
  const meals = await screen.findAllByRole('article');
  expect(meals).toHaveLength(2);
  expect(meals[0]).toHaveTextContent('Café da Manhã');
  expect(meals[0]).toHaveTextContent('520 kcal, 24 g de carboidratos');
  expect(meals[0]).toHaveTextContent('Baixo IG');
  expect(meals[1]).toHaveTextContent('Rico em fibras');
  for (const meal of meals) {
    expect(within(meal).getByRole('heading')).toHaveTextContent(meal.getAttribute('aria-label') ?? '?');
    expect(within(meal).getByRole('button', { name: /^Salvar receita/ })).toBeVisible();
  }
  const goals = within(screen.getByRole('region', { name: 'Metas do dia' }));
  expect(goals.getByText('149 de 200 g')).toBeVisible();
  expect(goals.getByText('114 de 80 g')).toBeVisible();
  expect(goals.getByText('22 de 30 g')).toBeVisible();
  expect(goals.getByText(/^Exemplo/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nutrição Personalizada' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Planejar refeições' })).toHaveAttribute('href', '/nutrition');
});

it('holds the plan against the person’s own targets, as the page does', async () => {
  const { targets } = generalEligibility;
  const personal = targets && { ...targets, carbs: 190, proteins: 68, fiber: 27, isPersonal: true };
  startNutritionServer({ plans: [aPlan()], eligibility: { ...generalEligibility, targets: personal } });
  renderNutrition(NutritionCard);
  const goals = within(await screen.findByRole('region', { name: 'Metas do dia' }));
  expect(goals.getByText('114 de 68 g')).toBeVisible();
  expect(goals.queryByText(/Exemplo/)).not.toBeInTheDocument();
});

it('names what the plan was not adjusted for', async () => {
  startNutritionServer({ plans: [aPlan({ notAdjustedFor: ['Psoríase', 'Marevan'] })] });
  renderNutrition(NutritionCard);
  expect(await screen.findByText('Plano não ajustado para: Psoríase, Marevan.')).toBeVisible();
});

it.each([
  ['breakfast', 'Café da Manhã'],
  ['lunch', 'Almoço'],
  ['dinner', 'Jantar'],
  ['snack', 'Lanche'],
] as const)('calls a %s %s', async (type, label) => {
  startNutritionServer({ plans: [aPlan({ meals: [aMeal(1, { type })] })] });
  renderNutrition(NutritionCard);
  expect(within(await screen.findByRole('article')).getByText(label)).toBeVisible();
});

it('has one tag, by whether there are less than 30 g of carbohydrates', async () => {
  const meals = [aMeal(1, { carbs: 29.9, fiber: 9 }), aMeal(2, { carbs: 30, fiber: 1 })];
  startNutritionServer({ plans: [aPlan({ meals })] });
  renderNutrition(NutritionCard);
  const [low, other] = await screen.findAllByRole('article');
  expect(low).toHaveTextContent('Baixo IG');
  expect(low).not.toHaveTextContent('Rico em fibras');
  expect(other).toHaveTextContent('Rico em fibras');
  expect(other).not.toHaveTextContent('Baixo IG');
});

it('saves a recipe, says so, and keeps the focus', async () => {
  const server = startNutritionServer({ plans: [aPlan({ meals: [aMeal(2)] })] });
  renderNutrition(NutritionCard);
  server.refusal = { status: 500 };
  await user.click(await screen.findByRole('button', { name: /^Salvar receita/ }));
  server.refusal = null;
  await user.click(await screen.findByRole('button', { name: 'tentar de novo' }));
  expect(await screen.findByText('Receita salva')).toBeVisible();
  const { type, name, description, preparation } = aMeal(2);
  const items = [
    { foodId: 'arroz-integral-cozido', grams: 125 },
    { foodId: 'feijao-carioca', grams: 86 },
  ];
  expect(server.sent.at(-1)?.body).toEqual({ type, name, description, preparation, items });
});

it('says that a meal was withheld without naming it', async () => {
  startNutritionServer({
    plans: [aPlan({ meals: [], withheld: [{ id: idOf(2), type: 'lunch', reasons: ['leite'] }] })],
  });
  renderNutrition(NutritionCard);
  expect(await screen.findByText(/^Uma refeição saiu do plano/)).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
});

describe('without a plan', () => {
  it('makes today’s, tells the success and hands the focus on', async () => {
    const server = startNutritionServer();
    renderNutrition(NutritionCard);
    expect(await screen.findByText('Nenhum plano nutricional hoje')).toBeVisible();
    expect(server.asked).toContain(`/api/meal-plans?startDate=${today}&endDate=${today}`);
    await generate();
    expect(await screen.findByText('Plano nutricional gerado pela IA.')).toBeVisible();
    expect(server.sent[0]?.body).toEqual({ mealType: 'general', date: today });
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Planejar refeições' })).toHaveFocus());
  });

  it('tells a failure in its place and never with a toast', async () => {
    const server = startNutritionServer();
    renderNutrition(NutritionCard);
    await screen.findByText('Nenhum plano nutricional hoje');
    server.refusal = { status: 503, body: { message: 'Muitos planos agora.', code: 'busy' } };
    await generate();
    const retry = await screen.findByRole('button', { name: 'tentar de novo' });
    expect(retry.parentElement).toHaveTextContent('não salvo · tentar de novo'.replaceAll(' · ', '·'));
    expect(toastStore.read().filter(({ open }) => open)).toEqual([]);
    server.refusal = null;
    await user.click(retry);
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('offers none where a professional makes it', async () => {
    startNutritionServer({ eligibility: { noPlan: 'minor', targets: null } });
    renderNutrition(NutritionCard);
    expect(await screen.findByText(/Antes dos 18 anos/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

it('that could not be loaded can be asked for again', async () => {
  const server = startNutritionServer();
  server.isFailing = true;
  renderNutrition(NutritionCard);
  expect(await screen.findByText('Falha ao carregar planos nutricionais')).toBeVisible();
  server.isFailing = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Nenhum plano nutricional hoje')).toBeVisible();
});
