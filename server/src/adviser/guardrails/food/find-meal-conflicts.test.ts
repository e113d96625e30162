import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { foods } from '../../food/food-table.ts';
import { findFoodRules } from './find-food-rules.ts';
import { findMealConflicts } from './find-meal-conflicts.ts';
import { allergenWords } from './word-lists.ts';

const rulesOf = (change: Partial<HealthProfile>) => findFoodRules({ ...EMPTY_HEALTH_PROFILE, ...change }, '2026-11-21');
const named = (name: string) => ({ name, description: '', preparation: '', items: [] });
const reasonsOf = (change: Partial<HealthProfile>, name: string) => findMealConflicts(rulesOf(change), named(name));

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
    expect(findMealConflicts(rules, mealOf('patinho-grelhado', 'ricota'))).toEqual(['carne com leite (Kosher)']);
    expect(findMealConflicts(rules, mealOf('patinho-grelhado', 'alface-crespa'))).toEqual([]);
  });

  it('insomnia: coffee in the morning only', () => {
    const rules = rulesOf({ physicalProblems: ['Insônia'] });
    const coffee = mealOf('cafe-coado-sem-acucar');
    expect(findMealConflicts(rules, { ...coffee, type: 'breakfast' })).toEqual([]);
    expect(findMealConflicts(rules, { ...coffee, type: 'snack' })).toHaveLength(1);
  });

  it('an allowed food never alarms by its own name', () => {
    for (const { choice } of allergenWords()) {
      const rules = rulesOf({ foodAllergies: [choice] });
      const alarms = foods.filter(
        (food) => rules.exclude(food).length === 0 && rules.findForbiddenWords(food.name).length > 0,
      );
      expect(alarms.map(({ id }) => id)).toEqual([]);
    }
  });
});
