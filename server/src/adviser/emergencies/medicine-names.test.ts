import { expect, it } from 'vitest';
import { wordsOf } from '../../text/tokenize.ts';
import { medicineNamedBy, medicineNames } from '../medicines/name-index.ts';
import { findEmergency } from './find-emergency.ts';

// Read word by word: everyday words ('Frontal') and names of several words ('Press Plus') without a name of one word in
// them are known by what stands around them only.
const names = medicineNames().filter(({ name }) => wordsOf(name).some(medicineNamedBy));

it.each(['meu filho de 2 anos engoliu X', 'troquei os remédios e dei X em dobro para minha mãe', 'tomei X demais'])(
  'knows every medicine of the table in %s',
  (message) => {
    const missed = names.filter(({ name }) => findEmergency(message.replace('X', name)) === null);
    expect(missed.map(({ name }) => name)).toEqual([]);
  },
);

it('knows every insulin of the table in an error with insulin', () => {
  const insulins = names.filter(({ classes }) => classes.has('insulin'));
  const missed = insulins.filter(
    ({ name }) => !findEmergency(`apliquei o dobro da ${name} sem querer`)?.kinds.includes('insulin_excess'),
  );
  expect(missed.map(({ name }) => name)).toEqual([]);
});

it.each([
  ['meu filho de 2 anos tomou meu X', ['sartan', 'beta_blocker', 'calcium_blocker', 'sulfonylurea', 'opioid']],
  ['tomei 20 X', ['benzodiazepine', 'hypnotic']],
  ['juntei X para não acordar mais', ['benzodiazepine', 'hypnotic']],
])('knows every medicine that is dangerous in %s', (message, classes) => {
  const dangerous = names.filter(
    (each) => medicineNamedBy(wordsOf(each.name)[0] ?? '') && classes.some((name) => each.classes.has(name)),
  );
  const missed = dangerous.filter(({ name }) => findEmergency(message.replace('X', name)) === null);
  expect(missed.map(({ name }) => name)).toEqual([]);
});

it('leaves a child its medicine for fever', () => {
  expect(findEmergency('meu filho tomou novalgina e a febre baixou')).toBeNull();
});
