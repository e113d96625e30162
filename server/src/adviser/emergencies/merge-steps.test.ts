import { describe, expect, test } from 'vitest';
import { type Care, type Emergency, type EmergencyKind, emergencyKinds } from './emergency.ts';
import { mergeSteps } from './merge-steps.ts';

const kinds = Object.keys(emergencyKinds) as EmergencyKind[];
const open: Care = {
  needsSugar: false,
  mouth: 'open',
  hasNoWound: false,
  isMildLow: false,
  isOverdose: false,
};

const cardOf = (first: EmergencyKind, second: EmergencyKind, care: Care, aboutOther: boolean): readonly string[] => {
  const emergency: Emergency = {
    strength: 'card',
    label: emergencyKinds[first],
    kinds: [first, second],
    alsoEmotional: false,
    isCertain: true,
    hasPlanOrMeans: false,
    aboutOther,
    care,
  };
  return mergeSteps(emergency);
};

/** What no card may say together. */
const contradictions: readonly (readonly [RegExp, RegExp])[] = [
  [/[Nn]ada pela boca|[Nn]ão coma|[Nn]ão dê comida|[Nn]ão ponha nada na boca/, /beba água|água em pequenos goles/],
  [/^(?:Fique|Deixe a pessoa) sentad/, /^(?:Deite|Ajude-a a se deitar)/],
  [/^Deite.*pernas para cima/, /cabeça um pouco elevada/],
  [/não se mexa nem se levante|^Não mova/, /^(?:Sente-se|Ajude a pessoa a se sentar)/],
];

const speaksAgainst = (steps: readonly string[]): boolean =>
  contradictions.some(([one, other]) => steps.some((a) => one.test(a)) && steps.some((b) => other.test(b)));

describe('steps of two kinds in one card', () => {
  test.each(kinds)('%s and any other: few, none twice, and none against another', (first) => {
    const states: readonly Care[] = [
      open,
      { ...open, mouth: 'doubtful' },
      { ...open, mouth: 'closed' },
      { ...open, needsSugar: true },
      { ...open, needsSugar: true, mouth: 'doubtful' },
      { ...open, needsSugar: true, mouth: 'closed' },
    ];
    for (const second of kinds.filter((kind) => kind !== first))
      for (const care of states)
        for (const aboutOther of [true, false]) {
          const steps = cardOf(first, second, care, aboutOther);
          const where = `${first}, ${second}, ${JSON.stringify(care)}: ${steps.join(' ')}`;
          expect(steps.length, where).toBeGreaterThanOrEqual(3);
          expect(steps.length, where).toBeLessThanOrEqual(5);
          expect(new Set(steps).size, where).toBe(steps.length);
          expect(speaksAgainst(steps), where).toBe(false);
        }
  });

  test('both kinds are heard', () => {
    expect(cardOf('chest_pain', 'poisoning', open, false).join(' ')).toMatch(/Não dirija.*0800 722 6001/);
    expect(cardOf('poisoning', 'suicide', open, false).join(' ')).toContain('Chame alguém de confiança');
  });

  test('who is not awake is laid on the side, whatever the other kind asks for', () => {
    for (const kind of kinds.filter((each) => each !== 'unconscious'))
      expect(cardOf('unconscious', kind, { ...open, mouth: 'closed' }, true).join(' ')).toContain('deite-a de lado');
  });

  test('blood from within is not pressed', () => {
    expect(cardOf('bleeding', 'chest_pain', open, false).join(' ')).toContain('Aperte o ferimento');
    expect(cardOf('bleeding', 'chest_pain', { ...open, hasNoWound: true }, false).join(' ')).not.toContain('Aperte');
  });
});
