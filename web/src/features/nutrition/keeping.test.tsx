import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDaysTo } from '@vida/contract/core/time.ts';
import type { ShoppingList } from '@vida/contract/nutrition/meal-schemas.ts';
import { describe, expect, it, vi } from 'vitest';
import { isolateTests } from '../../testing/part-of-page.tsx';
import { aMeal, aPlan, aRecipe, idOf, renderNutrition, startNutritionServer, today } from './nutrition-fixture.tsx';
import { NutritionPage } from './nutrition-page.tsx';

isolateTests();

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
const dish = aMeal(2).name;

describe('saved recipes', () => {
  it('know the meal of the plan that is saved already, and take a new one', async () => {
    startNutritionServer({ plans: [aPlan({ meals: [aMeal(2), aMeal(3)] })], recipes: [aRecipe()] });
    renderNutrition(NutritionPage);
    const [saved, other] = await screen.findAllByRole('article');
    expect(await within(saved as HTMLElement).findByText('Receita salva')).toBeVisible();
    expect(within(other as HTMLElement).getByText('Salvar receita')).toBeVisible();
  });

  it('go at once and come back', async () => {
    const server = startNutritionServer({ recipes: [aRecipe()] });
    renderNutrition(NutritionPage);
    await press(`Apagar ${dish}`);
    expect(await screen.findByText('Receita apagada.')).toBeVisible();
    (await screen.findByRole('button', { name: 'Desfazer' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('A receita voltou.')).toBeVisible();
    expect(server.sent).toMatchObject([
      { method: 'DELETE', path: `/api/recipes/${idOf(700)}` },
      { method: 'POST', path: '/api/recipes', body: { name: dish, type: 'lunch' } },
    ]);
    expect(await screen.findByRole('heading', { name: dish })).toBeVisible();
  });

  it('say what rules one out today, and then not how it is made', async () => {
    startNutritionServer({ recipes: [aRecipe({ conflicts: ['leite'], preparation: '' })] });
    renderNutrition(NutritionPage);
    expect(await screen.findByText(/Não combina com o seu perfil de hoje \(leite\)/)).toBeVisible();
    expect(screen.queryByText('Ver receita')).not.toBeInTheDocument();
    expect(screen.queryByText(/Feijão-carioca/)).not.toBeInTheDocument();
  });
});

describe('swapping a food', () => {
  it('offers what fits with what the meal would have, and gives the focus to the new food', async () => {
    const [plan, meal] = [aPlan({ meals: [aMeal(2)] }), aMeal(2)];
    const [rice, beans] = meal.items;
    if (!rice || !beans) throw new Error('no foods');
    const cassava = {
      ...rice,
      foodId: 'mandioca-cozida',
      name: 'Mandioca',
      grams: 100,
      portion: '2 pedaços',
    };
    const server = startNutritionServer({ plans: [plan], equivalents: [{ ...cassava, calories: 498 }] });
    server.made = aPlan({ meals: [aMeal(2, { items: [cassava, beans] })] });
    renderNutrition(NutritionPage);
    await press('Trocar Arroz integral');
    const dialog = within(await screen.findByRole('dialog', { name: 'Trocar Arroz integral' }));
    expect(await dialog.findByText(/A refeição fica com 498 kcal e 62,5 g de carboidratos/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Escolher Mandioca' }));
    expect(await screen.findByText('Arroz integral deu lugar a Mandioca.')).toBeVisible();
    expect(server.sent[0]).toMatchObject({
      path: `/api/meal-plans/${plan.id}/swap`,
      body: { mealId: meal.id, foodId: rice.foodId, replacementId: 'mandioca-cozida' },
    });
    const swapped = await screen.findByRole('button', { name: 'Trocar Mandioca' });
    await waitFor(() => expect(swapped).toHaveFocus());
  });

  it('says when nothing else fits', async () => {
    startNutritionServer({ plans: [aPlan({ meals: [aMeal(2)] })] });
    renderNutrition(NutritionPage);
    await press('Trocar Arroz integral');
    expect(await screen.findByText(/^Não encontramos outra opção/)).toBeVisible();
  });
});

describe('the shopping list', () => {
  const shopping: ShoppingList = {
    plannedDays: [0, 1, 2, 3, 4].map((days) => addDaysTo(today, days)),
    groups: [
      {
        group: 'produce',
        items: [{ foodId: 'tomate', name: 'Tomate', grams: 700, amount: '7 unidades', days: 4 }],
      },
      {
        group: 'grains',
        items: [{ foodId: 'arroz', name: 'Arroz', grams: 350, amount: 'cerca de 350 g', days: 1 }],
      },
    ],
  };

  it('asks for seven days, keeps ticks for the session and copies itself as text', async () => {
    const server = startNutritionServer({ shopping });
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    const first = renderNutrition(NutritionPage);
    await user.click(await screen.findByRole('checkbox', { name: /Tomate/ }));
    const range = `startDate=${today}&endDate=${addDaysTo(today, 6)}`;
    expect(server.asked).toContain(`/api/meal-plans/shopping-list?${range}`);
    await press('Copiar lista');
    expect(await screen.findByText('Lista copiada.')).toBeVisible();
    expect(copied.mock.lastCall?.[0]).toContain(
      'Frutas, verduras e legumes\n- Tomate: 7 unidades\n\nGrãos, cereais e massas\n- Arroz: cerca de 350 g',
    );
    first.unmount();
    renderNutrition(NutritionPage);
    expect(await screen.findByRole('checkbox', { name: /Tomate/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /Arroz/ })).not.toBeChecked();
  });

  it('shows its text where the browser does not copy', async () => {
    startNutritionServer({ shopping });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('plain http'));
    renderNutrition(NutritionPage);
    await press('Copiar lista');
    expect(await screen.findByLabelText('Lista em texto')).toHaveDisplayValue(/Tomate: 7 unidades/);
  });

  it('plans the days that have no plan, one after another', async () => {
    const server = startNutritionServer({ shopping });
    renderNutrition(NutritionPage);
    expect(await screen.findByText('5 de 7 dias com plano.')).toBeVisible();
    await press('Planejar 2 dias que faltam');
    expect(await screen.findByText('2 dias planejados.')).toBeVisible();
    expect(server.sent.map(({ body }) => body)).toEqual(
      [5, 6].map((days) => ({ mealType: 'general', date: addDaysTo(today, days) })),
    );
  });
});
