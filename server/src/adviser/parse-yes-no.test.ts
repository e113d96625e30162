import { expect, it } from 'vitest';
import { parseYesNo } from './parse-yes-no.ts';

it.each([
  'sim',
  'Sim, agora',
  'tô sim',
  'estou',
  'não está passando',
  'Não, está piorando',
  'não melhorou',
  'nao to bem',
  'não consigo levantar',
  'não, não consigo levantar',
  'passou mal de novo',
  'não sei',
  'às vezes',
])('%s is a yes', (message) => {
  expect(parseYesNo(message)).toBe('yes');
});

it.each([
  'não',
  'Não!',
  'n',
  'agora não',
  'claro que não',
  'não, obrigada',
  'não, estou bem agora',
  'Não. Já passou.',
  'já passou',
  'não, foi ontem',
  'não, era só curiosidade',
])('%s is a no', (message) => {
  expect(parseYesNo(message)).toBe('no');
});

it.each([
  'qual minha glicose?',
  'qual foi minha pior glicose?',
  'agora quero saber do sono',
  'tá bom',
  'nunca senti tanta dor',
  'não, mas meu braço formiga',
  '',
])('%j is neither', (message) => {
  expect(parseYesNo(message)).toBeNull();
});
