import { describe, expect, test } from 'vitest';
import { answerEmergency } from './answer-emergency.ts';
import { findEmergency } from './find-emergency.ts';

const strengthOf = (text: string): string => findEmergency(text)?.strength ?? 'none';

describe('what was measured last holds', () => {
  test.each([
    'glicose 45 agora, ontem estava 120',
    'glicose 45 agora. Ontem a glicose deu 130',
    'glicose 48 tremendo muito, de manhã estava em 110',
    'glicose 2,8 agora, normalmente fica 6,5',
    'minha glicose tá 44 e suando frio, a meta é 100',
    'glicose 50, minha meta é 100',
    'minha glicose deu 48, qual a faixa ideal?',
    'saturação 85 agora, antes deu 97',
    'pressão 20 por 12 agora, hoje cedo estava 12 por 8',
    'minha pressão tá 19 por 11, hoje de manhã 12 por 7',
  ])('an older or a wished value takes no danger away: %s', (text) => {
    expect(strengthOf(text)).toBe('card');
  });

  test.each([
    'glicose 52, comi e agora 110',
    'o aparelho deu 48 e depois 110',
    'glicose estava 52, tomei suco e agora está 110',
    'glicose 45 de madrugada, de manhã 110',
    'meu sensor ficou marcando LO mas no dedo deu 104',
    'glicose 54 com sensor, mas no dedo 112 normal',
    'Meu sensor mostrou 52, furei o dedo e era 96, sensor errado?',
  ])('a later one does: %s', (text) => {
    expect(strengthOf(text)).not.toBe('card');
  });

  test('sugar goes first where the high value is the older one', () => {
    const danger = findEmergency('glicose 45 agora e tremendo, ontem estava 320');
    expect(danger && answerEmergency(danger).emergency.steps[0]).toMatch(/15 g de açúcar agora/);
  });
});

describe('a glycated haemoglobin is no glucose', () => {
  test.each([
    'minha glicada deu 11',
    'hemoglobina glicada 14',
    'glicose média 210 e glicada 12',
    'deu 13 de glicada no exame',
    'hemoglobina glicada 12, é alto?',
  ])('%s', (text) => {
    const danger = findEmergency(text);
    expect(danger ? answerEmergency(danger).emergency.steps.join(' ') : '').not.toMatch(/açúcar agora/);
    expect(strengthOf(text)).not.toBe('card');
  });

  test('and explains no low one', () => {
    expect(strengthOf('glicose 48 tremendo muito, a glicada foi 7,2')).toBe('card');
    expect(strengthOf('a glicada é 9, glicose 38 agora')).toBe('card');
  });
});
