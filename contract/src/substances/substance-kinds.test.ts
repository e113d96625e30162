import { expect, it } from 'vitest';
import { SUBSTANCE_TYPES, SUBSTANCE_UNITS } from './substance-kinds.ts';

it('each of the four types has its units, the default first', () => {
  expect(SUBSTANCE_TYPES).toEqual(['alcohol', 'tobacco', 'caffeine', 'gaming']);
  expect(SUBSTANCE_UNITS).toEqual({
    alcohol: ['doses', 'copos', 'latas', 'garrafas'],
    tobacco: ['cigarros', 'maços'],
    caffeine: ['xícaras', 'mg'],
    gaming: ['horas', 'sessões'],
  });
});
