import { describe, expect, it } from 'vitest';
import { adviseOnReading, classifyReading, glucoseRangeOf, rangeOfReading } from './glucose-rules.ts';
import { toMgDl } from './glucose-units.ts';

const reading = (value: number) => ({ value, rangeFlag: null });
const flagged = (rangeFlag: 'low' | 'high') => ({ value: null, rangeFlag });

describe('a single reading', () => {
  it.each([
    [10, 'very_low'],
    [45, 'very_low'],
    [53.9, 'very_low'],
    [54, 'low'],
    [69.9, 'low'],
    [70, 'normal'],
    [140, 'normal'],
    [140.1, 'slightly_high'],
    [250, 'slightly_high'],
    [250.1, 'very_high'],
    [380, 'very_high'],
  ])('of %d mg/dL is %s', (value, expected) => {
    expect(classifyReading(reading(value))).toBe(expected);
  });

  it('outside the device’s range is the outermost class', () => {
    expect([classifyReading(flagged('low')), classifyReading(flagged('high'))]).toEqual(['very_low', 'very_high']);
    expect(classifyReading({ value: null, rangeFlag: null })).toBeNull();
  });
});

describe('a reading given in mmol/L is compared in its own unit', () => {
  const given = (mmolL: number) => toMgDl(mmolL, 'mmol/L');

  it.each([
    [2.9, 'very_low', 'veryLow'],
    [3.0, 'low', 'low'],
    [3.8, 'low', 'low'],
    [3.89, 'low', 'low'],
    [3.9, 'normal', 'target'],
    [7.8, 'normal', 'target'],
    [7.9, 'slightly_high', 'target'],
    [9.99, 'slightly_high', 'target'],
    [10.0, 'slightly_high', 'target'],
    [10.1, 'slightly_high', 'high'],
    [13.9, 'slightly_high', 'high'],
    [14.0, 'very_high', 'veryHigh'],
  ])('%d is %s, and %s', (mmolL, glucoseClass, range) => {
    expect([classifyReading(reading(given(mmolL))), glucoseRangeOf(given(mmolL))]).toEqual([glucoseClass, range]);
  });

  it('also beside the band of pregnancy', () => {
    const band = { from: 63, to: 140 };
    expect([3.4, 3.5, 7.8, 7.9].map((mmolL) => glucoseRangeOf(given(mmolL), band))).toEqual([
      'low',
      'target',
      'target',
      'high',
    ]);
  });

  it('asks for nothing at 13,9 and for another look at 14,0', () => {
    expect([13.9, 14].map((mmolL) => adviseOnReading(reading(given(mmolL))))).toEqual([null, 'high_measure_again']);
  });
});

describe('the five ranges', () => {
  it.each([
    [53.9, 'veryLow'],
    [54, 'low'],
    [69.9, 'low'],
    [70, 'target'],
    [180, 'target'],
    [180.1, 'high'],
    [250, 'high'],
    [250.1, 'veryHigh'],
  ])('put %d mg/dL into %s', (value, expected) => {
    expect(glucoseRangeOf(value)).toBe(expected);
  });

  it('put flags at the ends', () => {
    expect([rangeOfReading(flagged('low')), rangeOfReading(flagged('high'))]).toEqual(['veryLow', 'veryHigh']);
  });
});

describe('what a reading asks for at once', () => {
  it.each([
    [53.9, 'very_low_rule_of_15'],
    [54, 'low_rule_of_15'],
    [69.9, 'low_rule_of_15'],
    [70, null],
    [250, null],
    [250.1, 'high_measure_again'],
    [300, 'high_measure_again'],
    [300.1, 'high_same_day_care'],
    [400, 'high_same_day_care'],
    [400.1, 'high_emergency'],
  ])('at %d mg/dL: %s', (value, expected) => {
    expect(adviseOnReading(reading(value))).toBe(expected);
  });

  it('is an emergency for HI and the rule of 15 for LO', () => {
    expect(adviseOnReading(flagged('high'))).toBe('high_emergency');
    expect(adviseOnReading(flagged('low'))).toBe('very_low_rule_of_15');
  });
});
