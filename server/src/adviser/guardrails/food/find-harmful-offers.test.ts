import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { expect, it } from 'vitest';
import { createHarmSearch } from './find-harmful-offers.ts';

const find = createHarmSearch({
  ...EMPTY_HEALTH_PROFILE,
  foodAllergies: ['Nozes'],
  otherFoodAllergies: 'camarão',
  medications: ['Sinvastatina'],
  chronicConditions: ['Doença Renal'],
});

it.each([
  ['Que tal um punhado de castanhas?', ['nozes e castanhas']],
  ['Se não tiver fruta, coma amêndoas.', ['nozes e castanhas']],
  ['Experimente camarão com arroz.', ['frutos do mar']],
  ['Um suco de toranja cai bem de manhã.', ['toranja com o seu remédio']],
  ['Que tal carambola de sobremesa?', ['tóxica para os rins']],
  ['Evite castanhas, pois você tem alergia.', []],
  ['Você não deve comer camarão.', []],
  ['Uma fruta sem castanhas também serve.', []],
  ['Peça ajuda na UBS.', []],
  ['Um ovo cozido cai bem.', []],
])('of %s', (sentence, found) => {
  expect(find(sentence)).toEqual(found);
});

it('finds nothing for whom nothing is dangerous', () => {
  expect(createHarmSearch(EMPTY_HEALTH_PROFILE)('Que tal castanhas, camarão e carambola?')).toEqual([]);
});
