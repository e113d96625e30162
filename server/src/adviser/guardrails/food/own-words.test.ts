import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { isOneEditApart } from '../../../text/spelling.ts';
import { foods } from '../../food/food-table.ts';
import { findFoodRules } from './find-food-rules.ts';

const rulesOf = (change: Partial<HealthProfile>) => findFoodRules({ ...EMPTY_HEALTH_PROFILE, ...change }, '2026-11-21');
const everybody = new Set(foods.filter((food) => rulesOf({}).exclude(food).length > 0));
const outOf = (change: Partial<HealthProfile>): string[] => {
  const rules = rulesOf(change);
  return foods.filter((food) => !everybody.has(food) && rules.exclude(food).length > 0).map(({ id }) => id);
};
const containing = (allergen: string): string[] =>
  foods
    .filter((food) => !everybody.has(food) && (food.contains as readonly string[]).includes(allergen))
    .map(({ id }) => id);

describe('names of foods', () => {
  it.each([
    ['kiwi', ['kiwi']],
    ['Alergia a KIWI!', ['kiwi']],
    ['kiwis', ['kiwi']],
    ['jiló', ['jilo-cru']],
    ['melancia e melão', ['melancia', 'melao']],
    ['bergamota', ['mexerica-rio', 'tangerina-ponca']],
    ['jerimum', ['abobora-cabotia-cozida', 'abobora-moranga-refogada', 'quibebe']],
    ['papaya', ['mamao-formosa', 'mamao-papaia']],
    ['fruta do conde', ['pinha']],
    ['fígado', ['figado-bovino-grelhado', 'coracao-de-frango-grelhado']],
    ['abacaxi cru', ['abacaxi']],
    ['melanxia', ['melancia']],
    ['abacxi', ['abacaxi']],
    ['vagem', ['edamame-cozido', 'vagem-cozida']],
  ])('%s', (otherFoodAllergies, ids) => {
    expect(outOf({ otherFoodAllergies }).sort()).toEqual([...ids].sort());
    expect(rulesOf({ otherFoodAllergies }).unknownWords).toEqual([]);
  });

  it.each(['aipim', 'macaxeira', 'Mandioca', 'polvilho'])('%s is cassava, its starch too', (own) => {
    expect(outOf({ foodAllergies: [own] })).toEqual(
      expect.arrayContaining(['mandioca-cozida', 'tapioca-polvilho-seco', 'pao-de-queijo', 'farofa-temperada']),
    );
  });

  it.each([
    ['frutas cítricas', ['laranja-pera', 'limao-taiti', 'toranja', 'suco-de-laranja-natural'], 'banana-prata'],
    [
      'carne vermelha',
      ['patinho-grelhado', 'bisteca-suina-grelhada', 'feijoada', 'quibe-assado'],
      'peito-de-frango-grelhado',
    ],
    ['não como porco', ['bisteca-suina-grelhada', 'presunto-cozido-magro', 'baiao-de-dois'], 'patinho-grelhado'],
    ['carne', ['patinho-grelhado', 'peito-de-frango-grelhado'], 'tilapia-assada'],
    ['frango', ['peito-de-frango-grelhado', 'coxinha-de-frango', 'peru-assado'], 'ovo-cozido'],
    ['laticínios', containing('leite'), 'leite-de-coco'],
    ['trigo', containing('gluten'), 'arroz-branco-cozido'],
    ['frituras', ['batata-inglesa-frita', 'ovo-frito'], 'ovo-cozido'],
    ['café', ['cafe-coado-sem-acucar'], 'cha-preto-sem-acucar'],
    ['cafeína', ['cafe-coado-sem-acucar', 'cha-mate-sem-acucar', 'refrigerante-de-cola'], 'cha-de-erva-doce'],
    ['milho', ['fuba-de-milho', 'polenta-mole', 'pipoca-sem-oleo', 'pamonha'], 'arroz-branco-cozido'],
    ['doces', ['goiabada', 'chocolate-ao-leite'], 'batata-doce-cozida'],
    ['leite de coco', ['leite-de-coco', 'coco-fresco'], 'leite-integral'],
  ])('%s is a group', (otherDietaryRestrictions, ids, allowed) => {
    const out = outOf({ otherDietaryRestrictions });
    expect(out).toEqual(expect.arrayContaining(ids));
    expect(out).not.toContain(allowed);
  });
});

describe('allergens in own words take the whole group', () => {
  it.each([
    ['camarão', 'frutos-do-mar'],
    ['amendoins', 'amendoim'],
    ['amendoin', 'amendoim'],
    ['castanha-de-caju', 'nozes'],
    ['Avelãs', 'nozes'],
    ['proteína do leite de vaca', 'leite'],
    ['APLV', 'leite'],
    ['lactoze', 'leite'],
    ['clara de ovo', 'ovos'],
    ['sou celíaca', 'gluten'],
    ['cevada', 'gluten'],
    ['shoyu', 'soja'],
    ['salmão', 'peixes'],
    ['gergelim', 'gergelim'],
    ['sésamo', 'gergelim'],
    ['mostarda', 'mostarda'],
  ])('%s: %s', (own, allergen) => {
    for (const change of [{ foodAllergies: [own] }, { otherFoodAllergies: own }]) {
      expect(outOf(change)).toEqual(expect.arrayContaining(containing(allergen)));
    }
  });

  it('also where they were written in another field', () => {
    expect(outOf({ otherConditions: 'Asma leve. Alergia a amendoim.' })).toEqual(
      expect.arrayContaining(containing('amendoim')),
    );
    expect(outOf({ medicationAllergies: ['ovo'] })).toEqual(expect.arrayContaining(containing('ovos')));
    expect(rulesOf({ otherConditions: 'dor de cabeça', medicationAllergies: ['Novalgina'] }).unknownWords).toEqual([]);
  });

  it('cow’s milk is no beef', () => {
    expect(outOf({ otherFoodAllergies: 'leite de vaca' })).not.toContain('patinho-grelhado');
  });
});

