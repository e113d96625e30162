import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDaysTo } from '@vida/contract/core/time.ts';
import type { NoPlanReason } from '@vida/contract/nutrition/meal-kinds.ts';
import { describe, expect, it } from 'vitest';
import { queryClientFor } from '../../lib/query-client.ts';
import { isolateTests } from '../../testing/part-of-page.tsx';
import {
  aMeal,
  aPlan,
  generalEligibility,
  idOf,
  renderNutrition,
  startNutritionServer,
  today,
} from './nutrition-fixture.tsx';
import { NutritionPage } from './nutrition-page.tsx';

isolateTests();

const user = userEvent.setup();
const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

describe('a day', () => {
  it('shows the newest plan only: each meal with its values, badges, foods and preparation', async () => {
    const [meal] = [aMeal(2, { description: ' ' })];
    startNutritionServer({
      plans: [aPlan({ meals: [meal] }), aPlan({ id: idOf(501), meals: [aMeal(9)] })],
    });
    renderNutrition(NutritionPage);
    const card = within(await screen.findByRole('article', { name: meal.name }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    for (const text of [
      'Almoço',
      'Refeição saudável e balanceada',
      '520 kcal',
      '62,5 g',
      '38 g',
      '12 g',
      '9,5 g',
      'Rico em Fibras',
      '5 colheres de sopa cheias (125 g)',
      'Grelhe o frango.',
    ])
      expect(card.getByText(text)).toBeInTheDocument();
    expect(card.queryByText('Baixo IG')).not.toBeInTheDocument();
    expect(
      screen.getByText('Este plano é uma sugestão geral e não substitui seu nutricionista ou médico.'),
    ).toBeVisible();
  });

  it('has the badges on either side of their limits', async () => {
    startNutritionServer({
      plans: [
        aPlan({
          meals: [aMeal(1, { carbs: 29.9, fiber: 5 }), aMeal(2, { carbs: 30, fiber: 5.1 })],
        }),
      ],
    });
    renderNutrition(NutritionPage);
    const [low, rich] = await screen.findAllByRole('article');
    expect(low).toHaveTextContent('Baixo IG');
    expect(low).not.toHaveTextContent('Rico em Fibras');
    expect(rich).not.toHaveTextContent('Baixo IG');
    expect(rich).toHaveTextContent('Rico em Fibras');
  });

  it('sums the meals against the targets and says whose they are', async () => {
    startNutritionServer({ plans: [aPlan()] });
    renderNutrition(NutritionPage);
    const goals = within(await screen.findByRole('region', { name: 'Metas do dia' }));
    expect(goals.getByText('1.560 de 2.000 kcal')).toBeVisible();
    expect(goals.getByText('149 de 250 g')).toBeVisible();
    expect(goals.getAllByRole('progressbar')).toHaveLength(5);
    expect(goals.getByText(/^Metas gerais/)).toBeVisible();
    const summary = screen.getByRole('region', { name: 'Resumo do dia' });
    for (const total of ['1.560 kcal', '149 g', '114 g', '36 g', '22 g', '1.920 mg'])
      expect(within(summary).getByText(total)).toBeVisible();
  });

  it('tells the limits of kidneys and pressure, and personal targets as personal', async () => {
    const { targets } = generalEligibility;
    startNutritionServer({
      plans: [aPlan()],
      eligibility: {
        noPlan: null,
        targets: targets && { ...targets, sodium: 2000, proteinsAtMost: 56, proteins: 56, isPersonal: true },
      },
    });
    renderNutrition(NutritionPage);
    expect(await screen.findByText(/^Metas suas/)).toBeVisible();
    expect(screen.getByText(/as proteínas ficam em no máximo 56 g por dia/)).toBeVisible();
    expect(screen.getByText('até 2.000 mg por dia')).toBeVisible();
  });
});

describe('planning', () => {
  it('sends the chosen day and meal, and tells the success', async () => {
    const server = startNutritionServer();
    renderNutrition(NutritionPage);
    expect(await screen.findByText('Nenhum plano para este dia')).toBeVisible();
    expect(screen.getByLabelText('Dia')).toHaveValue(today);
    const options = within(screen.getByLabelText('Refeição')).getAllByRole('option');
    const types = options.map(({ textContent }) => textContent);
    expect(types).toEqual(['Geral (dia inteiro)', 'Café da Manhã', 'Almoço', 'Jantar', 'Lanche']);
    const tomorrow = addDaysTo(today, 1);
    fireEvent.change(screen.getByLabelText('Dia'), { target: { value: tomorrow } });
    await user.selectOptions(screen.getByLabelText('Refeição'), 'Jantar');
    await press('Gerar Plano');
    expect(await screen.findByText('Plano nutricional gerado pela IA.')).toBeVisible();
    expect(screen.getByText('Sucesso!')).toBeVisible();
    expect(server.sent[0]?.body).toEqual({ mealType: 'dinner', date: tomorrow });
    expect(server.asked).toContain(`/api/meal-plans?startDate=${tomorrow}&endDate=${tomorrow}`);
    expect(await screen.findAllByRole('article')).toHaveLength(3);
  });

  it('refuses days that are too far without leaving the day', async () => {
    startNutritionServer();
    renderNutrition(NutritionPage);
    fireEvent.change(await screen.findByLabelText('Dia'), { target: { value: addDaysTo(today, 61) } });
    expect(await screen.findByText(/^Escolha um dia de/)).toBeVisible();
    expect(screen.getByText('Nenhum plano para este dia')).toBeVisible();
  });

  it('gives the focus to the button above when the invitation goes', async () => {
    startNutritionServer();
    renderNutrition(NutritionPage);
    await press('Montar o plano deste dia');
    await screen.findAllByRole('article');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Gerar Plano' })).toHaveFocus());
  });

  it.each([
    [500, 'Segredo do servidor', 'Erro ao gerar plano nutricional. Tente novamente.'],
    [503, 'Muitos planos agora.', 'Muitos planos agora.'],
    [429, 'Espere 5 minutos.', 'Espere 5 minutos.'],
  ])('says what a %i means', async (status, message, said) => {
    const server = startNutritionServer();
    renderNutrition(NutritionPage);
    await screen.findByText('Nenhum plano para este dia');
    server.refusal = { status, body: { message, code: 'x' } };
    await press('Gerar Plano');
    expect(await screen.findByText(said)).toBeVisible();
    expect(screen.getByText('Erro')).toBeVisible();
  });

  it('shows who to turn to when the server makes no plan any more', async () => {
    const server = startNutritionServer();
    renderNutrition(NutritionPage);
    await screen.findByText('Nenhum plano para este dia');
    server.refusal = {
      status: 409,
      body: { message: 'Converse com seu pré-natal.', code: 'needs_professional' },
    };
    server.eligibility = { noPlan: 'pregnant', targets: null };
    await press('Gerar Plano');
    expect(await screen.findByText('Converse com seu pré-natal.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: /pré-natal/ })).toBeVisible();
  });
});

describe('safety', () => {
  it('says what was relaxed, which words it does not know and what to mind', async () => {
    startNutritionServer({
      plans: [
        aPlan({
          relaxed: ['fiber_20', 'protein_80', 'protein_possible'],
          unknownWords: ['cupuaçu', 'jambu'],
          notices: ['soy_free_oil'],
          notAdjustedFor: ['Psoríase', 'Marevan'],
          warnings: ['Seu perfil marca Marevan: há vitamina K em <b>couve</b>.'],
        }),
      ],
    });
    renderNutrition(NutritionPage);
    expect(
      await screen.findByText(
        'Para caber nas suas restrições, as fibras podem ficar em ' +
          '20 g e as proteínas ficaram no que foi possível alcançar.',
      ),
    ).toBeVisible();
    expect(screen.getByText('Não conhecemos “cupuaçu” e “jambu”: confira cada refeição.')).toBeVisible();
    expect(screen.getByText('Pelo seu perfil')).toBeVisible();
    expect(screen.getByText('Seu perfil marca Marevan: há vitamina K em <b>couve</b>.')).toBeVisible();
    expect(screen.getByText(/óleo de canola ou de girassol/)).toBeVisible();
    expect(screen.getByText(/^Este plano não foi ajustado para: Psoríase, Marevan\. Antes de seguir/)).toBeVisible();
  });

  it('names a withheld meal by its kind only, and plans that kind again', async () => {
    const server = startNutritionServer({
      plans: [aPlan({ meals: [aMeal(1)], withheld: [{ id: idOf(2), type: 'dinner', reasons: ['leite', 'ovos'] }] })],
    });
    renderNutrition(NutritionPage);
    expect(
      await screen.findByText('Este jantar saiu do plano: não combina com o seu perfil (leite e ovos).'),
    ).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await press('Gerar de novo');
    await screen.findByText('Plano nutricional gerado pela IA.');
    expect(server.sent[0]?.body).toEqual({ mealType: 'dinner', date: today });
  });

  it('shows no meal from before the profile changed while the new ones are on their way', async () => {
    const server = startNutritionServer({ plans: [aPlan({ meals: [aMeal(1)] })] });
    const first = renderNutrition(NutritionPage);
    await screen.findByRole('article');
    first.unmount();
    await waitFor(() => expect(queryClientFor('lucia').getQueryCache().getAll()).toEqual([]));
    server.plans = [aPlan({ meals: [] })];
    renderNutrition(NutritionPage);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    await screen.findByRole('region', { name: 'Resumo do dia' });
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });

  it.each<[NoPlanReason, RegExp]>([
    ['pregnant', /pré-natal/],
    ['minor', /18 anos/],
    ['eating_risk', /números/],
    ['special_care', /de perto/],
  ])('makes no plan and shows no numbers for %s', async (noPlan, title) => {
    const server = startNutritionServer({ eligibility: { noPlan, targets: null }, plans: [aPlan()] });
    renderNutrition(NutritionPage);
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    expect(screen.getByText(/^UBS/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('kcal');
    expect(server.asked).toEqual(['/api/meal-plans/eligibility']);
  });
});

it('that could not be loaded can be asked for again', async () => {
  const server = startNutritionServer();
  server.isFailing = true;
  renderNutrition(NutritionPage);
  expect(await screen.findByText('Falha ao carregar planos nutricionais')).toBeVisible();
  server.isFailing = false;
  await press('Tentar de novo');
  expect(await screen.findByText('Nenhum plano para este dia')).toBeVisible();
});
