import { describe, expect, it } from 'vitest';
import { hasPronoun, meantBy, placeOf, putInto, sayOf } from './places.ts';

describe('sayOf', () => {
  it.each([
    ['ela dá tosse?', 'losartana', 'losartana dá tosse?'],
    ['e qual a vantagem disso?', 'caminhada', 'qual a vantagem de caminhada?'],
    ['esse remédio engorda?', 'metformina', 'metformina engorda?'],
    ['tem cura?', 'asma', 'tem cura asma?'],
    ['e como evita', 'neuropatia', 'como evita neuropatia'],
  ])('%s of %s is %s', (message, name, said) => {
    expect(sayOf(message, name)).toBe(said);
  });
});

describe('hasPronoun', () => {
  it.each(['isso é grave?', 'e dela?', 'esse exame dói?'])('hears one in %s', (message) => {
    expect(hasPronoun(message)).toBe(true);
  });
  it.each(['esse macarrão engorda?', 'está alta?', ''])('hears none in %j', (message) => {
    expect(hasPronoun(message)).toBe(false);
  });
});

it('finds where a text names something', () => {
  const question = 'Posso comer manga com glicose alta?';
  const place = placeOf(question, 'manga');
  expect(place && putInto(question, place, 'uva')).toBe('Posso comer uva com glicose alta?');
  expect(placeOf(question, 'pera')).toBeNull();
});

it('means by ele and ela what they can mean', () => {
  expect(meantBy('café quebra ele', ['metformina', 'jejum intermitente'])).toBe('jejum intermitente');
  expect(meantBy('ela engorda?', ['jejum', 'metformina'])).toBe('metformina');
  expect(meantBy('isso é bom?', ['metformina', 'jejum'])).toBe('metformina');
});
