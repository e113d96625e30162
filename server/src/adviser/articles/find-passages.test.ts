import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPassages, findSubjects } from './find-passages.ts';

const slugsFor = (question: string, topics?: readonly string[]) =>
  findPassages(question, topics && { topics }).map(({ slug }) => slug);

describe('a question finds the section that answers it', () => {
  test('and words that every object has are words', () => {
    expect(slugsFor('constructor toString valueOf: losartana e banana')).toContain('losartana');
    expect(() => findPassages('constructor hasOwnProperty __proto__ toString')).not.toThrow();
  });

  test.each([
    ['losartana e banana', 'Losartana, banana e potássio'],
    ['caipirinha e insulina', 'Por que o álcool baixa a glicose'],
    ['o que é glicose de jejum normal', 'Glicose em jejum: faixas de referência'],
    ['CARAMBOLA FAZ MAL PRO RIM???', 'Carambola: proibida na doença renal'],
    ['como guardo a insulina', 'Como guardar a insulina'],
    ['minha glicose deu 52', 'Sinais de glicose baixa'],
  ])('%s', (question, heading) => {
    expect(findPassages(question).map((passage) => passage.heading)).toContain(heading);
  });

  test.each([
    ['Euthyrox e café', 'levotiroxina'],
    ['puran e café', 'levotiroxina'],
    ['Hyzaar e banana, pode?', 'losartana'],
    ['Ecasil e dengue', 'aspirina'],
    ['Divelol e esforço', 'outros-remedios'],
    ['Natrilix no calor forte', 'outros-remedios'],
  ])('by any name of the table of medicines: %s', (question, slug) => {
    expect(slugsFor(question)[0]).toBe(slug);
  });

  test('and none where no article speaks of the medicine', () => {
    expect(slugsFor('para que serve o Entresto?')).toEqual([]);
  });

  test('bringing glucose down is about high glucose, and never leads to sugar', () => {
    for (const question of ['como baixar a glicose rápido?', 'como abaixar o açúcar no sangue?']) {
      expect(slugsFor(question)[0]).toBe('hiperglicemia');
      expect(slugsFor(question)).not.toContain('hipoglicemia');
    }
    expect(slugsFor('açúcar rápido')[0]).toBe('hipoglicemia');
  });

  test('with its sources, its score and whom to ask', () => {
    const [passage] = findPassages('o que posso comer com doença renal');
    expect(passage?.slug).toBe('doenca-renal-alimentacao');
    expect(passage?.sources.join()).toContain('doença renal');
    expect(passage?.needsProfessional).toContain('nutricionista renal');
    expect(passage?.score).toBeGreaterThan(0);
  });

  test('mistyped, without accents and in other words', () => {
    expect(slugsFor('metiformina da enjoo')).toContain('metformina');
    expect(slugsFor('cachaca e diabetico')).toContain('alcool-e-diabetes');
    expect(slugsFor('PRESSAO 14x9 e alta')).toContain('pressao-alta');
  });
});

test('what is about something else finds nothing', () => {
  for (const question of ['quem ganhou o jogo', 'capital da França', 'escreva um poema', 'como investir', '', '?!']) {
    expect(slugsFor(question), question).toEqual([]);
  }
});

test("the person's own topics go first, and change nothing else", () => {
  expect(slugsFor('o que comer com diabetes', ['Diabetes Tipo 1'])[0]).toBe('diabetes-tipo-1');
  expect(slugsFor('o que comer com diabetes', ['Diabetes Tipo 2'])[0]).toBe('diabetes-tipo-2');
  expect(slugsFor('quem ganhou o jogo', ['Diabetes Tipo 2', 'jogos'])).toEqual([]);
});

test('at most three, best first, at most two of one article, whatever is typed', () => {
  const words = fc.constantFrom('glicose', 'insulina', 'dor', 'café', 'xyz', 'não', '12x8', 'pé', '💙', '300', '\n');
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 40 }), (parts) => {
      const found = findPassages(parts.join(' '));
      expect(found.length).toBeLessThanOrEqual(3);
      expect(found.every(({ score }) => score > 0)).toBe(true);
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
      for (const { slug } of found) {
        expect(found.filter((passage) => passage.slug === slug).length).toBeLessThanOrEqual(2);
      }
    }),
  );
});

describe('what is named is what the passage is about', () => {
  test.each([
    ['losartana dá tosse?', 'Losartana e outras sartanas: dá tosse?'],
    ['estresse aumenta a glicose?', 'Estresse e glicose'],
    ['estrese sobe a glicemia', 'Estresse e glicose'],
    ['posso comer sushi?', 'Sushi e comida japonesa'],
    ['pulso 45', 'Pulso baixo: 45 ou 50 batimentos é normal?'],
    ['coma diabético', 'Coma diabético: como evitar'],
    ['omeprazol antes ou depois de comer?', 'Omeprazol: horário e uso prolongado'],
    ['posso beber tomando losartana?', 'Álcool e remédios: o que não combina'],
    ['vitamina d baixa', 'Vitamina D'],
  ])('%s', (question, heading) => {
    expect(findPassages(question)[0]?.heading).toBe(heading);
  });

  test.each(['para que serve o Entresto?', 'losartana e sushi', 'jiló baixa a glicose?', 'por que subiu tanto?'])(
    '%s: nothing rather than something near',
    (question) => {
      expect(findPassages(question)).toEqual([]);
    },
  );

  test('what was understood can be said, and what has an answer offered', () => {
    expect(findSubjects('losartana e sushi')).toEqual({
      named: ['sushi', 'losartana'],
      offered: ['sushi', 'losartana'],
    });
    expect(findSubjects('para que serve o Entresto?')).toEqual({ named: ['Entresto'], offered: [] });
    expect(findSubjects('quem ganhou o jogo')).toEqual({ named: [], offered: [] });
  });
});
