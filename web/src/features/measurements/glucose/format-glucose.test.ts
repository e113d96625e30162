import { PREGNANCY_BAND } from '@vida/contract/measurements/glucose-goals.ts';
import { STANDARD_BAND } from '@vida/contract/measurements/glucose-rules.ts';
import { expect, it } from 'vitest';
import { formatBand, formatReading, rangeLimitsOf } from './format-glucose.ts';

it('says LO and HI where there is no number', () => {
  expect(formatReading({ value: null, rangeFlag: 'low' }, 'mg/dL')).toBe('LO');
  expect(formatReading({ value: 90, rangeFlag: null }, 'mmol/L')).toBe('5,0 mmol/L');
});

it('names the band in both units', () => {
  expect([formatBand(STANDARD_BAND, 'mg/dL'), formatBand(STANDARD_BAND, 'mmol/L')]).toEqual([
    '70 a 180 mg/dL',
    '3,9 a 10,0 mmol/L',
  ]);
});

it.each([
  [STANDARD_BAND, 'mg/dL', ['abaixo de 54', '54 a 69', '70 a 180', '181 a 250', 'acima de 250']],
  [STANDARD_BAND, 'mmol/L', ['abaixo de 3,0', '3,0 a 3,8', '3,9 a 10,0', '10,1 a 13,9', 'acima de 13,9']],
  [PREGNANCY_BAND, 'mg/dL', ['abaixo de 54', '54 a 62', '63 a 140', '141 a 250', 'acima de 250']],
  [PREGNANCY_BAND, 'mmol/L', ['abaixo de 3,0', '3,0 a 3,4', '3,5 a 7,8', '7,9 a 13,9', 'acima de 13,9']],
] as const)('writes the limits of %j in %s', (band, unit, words) => {
  expect(Object.values(rangeLimitsOf(band, unit))).toEqual(words);
});
