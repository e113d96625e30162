import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { ALLERGENS } from '../../food/food.ts';
import { foods } from '../../food/food-table.ts';
import { allergenWords } from './allergens.ts';
import { checkProposedMeal } from './check-proposed-meal.ts';
import { findFoodRules } from './find-food-rules.ts';
import { findMealConflicts } from './find-meal-conflicts.ts';

const rulesOf = (change: Partial<HealthProfile>) =>
  findFoodRules({ ...EMPTY_HEALTH_PROFILE, ...change }, '2026-11-21');
const named = (name: string) => ({ name, description: '', preparation: '', items: [] });
const reasonsOf = (change: Partial<HealthProfile>, name: string) =>
  findMealConflicts(rulesOf(change), named(name));

describe('hidden ingredients in texts', () => {
  it.each([
    ['Amendoim', 'Vatapá com arroz'],
    ['Amendoim', 'PACOCA'],
    ['Amendoim', 'Paçoquinha'],
    ['Amendoim', 'Mix de castanhas'],
    ['Nozes', 'Macarrão ao pesto'],
    ['Nozes', 'Creme de avelãs'],
    ['Leite', 'Purê de batata'],
    ['Leite', 'Shake com whey'],
    ['Leite', 'Queijo de castanha'],
    ['Leite', 'Pãezinhos de queijo'],
    ['Leite', 'Frango com requeijão'],
    ['Leite', 'leite sem lactose'],
    ['Leite', 'sem leite, com queijo'],
    ['Leite', 'Creme de milho'],
    ['Leite', 'Arroz com salsicha'],
    ['Leite', 'Frango à parmegiana'],
    ['Leite', 'Cheeseburger'],
    ['Leite', 'Macarrão ao pesto'],
    ['Leite', 'Risoto de cogumelo'],
    ['Ovos', 'Frango empanado'],
    ['Ovos', 'Omeletes leves'],
    ['Ovos', 'Suflê de chuchu'],
    ['Ovos', 'Torta de legumes'],
    ['Ovos', 'Crepioca'],
    ['Glúten', 'Sopa com cevada'],
    ['Glúten', 'Peixe com shoyu'],
    ['Glúten', 'Mingau de aveia'],
    ['Glúten', 'Pãozinho na chapa'],
    ['Glúten', 'Estrogonofe'],
    ['Glúten', 'Croquete de carne'],
    ['Glúten', 'Missô'],
    ['Glúten', 'Bisnaguinha'],
    ['Soja', 'Arroz com missô'],
    ['Soja', 'Carne com óleo de soja'],
    ['Peixes', 'Salada Caesar'],
    ['Peixes', 'Kani com pepino'],
    ['Frutos do Mar', 'Moqueca de camarões'],
    ['Frutos do Mar', 'Bobó'],
    ['Sesame', 'Homus com cenoura'],
    ['Sesame', 'Tahine'],
    ['Mostarda', 'Salada com maionese'],
    ['Mostarda', 'Estrogonofe de frango'],
  ])('%s: %s', (allergy, name) => {
    expect(reasonsOf({ foodAllergies: [allergy] }, name)).not.toEqual([]);
  });

  it.each([
    ['Leite', 'Arroz com leite de coco'],
    ['Leite', 'Bebida de soja natural'],
    ['Leite', 'Couve-manteiga refogada'],
    ['Leite', 'Vitamina de banana sem leite'],
    ['Glúten', 'Pão de queijo assado'],
    ['Glúten', 'Farofa de farinha de mandioca torrada, sem glúten'],
    ['Nozes', 'Abóbora com noz-moscada'],
    ['Ovos', 'Macarrão sem ovos'],
    ['Peixes', 'Frango até ficar dourado'],
    ['Soja', 'Feijão com azeite, sem soja'],
  ])('%s: %s is fine', (allergy, name) => {
    expect(reasonsOf({ foodAllergies: [allergy] }, name)).toEqual([]);
  });

  it.each([
    ['Vegano', 'Iogurte com mel', true],
    ['Vegano', 'Bebida de soja com cacau', false],
    ['Vegano', 'Tofu (queijo de soja) grelhado', false],
    ['Vegano', 'Queijo vegano', false],
    ['Vegano', 'Pizza', true],
    ['Vegano', 'Bolo de cenoura', true],
    ['Vegano', 'Bolo vegano', false],
    ['Vegetariano', 'Pepperoni', true],
    ['Vegetariano', 'Hambúrguer de lentilha', false],
    ['Vegetariano', 'Caldo de carne', true],
    ['Kosher', 'Bife com queijo', true],
    ['Kosher', 'Bife com salada', false],
    ['Kosher', 'Estrogonofe de carne', true],
    ['Kosher', 'Cheeseburger', true],
    ['Halal', 'Frango ao vinho', true],
    ['Halal', 'Salada com vinagre de vinho', false],
    ['Baixo Açúcar', 'Café sem açúcar', false],
    ['Baixo Açúcar', 'Pudim', true],
    ['Baixo Açúcar', 'Suco adoçado', true],
    ['Baixo Açúcar', 'Batata-doce de forno', false],
    ['Sem Lactose', 'Leite zero lactose com aveia', false],
    ['Sem Lactose', 'Mingau de aveia com leite zero lactose', false],
    ['Sem Lactose', 'Mingau de aveia', true],
    ['Sem Glúten', 'Pão sem glúten', false],
  ])('%s: %s conflicts: %s', (choice, name, isConflict) => {
    expect(reasonsOf({ dietaryRestrictions: [choice] }, name).length > 0).toBe(isConflict);
  });

  it.each([
    [{ medications: ['Sinvastatina'] }, 'Suco de grapefruit'],
    [{ chronicConditions: ['Doença Renal'] }, 'Salada com carambola'],
    [{ chronicConditions: ['Diabetes Tipo 2'] }, 'Fruta com leite condensado'],
    [{ chronicConditions: ['Diabetes Tipo 2'] }, 'Doce de abóbora'],
    [{ chronicConditions: ['Hipertensão'] }, 'Sopa com caldo Knorr'],
    [{ otherFoodAllergies: 'pitanga' }, 'Geleia de pitangas'],
    [{ foodAllergies: ['aipim'] }, 'Escondidinho de macaxeira'],
    [{}, 'Cerveja com petiscos'],
    [{}, 'Chopp'],
  ])('%o: %s', (change, name) => {
    expect(reasonsOf(change, name)).not.toEqual([]);
  });

  it('looks into description, preparation and names of foods', () => {
    const rules = rulesOf({ foodAllergies: ['Leite'] });
    const meal = named('Arroz');
    expect(findMealConflicts(rules, { ...meal, description: 'Com queijo.' })).toEqual(['leite']);
    expect(findMealConflicts(rules, { ...meal, preparation: 'Junte a manteiga.' })).toEqual(['leite']);
    expect(
      findMealConflicts(rules, {
        ...meal,
        items: [{ foodId: 'arroz-branco-cozido', name: 'Arroz com nata' }],
      }),
    ).toEqual(['leite']);
  });
});

