import { describe, expect, test } from 'vitest';
import { entityTable, isOneOf } from './entity-table.ts';
import { findEntities } from './find-entities.ts';

const namesIn = (text: string, isWord?: (word: string) => boolean) =>
  findEntities(text, isWord).map(({ name }) => name);

describe('the table of entities', () => {
  const all = [...entityTable().values()];

  test('names nothing twice and nothing that is not there', () => {
    const names = all.flatMap((entity) => entity.names);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(all.flatMap(({ within }) => within).filter((key) => !entityTable().has(key))).toEqual([]);
  });

  test('takes medicines and foods from their own tables', () => {
    expect(isOneOf('losartana', 'sartana')).toBe(true);
    expect(isOneOf('losartana', 'remédio de pressão')).toBe(true);
    expect(isOneOf('losartana', 'inibidor da ECA')).toBe(false);
    expect(isOneOf('manga', 'fruta')).toBe(true);
  });
});

describe('entities of a question', () => {
  test.each([
    ['losartana dá tosse?', ['tosse', 'losartana']],
    ['pressão alta só no médico', ['avental branco']],
    ['sou diabético tipo 2', ['diabetes tipo 2']],
    ['minha glicose deu 52', ['hipoglicemia']],
    ['pulso 45', ['pulso baixo']],
    ['qual a capital da França', []],
  ])('%s', (question, names) => {
    expect(namesIn(question)).toEqual(names);
  });

  test('misspelt ones are mended where the word is none', () => {
    expect(namesIn('estrese', () => false)).toEqual(['estresse']);
    expect(namesIn('estrese', () => true)).toEqual([]);
  });

  test('a product stands for all that is in it', () => {
    expect(findEntities('Hyzaar')).toEqual([
      { name: 'Hyzaar', keys: expect.arrayContaining(['losartana', 'hidroclorotiazida']) },
    ]);
  });
});
