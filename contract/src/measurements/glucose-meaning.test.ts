import { describe, expect, it } from 'vitest';
import { type GlucoseMeaning, readGlucose } from './glucose-meaning.ts';
import { toMgDl } from './glucose-units.ts';
import type { MetricContext } from './metric-kinds.ts';

const withDiabetes = { group: 'adult', hasGoals: true } as const;

/** The meaning in short: 'goal slightly_above 180', 'usual within', 'advice low_rule_of_15', 'guided above 140'. */
const inShort = (meaning: GlucoseMeaning): string => {
  if (meaning.kind === 'advice') return `advice ${meaning.advice}`;
  if (meaning.kind === 'guided') return `guided${meaning.aboveMgDl === null ? '' : ` above ${meaning.aboveMgDl}`}`;
  const { kind, place } = meaning;
  return place === 'within' ? `${kind} ${place}` : `${kind} ${place} ${meaning.limitMgDl}`;
};
const read = (value: number, context: MetricContext | null, reader: Parameters<typeof readGlucose>[1] = withDiabetes) =>
  inShort(readGlucose({ value, rangeFlag: null, context }, reader));

describe('beside the usual goals of diabetes', () => {
  it.each([
    [53, 'jejum', 'advice very_low_rule_of_15'],
    [69, 'pos_refeicao', 'advice low_rule_of_15'],
    [70, 'jejum', 'goal below 80'],
    [79, 'pre_refeicao', 'goal below 80'],
    [80, 'jejum', 'goal within'],
    [130, 'jejum', 'goal within'],
    [131, 'jejum', 'goal slightly_above 130'],
    [150, 'pre_refeicao', 'goal slightly_above 130'],
    [151, 'jejum', 'goal above 130'],
    [70, 'pos_refeicao', 'goal within'],
    [179, 'pos_refeicao', 'goal within'],
    [180, 'pos_refeicao', 'goal slightly_above 180'],
    [187, 'pos_refeicao', 'goal slightly_above 180'],
    [200, 'pos_refeicao', 'goal slightly_above 180'],
    [201, 'pos_refeicao', 'goal above 180'],
    [89, 'ao_deitar', 'goal below 90'],
    [90, 'ao_deitar', 'goal within'],
    [151, 'ao_deitar', 'goal slightly_above 150'],
    [70, null, 'goal within'],
    [180, null, 'goal within'],
    [181, 'madrugada', 'goal slightly_above 180'],
    [250, 'outro', 'goal above 180'],
    [251, 'pos_refeicao', 'advice high_measure_again'],
    [401, null, 'advice high_emergency'],
  ] as const)('%d %s is %s', (value, context, meaning) => {
    expect(read(value, context)).toBe(meaning);
    expect(read(value, context, { group: 'older', hasGoals: true })).toBe(meaning);
  });

  it.each([
    ['low', 'advice very_low_rule_of_15'],
    ['high', 'advice high_emergency'],
  ] as const)('a reading that the device calls %s is %s', (rangeFlag, meaning) => {
    expect(inShort(readGlucose({ value: null, rangeFlag, context: null }, withDiabetes))).toBe(meaning);
  });
});

describe('without diabetes', () => {
  it.each([
    [70, 'jejum', 'usual within'],
    [99, 'jejum', 'usual within'],
    [100, 'jejum', 'usual slightly_above 100'],
    [125, 'jejum', 'usual slightly_above 100'],
    [126, 'jejum', 'usual above 100'],
    [139, 'pos_refeicao', 'usual within'],
    [140, 'pos_refeicao', 'usual slightly_above 140'],
    [199, null, 'usual slightly_above 140'],
    [200, 'pos_refeicao', 'usual above 140'],
    [60, null, 'advice low_rule_of_15'],
    [251, null, 'advice high_measure_again'],
  ] as const)('%d %s is %s', (value, context, meaning) => {
    expect(read(value, context, { group: 'adult', hasGoals: false })).toBe(meaning);
  });
});

describe('where a professional sets the targets', () => {
  it.each([
    ['pregnant', 95, 'guided'],
    ['pregnant', 140, 'guided'],
    ['pregnant', 141, 'guided above 140'],
    ['minor', 180, 'guided'],
    ['minor', 187, 'guided above 180'],
    ['pregnant', 65, 'advice low_rule_of_15'],
    ['minor', 260, 'advice high_measure_again'],
  ] as const)('for the group %s %d is %s: nothing is called within a band', (group, value, meaning) => {
    for (const hasGoals of [true, false]) expect(read(value, 'jejum', { group, hasGoals })).toBe(meaning);
  });
});

describe('a value in mmol/L stands beside the limits of that unit', () => {
  const given = (mmolL: number) => toMgDl(mmolL, 'mmol/L');
  it.each([
    [10, null, 'goal within'],
    [10.1, null, 'goal slightly_above 180'],
    [9.96, 'pos_refeicao', 'goal within'],
    [10, 'pos_refeicao', 'goal slightly_above 180'],
  ] as const)('%d %s is %s', (mmolL, context, meaning) => {
    expect(read(given(mmolL), context)).toBe(meaning);
  });

  it('in pregnancy too', () => {
    const pregnant = { group: 'pregnant', hasGoals: true } as const;
    expect([7.8, 7.9].map((mmolL) => read(given(mmolL), null, pregnant))).toEqual(['guided', 'guided above 140']);
  });
});
