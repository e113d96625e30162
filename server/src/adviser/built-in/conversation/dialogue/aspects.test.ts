import { expect, it } from 'vitest';
import { classifyAspect, foldMessage } from './aspects.ts';

it.each([
  ['quais os sintomas?', 'symptoms'],
  ['pq?', 'why'],
  ['o que comer pra baixar?', 'food'],
  ['como faço pra baixar?', 'lower'],
  ['o que eu faço?', 'do'],
  ['quantas vezes por semana?', 'often'],
  ['quantos?', 'amount'],
  ['quanto tempo demora?', 'duration'],
  ['à noite também?', 'time'],
  ['tem no SUS?', 'where'],
  ['e a banana?', undefined],
])('%s asks for %s', (message, key) => {
  expect(classifyAspect(foldMessage(message)).aspect?.key).toBe(key);
});

it('leaves the words that ask for nothing', () => {
  expect(classifyAspect(foldMessage('precisa de jejum pra colher?')).rest.trim()).toBe('para colher');
});
