import { describe, expect, it } from 'vitest';
import { formatBand, formatGlucoseNumber, formatReading } from './format-glucose.ts';

describe('formatGlucoseNumber', () => {
  it.each([
    [112, 'mg/dL', '112'],
    [99.1001, 'mg/dL', '99'],
    [69.6, 'mg/dL', '69,6'],
    [53.7, 'mg/dL', '53,7'],
    [250.3, 'mg/dL', '250,3'],
    [112, 'mmol/L', '6,2'],
    [180.182, 'mmol/L', '10,0'],
  ] as const)('%d in %s is %s', (value, unit, expected) => {
    expect(formatGlucoseNumber(value, unit)).toBe(expected);
  });
});

it('says LO and HI where there is no number', () => {
  expect(formatReading({ value: null, rangeFlag: 'low' }, 'mg/dL')).toBe('LO');
  expect(formatReading({ value: 90, rangeFlag: null }, 'mmol/L')).toBe('5,0 mmol/L');
});

it('names the band in both units', () => {
  expect([formatBand('mg/dL'), formatBand('mmol/L')]).toEqual(['70 a 180 mg/dL', '3,9 a 10,0 mmol/L']);
});
