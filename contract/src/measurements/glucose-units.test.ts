import { describe, expect, it } from 'vitest';
import { roundTo } from '../core/decimals.ts';
import { fromMgDl, isGlucoseUnitUnclear, toMgDl, wasGivenInMmolL } from './glucose-units.ts';

describe('the conversion', () => {
  it.each([
    [54, '3.00'],
    [63, '3.50'],
    [70, '3.88'],
    [80, '4.44'],
    [100, '5.55'],
    [126, '6.99'],
    [130, '7.21'],
    [140, '7.77'],
    [180, '9.99'],
    [200, '11.10'],
    [250, '13.87'],
    [300, '16.65'],
  ])('makes %d mg/dL %s mmol/L', (glucoseMgDl, expected) => {
    expect(fromMgDl(glucoseMgDl, 'mmol/L').toFixed(2)).toBe(expected);
  });

  it('gives every value with one decimal back', () => {
    for (let tenths = 6; tenths <= 555; tenths += 1)
      expect(fromMgDl(toMgDl(tenths / 10, 'mmol/L'), 'mmol/L').toFixed(1)).toBe((tenths / 10).toFixed(1));
  });

  it('leaves mg/dL alone', () => {
    expect([toMgDl(112, 'mg/dL'), fromMgDl(112, 'mg/dL')]).toEqual([112, 112]);
  });
});

it.each([
  [1, false],
  [1.1, true],
  [5.5, true],
  [33.3, true],
  [33.4, false],
])('a bare %d: unit unclear %s', (value, expected) => {
  expect(isGlucoseUnitUnclear(value)).toBe(expected);
});

describe('the unit that a stored value was given in', () => {
  it('is known of every value in mmol/L as far as limits go', () => {
    for (let hundredths = 56; hundredths <= 2500; hundredths += 1) {
      const glucoseMgDl = toMgDl(hundredths / 100, 'mmol/L');
      expect([hundredths, wasGivenInMmolL(glucoseMgDl)]).toEqual([hundredths, true]);
    }
  });

  it.each([54, 63, 70, 140, 180, 250])('is known of every value in mg/dL beside %d', (limit) => {
    for (let hundredths = 0; hundredths <= 100; hundredths += 1)
      expect(wasGivenInMmolL(roundTo(limit + hundredths / 100, 2))).toBe(false);
  });
});
