import { describe, expect, it } from 'vitest';
import {
  addOwnChoice,
  addTypedChoices,
  contradictsNone,
  entriesOf,
  listOptions,
  namedChoices,
} from './choice-rules.ts';
import { CHRONIC_CONDITIONS } from './profile-choices.ts';
import { newHealthProfileSchema } from './profile-schemas.ts';

describe('addOwnChoice', () => {
  const options = listOptions(CHRONIC_CONDITIONS, ['Hipotireoidismo']);

  it.each([
    ['  Esteatose hepática ', ['Outros', 'Esteatose hepática']],
    ['   ', ['Outros']],
    ['asma', ['Outros', 'Asma']],
    ['HIPERTENSAO', ['Outros', 'Hipertensão']],
    ['hipotireoidismo', ['Outros', 'Hipotireoidismo']],
    ['outros', ['Outros']],
  ])('%s', (text, chosen) => {
    expect(addOwnChoice(['Outros'], text, options)).toEqual(chosen);
  });

  it('ignores what is already there', () => {
    const chosen = ['Outros', 'Gota'];
    expect(addOwnChoice(chosen, 'gota ', options)).toEqual(chosen);
  });
});

it('shows own entries once, between the predefined ones and Outros', () => {
  const options = listOptions(CHRONIC_CONDITIONS, ['Gota', 'Asma', 'Outros', 'Gota']);
  expect(options.slice(-3)).toEqual(['Ansiedade', 'Gota', 'Outros']);
  expect(options).toHaveLength(CHRONIC_CONDITIONS.length + 1);
});

it('counts Outros only where it stands alone', () => {
  expect(namedChoices(['Asma', 'Outros'])).toEqual(['Asma']);
  expect(namedChoices(['Outros'])).toEqual(['Outros']);
});

it.each([
  [['Nenhum'], false],
  [['Nenhum', 'Outros'], false],
  [['Nenhum', 'Metformina'], true],
  [['Vegano', 'Nenhuma'], true],
  [['Metformina'], false],
])('%o contradicts itself: %s', (chosen, expected) => {
  expect(contradictsNone(chosen)).toBe(expected);
});

describe('the text of Outros', () => {
  const profile = newHealthProfileSchema.parse({
    foodAllergies: ['Leite', 'Outros'],
    otherFoodAllergies: ' kiwi ',
    medications: ['Metformina'],
    otherMedications: 'chá verde',
    disabilities: ['Outros'],
    otherDisabilities: 'a'.repeat(101),
  });

  it('is added to the list where Outros is ticked, and kept everywhere else', () => {
    expect(addTypedChoices(profile)).toEqual({
      ...profile,
      foodAllergies: ['Leite', 'Outros', 'kiwi'],
      otherFoodAllergies: '',
    });
  });

  it('belongs to what the list says', () => {
    const foods = { list: 'foodAllergies', other: 'otherFoodAllergies' } as const;
    expect(entriesOf(profile, foods)).toEqual(['Leite', 'kiwi']);
    expect(entriesOf(addTypedChoices(profile), foods)).toEqual(['Leite', 'kiwi']);
    expect(entriesOf(profile, { list: 'medications', other: 'otherMedications' })).toEqual(['Metformina', 'chá verde']);
    expect(entriesOf(profile, { list: 'physicalProblems', other: 'otherPhysicalProblems' })).toEqual([]);
  });
});
