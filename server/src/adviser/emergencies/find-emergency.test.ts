import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorMsOf } from '../../testing/processor-ms.ts';
import type { EmergencyKind } from './emergency.ts';
import { findEmergency } from './find-emergency.ts';

describe('what is an emergency', () => {
  test.each<[string, EmergencyKind]>([
    ['to passando mal dmais meu peito ta apertado', 'chest_pain'],
    ['minha vó ta com a boca torta', 'stroke'],
    ['deu 38 no aparelho e ele n fala coisa com coisa', 'severe_low'],
    ['2,1 mmol e tremendo', 'severe_low'],
    ['glicemia 540 vomitando', 'ketoacidosis'],
    ['deu HI e não paro de vomitar', 'ketoacidosis'],
    ['sat 82 e cansado', 'breathing'],
    ['picada de abelha e inchou tudo', 'anaphylaxis'],
    ['vó caiu e n acorda', 'unconscious'],
    ['apliquei 30 de rapida em vez de lenta', 'insulin_excess'],
    ['tomei a caixa toda de rivotril', 'poisoning'],
    ['220x130 e visão embaçada', 'pressure'],
    ['bolsa estourou', 'pregnancy'],
    ['num guento mais viver', 'suicide'],
    ['s u i c i d i o é o que eu penso', 'suicide'],
    ['meu padrasto mexe comigo', 'violence'],
    ['estou me cortando de novo', 'self_harm'],
    ['vou fazer uma besteira', 'crisis'],
  ])('%s', (text, kind) => {
    expect(findEmergency(text)?.kinds[0]).toBe(kind);
  });

  test.each([
    ['Não tenho dor no peito, tosse, falta de ar nem tontura'],
    ['pressão 12x8 e glicose 110'],
    ['em 19/12 tenho consulta da pressão'],
    ['deu 65, comi e já voltou para 96'],
    [''],
    ['🙂'],
  ])('nothing: %s', (text) => {
    expect(findEmergency(text)).toBeNull();
  });
});

describe('what is said about it', () => {
  test('a real cue beats a figure of speech and a denial of something else', () => {
    expect(findEmergency('tô morrendo de dor no peito')?.label).toBe('medical');
    expect(findEmergency('não é brincadeira, quero morrer')?.label).toBe('emotional');
    expect(findEmergency('não tenho febre mas estou com falta de ar forte')?.kinds).toEqual(['breathing']);
  });

  test('medical goes first and the emotional part is not lost', () => {
    expect(findEmergency('tomei um monte de remédio porque quero morrer')).toMatchObject({
      label: 'medical',
      alsoEmotional: true,
    });
    expect(findEmergency('meu marido me bateu e minha cabeça tá sangrando')).toMatchObject({
      label: 'medical',
      alsoEmotional: true,
    });
  });

  test('somebody else, a plan, a doubt', () => {
    expect(findEmergency('Meu pai está com a boca torta')?.aboutOther).toBe(true);
    expect(findEmergency('minha vó não acorda, me ajuda, o que eu faço?')?.aboutOther).toBe(true);
    expect(findEmergency('Estou com a boca torta')?.aboutOther).toBe(false);
    expect(findEmergency('meu marido me bate')?.aboutOther).toBe(false);
    expect(findEmergency('Já escrevi uma carta de despedida')?.hasPlanOrMeans).toBe(true);
    expect(findEmergency('minha glicose deu 48')?.isCertain).toBe(false);
    expect(findEmergency('quero morrer kkkkk')?.isCertain).toBe(false);
    expect(findEmergency('quero morrer')?.isCertain).toBe(true);
  });
});

describe('any text', () => {
  test('is read without an error, the same way twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(findEmergency(text)).toEqual(findEmergency(text));
      }),
    );
  });

  test('takes time in proportion to its length, even a hostile one', () => {
    const hostile = [
      'não '.repeat(2_500),
      'dor no peito '.repeat(800),
      'não, sem, '.repeat(1_000),
      'a '.repeat(5_000),
      'k'.repeat(10_000),
      'me mata de rir, quero morrer, '.repeat(350),
      'glicose 38 pressão 22 por 13 '.repeat(350),
      'desmaiu convulcao sangamento '.repeat(350),
      '1,'.repeat(5_000),
      'x'.repeat(1_000_000),
    ];
    for (const text of hostile) expect(processorMsOf(() => findEmergency(text))).toBeLessThan(2_000);
  });
});
