import { describe, expect, it } from 'vitest';
import { adviseOnReading, classifyReading, glucoseRangeOf, rangeOfReading } from './glucose-rules.ts';

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
    expect([classifyReading(flagged('low')), classifyReading(flagged('high'))]).toEqual([
      'very_low',
      'very_high',
    ]);
    expect(classifyReading({ value: null, rangeFlag: null })).toBeNull();
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
    expect([rangeOfReading(flagged('low')), rangeOfReading(flagged('high'))]).toEqual([
      'veryLow',
      'veryHigh',
    ]);
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
