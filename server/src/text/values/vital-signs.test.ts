import { expect, test } from 'vitest';
import { tokenize } from '../tokenize.ts';
import { parseVitalSigns } from './vital-signs.ts';

test.each([
  ['glicose 38', ['glucose_under_40']],
  ['glicemia em 2,8', ['glucose_very_low']],
  ['minha glicose deu 65', ['glucose_low']],
  ['glicose 110', ['glucose_fine']],
  ['deu HI no aparelho', ['glucose_extreme']],
  ['glicose 27,5', ['glucose_extreme']],
  ['deu 49', ['bare_low']],
  ['tenho 49 anos', []],
  ['minha glicada deu 11', []],
  ['glicose 52, comi e agora 110', ['glucose_fine']],
  ['glicose 45 agora, ontem estava 120', ['glucose_very_low']],
  ['220x130', ['pressure_crisis']],
  ['pressão 12 por 8', ['pressure_fine']],
  ['pressão 7 por 4', ['pressure_very_low']],
  ['consulta em 19/12', []],
  ['saturação 82', ['saturation_very_low']],
  ['febre de 40', ['fever_40']],
  ['37,2 é febre?', ['no_fever']],
  ['cetona 3,5', ['ketones_very_high']],
  ['coração a 180 bpm', ['pulse_racing']],
  ['tomo losartana 50 mg', []],
  ['glicemia entre 10 e 25 de outubro', []],
  ['glicose de 5 de março', []],
])('%s', (text, expected) => {
  expect(parseVitalSigns(tokenize(text).words, (word) => word === 'losartana').map(({ name }) => name)).toEqual(
    expected,
  );
});
