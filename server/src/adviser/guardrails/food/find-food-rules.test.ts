import { type MealType, PLAN_NOTICES } from '@vida/contract/nutrition/meal-kinds.ts';
import { DIETARY_RESTRICTIONS, FOOD_ALLERGIES } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { ALLERGENS, type Food } from '../../food/food.ts';
import { findFood, foods } from '../../food/food-table.ts';
import { findFoodRules } from './find-food-rules.ts';
import { allergenWords } from './word-lists.ts';

const TODAY = '2026-11-21';
const rulesOf = (change: Partial<HealthProfile>) => findFoodRules({ ...EMPTY_HEALTH_PROFILE, ...change }, TODAY);
const foodOf = (id: string): Food => {
  const food = findFood(id);
  if (!food) throw new Error(id);
  return food;
};
const allowedOf = (change: Partial<HealthProfile>) => {
  const rules = rulesOf(change);
  return foods.filter((food) => rules.exclude(food).length === 0);
};

describe('allergies', () => {
  it.each(allergenWords())('$allergen: whatever contains it is out, and little else', ({ allergen, choice }) => {
    const change = { foodAllergies: [choice] };
    const allowed = allowedOf(change);
    expect(allowed.filter(({ contains }) => contains.includes(allergen))).toEqual([]);
    const free = allowedOf({}).filter(({ contains }) => !contains.includes(allergen));
    // Milk hides in sausages and ham, whose labels differ.
    expect(free.length - allowed.length).toBeLessThanOrEqual(allergen === 'leite' ? 6 : 1);
    expect(rulesOf(change).notices).toContain('check_labels');
  });

  it('covers the whole list of the profile', () => {
    expect(allergenWords().map(({ allergen }) => allergen)).toEqual(ALLERGENS);
    expect([...allergenWords().map(({ choice }) => choice), 'Outros']).toEqual(FOOD_ALLERGIES);
  });

  it.each([
    ['Sesame', true],
    ['Mostarda', true],
    ['Frutos do Mar', true],
    ['Leite', false],
  ])('%s may go unlabelled: %s', (choice, isUnlabelled) => {
    expect(rulesOf({ foodAllergies: [choice] }).notices.includes('unlabelled_allergens')).toBe(isUnlabelled);
  });

  it('names soy-free oil and the fruits of latex', () => {
    expect(rulesOf({ foodAllergies: ['Soja'] }).notices).toContain('soy_free_oil');
    expect(rulesOf({ medicationAllergies: ['Latex'] }).notices).toEqual(['latex_fruit']);
    expect(rulesOf({ otherMedicationAllergies: 'Látex' }).notices).toEqual(['latex_fruit']);
  });
});

