import { describe, expect, test } from 'vitest';
import type { Example } from '../examples/examples.ts';
import { createEmergencyDetector } from '../find-emergency.ts';
import { readSigns } from '../read-signs.ts';
import { learnResemblance, type Resemblance, readLesson } from './learn-resemblance.ts';
import { learnWeights } from './learn-weights.ts';

const taught: readonly Example[] = [
  { text: 'a vista foi embora num piscar', label: 'medical', kind: 'stroke' },
  { text: 'a vista foi embora de manhã', label: 'medical', kind: 'stroke' },
  { text: 'quero ir embora desta vida', label: 'emotional', kind: 'suicide' },
  { text: 'a vista da praia é linda', label: 'none', kind: null },
  { text: 'a praia é linda de manhã', label: 'none', kind: null },
  { text: 'receita de bolo de banana', label: 'none', kind: null },
];
const smallTalk = 'receita de bolo de banana com aveia e canela para levar na praia linda. '.repeat(8);

describe('a text like labelled sentences', () => {
  const resemble = learnResemblance(taught.map(readLesson));

  test('has their odds and their kind', () => {
    const alike = resemble(readSigns('a vista foi embora agora'));
    const harmless = resemble(readSigns('receita de bolo na praia'));
    expect(alike.kind).toBe('stroke');
    expect(alike.odds).toBeGreaterThan(harmless.odds);
    expect(resemble(readSigns('ir embora desta vida')).kind).toBe('suicide');
  });

  test('is found inside small talk', () => {
    const hidden = resemble(readSigns(`${smallTalk} a vista foi embora num piscar. ${smallTalk}`));
    expect(hidden.odds).toBeGreaterThan(resemble(readSigns(smallTalk)).odds);
    expect(hidden.kind).toBe('stroke');
  });

  test('is judged the same way by what has learnt the same', () => {
    const again = learnResemblance(taught.map(readLesson));
    const read = readSigns('a vista da vida foi embora');
    expect(again(read)).toEqual(resemble(read));
  });

  test('words never met say nothing', () => {
    const oddsOf = learnWeights([
      { features: ['a'], isOne: true },
      { features: ['b'], isOne: false },
    ]);
    expect(oddsOf(['a', 'never met'])).toBe(oddsOf(['a']));
    expect(oddsOf(['a'])).toBeGreaterThan(oddsOf(['b']));
  });
});

describe('the second opinion', () => {
  const detectWith = (opinion: Resemblance) => createEmergencyDetector(() => opinion);

  test('raises an alarm where no rule does, and asks unless it is sure', () => {
    const text = 'bom dia, dormi bem';
    expect(detectWith({ odds: 2, kind: 'stroke' })(text)).toMatchObject({
      kinds: ['stroke'],
      isCertain: true,
    });
    expect(detectWith({ odds: 0.5, kind: 'suicide' })(text)).toMatchObject({
      label: 'emotional',
      isCertain: false,
    });
    expect(detectWith({ odds: -0.5, kind: 'stroke' })(text)).toBeNull();
  });

  test('takes away a weak alarm, never a strong one', () => {
    const against = detectWith({ odds: -9, kind: 'stroke' });
    expect(against('acho que tive um piripaque')).toBeNull();
    for (const text of ['minha glicose deu 52', 'quero me matar', 'ele parou de respirar', 'tomou veneno'])
      expect(against(text)).not.toBeNull();
  });

  test('adds 188 where a medical alarm reads like despair', () => {
    expect(detectWith({ odds: 2, kind: 'suicide' })('minha glicose deu 32')).toMatchObject({
      label: 'medical',
      alsoEmotional: true,
    });
  });
});