describe('words that hold the name of an allergen, or mean it', () => {
  it.each([
    ['molho de soja', 'soja'],
    ['caldo de peixe', 'peixes'],
    ['casquinha de siri', 'frutos-do-mar'],
    ['fios de ovos', 'ovos'],
    ['creme de avelã', 'nozes'],
    ['paçoca', 'amendoim'],
    ['pé de moleque', 'amendoim'],
    ['frutos secos', 'nozes'],
    ['celiaquia', 'gluten'],
    ['peanut', 'amendoim'],
    ['shellfish', 'frutos-do-mar'],
  ])('%s is %s', (own, allergen) => {
    expect(outOf({ otherFoodAllergies: own })).toEqual(expect.arrayContaining(containing(allergen)));
  });

  it.each([
    ['salsão', 'Sopa com salsão'],
    ['aipo', 'Sopa com salsão'],
    ['canela', 'Banana com canela'],
    ['cereja', 'Cerejas frescas'],
  ])('%s, which the table does not have, is no misspelling of another and is found in texts', (own, text) => {
    const rules = rulesOf({ otherFoodAllergies: own });
    expect(outOf({ otherFoodAllergies: own })).toEqual([]);
    expect(rules.unknownWords).toEqual([]);
    expect(rules.findForbiddenWords(text)).not.toEqual([]);
  });

  it.each(foods)('$name as an allergy is out', (food) => {
    expect(rulesOf({ otherFoodAllergies: food.name }).exclude(food)).not.toEqual([]);
  });

  it.each([
    ['verdura', true],
    ['folha', true],
    ['salada', false],
  ])('%s: no leaves, and a raw tomato: %s', (own, isTomatoLeft) => {
    const rules = rulesOf({ otherFoodAllergies: own });
    const left = foods.filter((food) => rules.exclude(food).length === 0);
    expect(left.filter(({ group }) => group === 'verduras')).toEqual([]);
    expect(left.some(({ id }) => id === 'tomate-cru')).toBe(isTomatoLeft);
    expect(rules.findForbiddenWords('Legumes cozidos em vez de salada; tempere a salada')).toEqual([]);
  });

  it('chicken is no beef, and sulphites are in dried fruit', () => {
    expect(outOf({ otherFoodAllergies: 'frango' })).not.toContain('patinho-grelhado');
    expect(outOf({ otherFoodAllergies: 'sulfito' })).toEqual(expect.arrayContaining(['uva-passa', 'ameixa-seca']));
  });

  it('celiaquia is one wherever it is written', () => {
    expect(outOf({ otherConditions: 'celiaquia' })).toEqual(expect.arrayContaining(containing('gluten')));
  });

  it('leite de coco is no milk', () => {
    expect(outOf({ otherFoodAllergies: 'leite de coco' })).not.toContain('leite-integral');
  });
});

describe('diets in own words', () => {
  it.each([
    ['vegana', 'Vegano'],
    ['sou vegetariano', 'Vegetariano'],
    ['intolerância à lactose', 'Sem Lactose'],
    ['comida kosher', 'Kosher'],
    ['halal', 'Halal'],
    ['pouco sal', 'Baixo Sódio'],
    ['sem açúcar', 'Baixo Açúcar'],
  ])('%s is %s', (otherDietaryRestrictions, choice) => {
    expect(outOf({ otherDietaryRestrictions })).toEqual(
      expect.arrayContaining(outOf({ dietaryRestrictions: [choice] })),
    );
  });
});

describe('unknown words', () => {
  it.each([
    ['pitaya', ['pitaya']],
    ['low carb', ['low carb']],
    ['camarão e pitaya', ['pitaya']],
    ['kiwi pitaya', ['pitaya']],
    ['nenhuma', []],
    ['não tenho', []],
    ['', []],
    ['寿司', ['寿司']],
  ])('%s', (otherFoodAllergies, unknown) => {
    expect(rulesOf({ otherFoodAllergies }).unknownWords).toEqual(unknown);
  });
});

it.each([
  ['kiwi', 'kiwii', true],
  ['amendoim', 'amednoim', true],
  ['amendoim', 'mendoim', true],
  ['amendoim', 'amendoin', true],
  ['amendoim', 'amendoim', false],
  ['abcde', 'abxxe', false],
])('%s and %s are one edit apart: %s', (one, other, isApart) => {
  expect(isOneEditApart(one, other)).toBe(isApart);
  expect(isOneEditApart(other, one)).toBe(isApart);
});
