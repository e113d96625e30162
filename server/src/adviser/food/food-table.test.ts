import { describe, expect, it } from 'vitest';
import { FOOD_KINDS, type Food, loadFoods } from './food.ts';
import { findFood, foods } from './food-table.ts';

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
    // Boiled in its shell: nothing is added.
    expect(unsalted.filter((food) => food.addedSodiumPer100 === 0).map(({ id }) => id)).toEqual(['ovo-cozido']);
    const salted = foods.filter((food) => food.addedSodiumPer100 > 0 && !unsalted.includes(food));
    expect(salted.map(({ id }) => id)).toEqual(['fuba-de-milho', 'jilo-cru', 'ovo-frito']);
  });
});

describe('what plans and guardrails ask of a food', () => {
  const planned = foods.filter(({ parts }) => Object.keys(parts).length > 0);

  it('names a step of cooking for what may be the main thing of a meal', () => {
    const main = planned.filter(
      ({ parts, group }) => group === 'ovos' || Object.values(parts).some((each) => each.includes('protein')),
    );
    expect(main.length).toBeGreaterThan(50);
    for (const { id, preparation } of main) expect(preparation, id).toMatch(/^\p{Lu}.*[^.]$/u);
  });

  it('never plans sweets, fried food, alcohol or giblets', () => {
    for (const tag of ['acucar-adicionado', 'acucar-livre', 'alcool', 'fritura', 'gelatina', 'miudos'])
      expect(
        planned.filter(({ tags }) => tags.has(tag)).map(({ id }) => id),
        tag,
      ).toEqual([]);
    const processed = planned.filter(({ tags }) => tags.has('ultraprocessado')).map(({ id }) => id);
    expect(processed).toEqual(['pao-de-forma-integral', 'pao-de-forma-aveia']);
  });

  it('has a food of every kind', () => {
    for (const kind of FOOD_KINDS)
      expect(
        foods.some(({ kinds }) => kinds.has(kind)),
        kind,
      ).toBe(true);
  });
});

describe('loadFoods', () => {
  const header =
    'id,taco_number,name_pt,short_name,group,role,parts,everyday,portion_g,portion_label_pt,counted_as,kcal_100g,' +
    'carbs_100g,protein_100g,fat_100g,fiber_100g,sodium_mg_100g,added_sodium_mg_100g,potassium_mg_100g,' +
    'glycemic_index,contains,animal,tags,kinds,price_class,vitamin_k,purine,preparation';
  const row =
    'noz,597,Noz crua,nozes,oleaginosas,fat,snack:side+spread,,15,3 ' +
    'unidades,,620,18.4,14.0,59.4,7.2,5,0,533,,nozes,none,cru,,2,,,';
  const read = (text: string) => {
    const cells = text.split(',');
    return loadFoods([Object.fromEntries(header.split(',').map((column, at) => [column, cells[at] ?? '']))]);
  };

  it('reads a row', () => {
    expect(read(row)[0]).toMatchObject({
      id: 'noz',
      shortName: 'nozes',
      parts: { snack: ['side', 'spread'] },
      everyday: 0,
      countedAs: '3 unidades',
      contains: ['nozes'],
      glycemicIndex: null,
      addedSodiumPer100: 0,
      priceClass: 2,
      vitaminK: '',
      purine: '',
    });
  });

  it.each([
    ['nozes,none', 'noz,none'],
    ['nozes,none', 'nozes,planta'],
    ['snack:side', 'ceia:side'],
    ['snack:side', 'snack:prato'],
    ['fat,snack', 'oil,snack'],
    ['18.4', '18;4'],
    ['18.4', ''],
    [',,15,', ',,0,'],
    ['cru,,', 'cru,doce,'],
    [',2,,', ',4,,'],
    [',2,,', ',2,some,'],
    [',2,,,', ',2,,much,'],
  ])('refuses a row with %s as %s', (from, to) => {
    expect(() => read(row.replace(from, to))).toThrow("row 'noz'");
  });
});
