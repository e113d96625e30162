import { describe, expect, it } from 'vitest';
import type { Serving } from './food.ts';
import { findFood } from './food-table.ts';
import { glycemicIndexOf, glycemicLoadOf } from './glycemic-load.ts';
import { nutrientsOf, roundNutrients, sumNutrients } from './sum-nutrients.ts';

const serving = (id: string, grams: number): Serving => {
  const food = findFood(id);
  if (!food) throw new Error(id);
  return { food, grams };
};

const lunch = [
  serving('arroz-branco-cozido', 125),
  serving('feijao-carioca-cozido', 140),
  serving('peito-de-frango-grelhado', 100),
  serving('couve-manteiga-refogada', 60),
  serving('tomate-cru', 80),
  serving('alface-crespa', 50),
  serving('azeite-de-oliva', 8),
  serving('laranja-pera', 140),
];
const sumAt = (saltFactor: number) => sumNutrients(lunch.map((item) => nutrientsOf(item, saltFactor)));

describe('a worked lunch', () => {
  it('has its nutrients', () => {
    const sum = sumAt(0);
    expect(sum.calories).toBeCloseTo(619.42, 2);
    expect(sum.carbs).toBeCloseTo(75.175, 3);
    expect(sum.proteins).toBeCloseTo(45.795, 3);
    expect(sum.fats).toBeCloseTo(15.81, 2);
    expect(sum.fiber).toBeCloseTo(20.3, 2);
    expect(sum.sodium).toBeCloseTo(62.95, 2);
    expect(sum.potassium).toBeCloseTo(1491.05, 2);
  });

  it.each([
    [1, 1299.45],
    [0.5, 681.2],
    [0.25, 372.075],
  ])('with salt factor %f has %f mg of sodium', (factor, sodium) => {
    expect(sumAt(factor).sodium).toBeCloseTo(sodium, 2);
  });

  it('has its glycaemic load', () => {
    const sum = lunch.reduce((load, each) => load + glycemicLoadOf(each), 0);
    expect(sum).toBeCloseTo(31.66, 2);
  });

  it('is shown rounded', () => {
    expect(roundNutrients(sumAt(1))).toEqual({
      calories: 619,
      carbs: 75.2,
      proteins: 45.8,
      fats: 15.8,
      fiber: 20.3,
      sodium: 1299,
      potassium: 1491,
    });
  });
});

it.each([
  ['the table', 'arroz-branco-cozido', 73],
  ['the fruits', 'caju', 45],
  ['the beans', 'feijao-rosinha-cozido', 35],
  ['the sweets', 'goiabada', 65],
  ['too little carbohydrate', 'abacate', null],
  ['none', 'azeite-de-oliva', null],
])('glycaemic index from %s', (_, id, index) => {
  expect(glycemicIndexOf(serving(id, 100).food)).toBe(index);
});

it('a food without index adds no load', () => {
  expect(glycemicLoadOf(serving('azeite-de-oliva', 100))).toBe(0);
});
