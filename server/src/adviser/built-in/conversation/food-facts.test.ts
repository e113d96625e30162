import { describe, expect, it, test } from 'vitest';
import { foods } from '../../food/food-table.ts';
import { findFoodFacts } from './food-facts.ts';
import { ask } from './testing/made-up-chat.ts';

describe('what a food holds', () => {
  it.each([
    ['quantos carboidratos tem um pão francês?', 'Pão francês, 1 unidade (50 g): 29 g de carboidratos.'],
    ['qts carboidratos tem no pao frances', 'Pão francês, 1 unidade (50 g): 29 g de carboidratos.'],
    ['quantas calorias tem o arroz?', 'Arroz branco cozido, 5 colheres de sopa cheias (125 g): 160 kcal.'],
    ['feijão tem quanta proteína?', 'Feijão-carioca cozido, 1 concha média cheia (140 g): 7 g de proteínas.'],
    [
      'quanto carboidrato tem em 200 g de aipim cozido?',
      'Mandioca (aipim/macaxeira) cozida, 200 g: 60 g de carboidratos.',
    ],
    ['quantas calorias têm 2 ovos cozidos', 'Ovo de galinha cozido, 2 × 1 unidade (100 g): 146 kcal.'],
    ['quanto sódio tem o pão de queijo', 'Pão de queijo assado, 1 unidade média (40 g): 309 mg de sódio.'],
    ['banana tem muito potássio?', 'Banana-prata, 1 unidade média (70 g): 251 mg de potássio.'],
    ['qual o índice glicêmico da tapioca?', 'índice glicêmico de cerca de 70'],
    ['qual o índice glicêmico do abacate', 'índice glicêmico que quase não conta'],
    ['tabela nutricional da maçã', 'Maçã Fuji com casca, 1 unidade média (130 g): cerca de 73 kcal'],
  ])('%s', (question, said) => {
    expect(findFoodFacts(question)?.text).toContain(said);
  });

  it.each([
    'quantas calorias tem o bolo de cenoura',
    'quantas calorias devo comer por dia',
    'quanto carboidrato posso comer no almoço',
    'quantas calorias tem o almoço de hoje',
    'quanto potássio é normal no sangue',
    'minha proteína na urina tem muito?',
    'o que é carboidrato',
    '',
  ])('is not told where no food of the table is named: %s', (question) => {
    expect(findFoodFacts(question)).toBeNull();
  });

  test('is found by the name of every food', () => {
    const missed = foods.filter(
      ({ name }) => !findFoodFacts(`quantas calorias tem ${name.replace(/\(.*\)/, '')}?`),
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });
});

test('figures of food are not told to somebody whom an eating disorder may threaten', async () => {
  const profile = { otherConditions: 'anorexia' };
  expect(await ask('quantas calorias tem o arroz?', { data: { profile } })).not.toMatch(/\d+ kcal/);
  expect(await ask('quantas calorias tem o arroz?')).toMatch(/160 kcal/);
});

test('kidneys that need care are thought of', async () => {
  const data = { profile: { chronicConditions: ['Doença Renal' as const] } };
  expect(await ask('quanto potássio tem a banana?', { data })).toMatch(
    /251 mg de potássio.*Com doença renal/s,
  );
  expect(await ask('banana tem muito potássio?', { data })).toMatch(
    /251 mg de potássio.*plano do seu nutricionista renal/s,
  );
});
