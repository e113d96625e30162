import { describe, expect, it } from 'vitest';
import { formatGlucoseNumber } from './format-glucose.ts';

describe('formatGlucoseNumber', () => {
  it.each([
    [112, 'mg/dL', '112'],
    [99.1001, 'mg/dL', '99'],
    [69.6, 'mg/dL', '69,6'],
    [53.7, 'mg/dL', '53,7'],
    [250.3, 'mg/dL', '250,3'],
    // 10,0 mmol/L is in the band, and never reads as if it were above.
    [180.182, 'mg/dL', '180'],
    [180.2, 'mg/dL', '180,2'],
    [112, 'mmol/L', '6,2'],
    [180.182, 'mmol/L', '10,0'],
  ] as const)('%d in %s is %s', (value, unit, expected) => {
    expect(formatGlucoseNumber(value, unit)).toBe(expected);
  });
});
