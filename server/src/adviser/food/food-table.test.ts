import { describe, expect, it } from 'vitest';
import { addedSodium } from './added-salt.ts';
import type { Food } from './food.ts';
import { findFood, foods } from './food-table.ts';
import { readFoods } from './read-foods.ts';

/** Energy by their own factors (fibre, organic acids) or from alcohol. */
const ownEnergy = [
  'brocolis-cozido',
  'broto-de-feijao',
  'cerveja-pilsen',
  'cogumelo-cozido',
  'couve-manteiga-crua',
  'farelo-de-aveia',
  'limao-taiti',
  'mostarda-folha-crua',
  'palmito-pupunha-em-conserva',
  'quiabo-cozido',
  'salsa-crua',
  'vinagre-de-maca',
];

const isEnergyOdd = ({ per100 }: Food): boolean => {
  const distance = Math.abs(per100.calories - 4 * per100.carbs - 4 * per100.proteins - 9 * per100.fats);
  return distance > 5 && distance > per100.calories * 0.2;
};

describe('the food table', () => {
  it('has 294 foods, each once', () => {
    expect(foods).toHaveLength(294);
    expect(new Set(foods.map(({ id }) => id)).size).toBe(294);
    expect(new Set(foods.map(({ name }) => name)).size).toBe(294);
    expect(findFood('jaca')?.name).toBe('Jaca');
    expect(findFood('jacare')).toBeUndefined();
  });

  it('has energy that follows from its macros, but for twelve explained foods', () => {
    expect(
      foods
        .filter(isEnergyOdd)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(ownEnergy);
  });

  it('has possible figures', () => {
    for (const { id, per100, portionGrams, glycemicIndex } of foods) {
      const { calories, carbs, proteins, fats, fiber, sodium, potassium } = per100;
      expect(carbs + proteins + fats, id).toBeLessThanOrEqual(101);
      // The sources have a little more fibre than carbohydrate for some leaves and for lupins.
      expect(fiber, id).toBeLessThanOrEqual(carbs * 1.2);
      expect(calories, id).toBeLessThanOrEqual(900);
      expect(Math.max(sodium, potassium), id).toBeLessThanOrEqual(40_000);
      expect(portionGrams, id).toBeLessThanOrEqual(350);
      expect(glycemicIndex ?? 50, id).toBeLessThanOrEqual(100);
    }
  });

  it('agrees with itself about animals and allergens', () => {
    const sources = { leite: 'dairy', ovos: 'egg', peixes: 'fish', 'frutos-do-mar': 'fish' } as const;
    const rank = ['none', 'honey', 'dairy', 'egg', 'fish', 'meat'];
    for (const { id, animal, contains } of foods) {
      for (const [allergen, origin] of Object.entries(sources)) {
        if ((contains as readonly string[]).includes(allergen))
          expect(rank.indexOf(animal), id).toBeGreaterThanOrEqual(rank.indexOf(origin));
      }
    }
    expect(findFood('quibebe')?.animal).toBe('meat');
  });

  it('knows the added salt of every food analysed without it', () => {
    const unsalted = foods.filter(({ tags }) => tags.has('sem-sal-de-adicao'));
    expect(unsalted.filter(({ id }) => !addedSodium.has(id))).toEqual([]);
    expect([...addedSodium.keys()].filter((id) => findFood(id) === undefined)).toEqual([]);
    const salted = foods.filter((food) => food.addedSodiumPer100 > 0 && !unsalted.includes(food));
    expect(salted.map(({ id }) => id)).toEqual(['fuba-de-milho', 'jilo-cru', 'ovo-frito']);
  });
});

describe('readFoods', () => {
  const header =
    'id,taco_number,name_pt,group,meal_slots,role,portion_g,portion_label_pt,kcal_100g,carbs_100g,protein_100g,fat_100g,fiber_100g,sodium_mg_100g,potassium_mg_100g,glycemic_index,contains,animal,tags';
  const row =
    'noz,597,Noz crua,oleaginosas,snack,fat,15,3 unidades,620,18.4,14.0,59.4,7.2,5,533,,nozes,none,cru';

  it('reads a row', () => {
    expect(readFoods(`${header}\n${row}`)[0]).toMatchObject({
      id: 'noz',
      slots: ['snack'],
      contains: ['nozes'],
      glycemicIndex: null,
      addedSodiumPer100: 0,
    });
  });

  it.each([
    ['nozes,none', 'noz,none'],
    ['nozes,none', 'nozes,planta'],
    ['snack,fat', 'ceia,fat'],
    ['snack,fat', 'snack,oil'],
    ['18.4', '18;4'],
    ['18.4', ''],
    ['fat,15', 'fat,0'],
  ])('refuses a row with %s as %s', (from, to) => {
    expect(() => readFoods(`${header}\n${row.replace(from, to)}`)).toThrow("row 'noz'");
  });
});