describe('restrictions', () => {
  it.each([
    ['Vegetariano', 'peito-de-frango-grelhado', 'ovo-cozido'],
    ['Vegetariano', 'tilapia-assada', 'leite-integral'],
    ['Vegetariano', 'gelatina-em-po-com-acucar', 'trigo-para-quibe-cozido'],
    ['Vegano', 'ovo-cozido', 'tofu'],
    ['Vegano', 'mel', 'extrato-de-soja-natural'],
    ['Vegano', 'quibebe', 'leite-de-coco'],
    ['Sem Glúten', 'aveia-em-flocos', 'farinha-de-mandioca-torrada'],
    ['Sem Glúten', 'molho-shoyu', 'pao-de-queijo'],
    ['Sem Lactose', 'iogurte-natural-integral', 'leite-zero-lactose-semidesnatado'],
    ['Sem Lactose', 'queijo-cottage', 'queijo-cottage-baixa-lactose'],
    ['Baixo Sódio', 'pao-frances', 'arroz-branco-cozido'],
    ['Baixo Sódio', 'queijo-minas-frescal', 'milho-verde-enlatado'],
    ['Baixo Açúcar', 'caldo-de-cana', 'banana-prata'],
    ['Baixo Açúcar', 'granola-tradicional', 'cafe-coado-sem-acucar'],
    ['Sem Nozes', 'granola-tradicional', 'amendoim-cru'],
    ['Kosher', 'camarao-cozido', 'pernil-de-cordeiro-assado'],
    ['Kosher', 'pintado-assado', 'tilapia-assada'],
    ['Kosher', 'baiao-de-dois', 'leite-integral'],
    ['Halal', 'bisteca-suina-grelhada', 'pernil-de-cordeiro-assado'],
    ['Halal', 'arroz-carreteiro', 'vinagre-de-maca'],
  ])('%s: no %s, but %s', (choice, excluded, allowed) => {
    const { exclude } = rulesOf({ dietaryRestrictions: [choice] });
    expect(exclude(foodOf(excluded))).toContain(choice);
    expect(exclude(foodOf(allowed))).toEqual([]);
  });

  it.each([
    ['Vegano', 'vegan_b12'],
    ['Sem Glúten', 'check_labels'],
    ['Baixo Sódio', 'herbs_little_salt'],
    ['Kosher', 'kosher_certificate'],
    ['Halal', 'halal_certificate'],
  ])('%s has a notice', (choice, notice) => {
    expect(rulesOf({ dietaryRestrictions: [choice] }).notices).toEqual([notice]);
  });

  it('Nenhuma beside another says nothing', () => {
    const both = allowedOf({ dietaryRestrictions: ['Nenhuma', 'Vegano'] });
    expect(both).toEqual(allowedOf({ dietaryRestrictions: ['Vegano'] }));
    expect(allowedOf({ dietaryRestrictions: ['Nenhuma'] })).toEqual(allowedOf({}));
  });

  it('only Kosher keeps meat and dairy apart; low sodium has its own numbers', () => {
    const kosher = DIETARY_RESTRICTIONS.filter(
      (choice) => rulesOf({ dietaryRestrictions: [choice] }).separatesMeatAndDairy,
    );
    expect(kosher).toEqual(['Kosher']);
    expect(rulesOf({ dietaryRestrictions: ['Baixo Sódio'] })).toMatchObject({
      saltFactor: 0.25,
      sodiumPerDay: 1500,
    });
  });

  it('leaves enough to propose under everything at once', () => {
    const left = allowedOf({
      dietaryRestrictions: ['Vegano', 'Baixo Sódio', 'Baixo Açúcar'],
      foodAllergies: [...FOOD_ALLERGIES],
    });
    const count = (slot: MealType, role: Food['role']) =>
      left.filter((food) => food.parts[slot] !== undefined && food.role === role).length;
    expect([
      count('breakfast', 'base-carb'),
      count('breakfast', 'fruit'),
      count('lunch', 'base-carb'),
      count('lunch', 'legume'),
      count('lunch', 'protein'),
      count('snack', 'fruit'),
    ]).toEqual([8, 26, 12, 9, 0, 35]);
    expect(count('lunch', 'vegetable')).toBeGreaterThanOrEqual(33);
  });
});

describe('medicines', () => {
  it.each([
    [{ medications: ['Losartana'] }, 'sal-dietetico-com-potassio', 'no_potassium_salt'],
    [{ medications: ['Enalapril'] }, 'sal-dietetico-com-potassio', 'no_potassium_salt'],
    [{ otherMedications: 'espironolactona 25' }, 'sal-dietetico-com-potassio', 'no_potassium_salt'],
    [{ medications: ['Sinvastatina'] }, 'toranja', 'no_grapefruit'],
    [{ medications: ['Atorvastatina'] }, 'toranja', 'no_grapefruit'],
  ])('%o: no %s', (change, id, notice) => {
    expect(rulesOf(change).exclude(foodOf(id))).not.toEqual([]);
    expect(rulesOf(change).notices).toEqual([notice]);
  });

  it('others leave grapefruit alone; some have notices', () => {
    expect(rulesOf({ medications: ['Metformina', 'Omeprazol', 'Aspirina'] })).toMatchObject({ notices: [] });
    expect(rulesOf({ medications: ['Losartana'] }).exclude(foodOf('toranja'))).toEqual([]);
    expect(rulesOf({ medications: ['Levotiroxina'] }).notices).toEqual(['levothyroxine_breakfast']);
    const insulin = rulesOf({ medications: ['Insulina'] });
    expect([insulin.needsTwoSnacks, insulin.notices, insulin.carbsPerMeal?.breakfast.max]).toEqual([
      true,
      ['regular_meals'],
      45,
    ]);
  });
});

it('tells notices in one order, each once', () => {
  const { notices } = rulesOf({
    chronicConditions: ['Doença Renal', 'Hipertensão'],
    medications: ['Losartana', 'Insulina'],
    dietaryRestrictions: ['Halal', 'Vegano', 'Sem Glúten'],
    foodAllergies: ['Soja', 'Sesame'],
    otherFoodAllergies: 'xyzw',
  });
  expect(notices).toEqual(PLAN_NOTICES.filter((notice) => notices.includes(notice)));
  expect(new Set(notices).size).toBe(notices.length);
  expect(notices).toContain('own_words');
});
