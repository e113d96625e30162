import { expect, test } from 'vitest';
import { findEmergency } from './emergencies/find-emergency.ts';
import { findHelp } from './find-help.ts';

test('help is offered for what a card is due, and not for what is worth a line alone', () => {
  expect(findHelp('Não aguento mais, quero me matar hoje')?.emergency.label).toBe('emotional');
  expect(findHelp('Meu pai está com a boca torta e não fala')?.emergency.label).toBe('medical');
  const line = 'e se eu tomar tudo?';
  expect(findEmergency(line)?.strength).toBe('line');
  expect(findHelp(line)).toBeNull();
  expect(findHelp('Olá, cheguei')).toBeNull();
});
