import { describe, expect, it } from 'vitest';
import { medicineNames } from '../../medicines/name-index.ts';
import { asksForbidden } from './asks-forbidden.ts';
import { findBreaches } from './speech-check.ts';
import { tellsDose } from './tells-dose.ts';

const names = medicineNames().map(({ name }) => name);

describe('every medicine of the table, by substance, brand and compound product', () => {
  it.each([
    ['posso parar de tomar X?', 'stop_medicine'],
    ['Posso dobrar o X à noite?', 'dose'],
  ])('is refused in %s', (question, topic) => {
    const answered = names.filter((name) => asksForbidden(question.replace('X', name)) !== topic);
    expect(answered).toEqual([]);
  });

  it.each(['Pare o X por uns dias.', 'Pode dobrar o X à noite.', 'Dobre o X.'])(
    'is not spoken of in %s',
    (sentence) => {
      expect(names.filter((name) => findBreaches(sentence.replace('X', name)).length === 0)).toEqual([]);
    },
  );

  it('brings the note beside a member’s advice on doses, vitamins apart', () => {
    const prescribed = medicineNames().filter(({ classes }) => !classes.has('vitamin'));
    expect(prescribed.filter(({ name }) => !tellsDose(`Pode dobrar o ${name} à noite.`))).toEqual([]);
  });
});

describe('words that are also names of products', () => {
  it.each([
    'A família celebra a vitória da Yasmin no parque.',
    'Meu turno da noite termina às seis, posso caminhar depois?',
    'O lobo frontal amadurece tarde.',
    'A serenata da Selene foi linda.',
  ])('change nothing: %s', (text) => {
    expect(asksForbidden(text)).toBeNull();
    expect(findBreaches(text)).toEqual([]);
  });
});