describe('foods of a meal', () => {
  const mealOf = (...ids: string[]) => ({
    ...named('Almoço'),
    items: ids.map((foodId) => ({ foodId, name: foodId.replaceAll('-', ' ') })),
  });

  it('an unknown food is refused', () => {
    expect(findMealConflicts(rulesOf({}), mealOf('dragao'))).toEqual(['alimento desconhecido: dragao']);
  });

  it('kosher: meat and dairy not together', () => {
    const rules = rulesOf({ dietaryRestrictions: ['Kosher'] });
    expect(findMealConflicts(rules, mealOf('patinho-grelhado', 'ricota'))).toEqual([
      'carne com leite (Kosher)',
    ]);
    expect(findMealConflicts(rules, mealOf('patinho-grelhado', 'alface-crespa'))).toEqual([]);
  });

  it('insomnia: coffee in the morning only', () => {
    const rules = rulesOf({ physicalProblems: ['Insônia'] });
    const coffee = mealOf('cafe-coado-sem-acucar');
    expect(findMealConflicts(rules, { ...coffee, type: 'breakfast' })).toEqual([]);
    expect(findMealConflicts(rules, { ...coffee, type: 'snack' })).toHaveLength(1);
  });

  it('an allowed food never alarms by its own name', () => {
    for (const allergen of ALLERGENS) {
      const rules = rulesOf({ foodAllergies: [allergenWords[allergen].choice] });
      const alarms = foods.filter(
        (food) => rules.exclude(food).length === 0 && rules.findForbiddenWords(food.name).length > 0,
      );
      expect(alarms.map(({ id }) => id)).toEqual([]);
    }
  });
});

describe('proposals of a model', () => {
  const proposal = {
    type: 'lunch' as const,
    ...named('Arroz e frango'),
    items: [
      { name: 'Arroz integral', grams: 125 },
      { name: 'frango grelhado', grams: 100 },
    ],
  };

  it('are counted by the table', () => {
    const check = checkProposedMeal(rulesOf({}), proposal);
    expect(check.isAccepted && check.servings.map(({ food }) => food.id)).toEqual([
      'arroz-integral-cozido',
      'peito-de-frango-grelhado',
    ]);
    expect(check.isAccepted && check.nutrients.calories).toBeCloseTo(314, 0);
  });

  it.each([
    ['arroz', 'arroz-branco-cozido'],
    ['feijão', 'feijao-carioca-cozido'],
    ['queijo', 'queijo-mucarela'],
  ])('%s alone is %s, never a whole dish', (name, id) => {
    const check = checkProposedMeal(rulesOf({}), { ...proposal, items: [{ name, grams: 100 }] });
    expect(check.isAccepted && check.servings[0]?.food.id).toBe(id);
  });

  it.each([
    ['an unknown food', { items: [{ name: 'queijo vegano', grams: 50 }] }, {}],
    ['an excluded food', {}, { dietaryRestrictions: ['Vegano'] }],
    ['a word', { description: 'Com um toque de mostarda' }, { foodAllergies: ['Mostarda'] }],
    ['a huge portion', { items: [{ name: 'Arroz integral', grams: 501 }] }, {}],
    ['no figure', { items: [{ name: 'Arroz integral', grams: Number.NaN }] }, {}],
    ['a feast', { items: Array(3).fill({ name: 'Arroz integral', grams: 400 }) }, {}],
    ['a crumb', { items: [{ name: 'Arroz integral', grams: 5 }] }, {}],
    ['a promise', { description: 'Reverte o diabetes' }, {}],
    ['fasting', { description: 'Depois do jejum de 20 h' }, {}],
    ['much salt', { items: [{ name: 'arroz', grams: 400 }] }, { chronicConditions: ['Hipertensão'] }],
    [
      'many carbohydrates',
      { items: [{ name: 'arroz', grams: 300 }] },
      { chronicConditions: ['Diabetes Tipo 2'] },
    ],
    [
      'much potassium',
      { items: [{ name: 'batata-inglesa-cozida', grams: 250 }] },
      { chronicConditions: ['Doença Renal'] },
    ],
  ])('refuses %s', (_, change, profile) => {
    expect(checkProposedMeal(rulesOf(profile), { ...proposal, ...change }).isAccepted).toBe(false);
  });
});
