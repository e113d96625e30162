import { expect, it } from 'vitest';
import { findFood } from '../../../food/food-table.ts';
import { withArticle } from './articles.ts';
import { householdPortion } from './household-portion.ts';

const portionOf = (id: string, grams: number): string => {
  const food = findFood(id);
  if (food === undefined) throw new Error(id);
  return householdPortion({ food, grams });
};

it.each([
  ['arroz-branco-cozido', 125, '5 colheres de sopa cheias'],
  ['arroz-branco-cozido', 75, '3 colheres de sopa cheias'],
  ['feijao-carioca-cozido', 70, '1/2 concha média cheia'],
  ['feijao-carioca-cozido', 280, '2 conchas médias cheias'],
  ['ovo-cozido', 100, '2 unidades'],
  ['lagarto-cozido', 45, '1 fatia média'],
  ['mamao-papaia', 280, '1 unidade'],
  ['tapioca-polvilho-seco', 60, '2 tapiocas pequenas'],
  ['arroz-branco-cozido', 83, '83 g'],
])('%s of %d g is %s', (id, grams, words) => {
  expect(portionOf(id, grams)).toBe(words);
});

it.each(['o feijão-carioca', 'a couve', 'a alface', 'a maçã', 'as nozes', 'o pão integral', 'o chá-mate'])(
  '%s',
  (said) => {
    expect(withArticle(said.replace(/^[oa]s? /, ''))).toBe(said);
  },
);
