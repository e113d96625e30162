import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { griOf, griZoneOf, highRiskOf, lowRiskOf, riskIndicesOf } from './glucose-risk.ts';

const typical = { veryLow: 1, low: 4, target: 72, high: 18, veryHigh: 5 };

describe('glycemia risk index', () => {
  it('weighs the four shares outside the range', () => {
    expect(griOf(typical)).toBeCloseTo(35, 10);
    expect(griOf({ veryLow: 10, low: 10, target: 50, high: 20, veryHigh: 10 })).toBeCloseTo(86, 10);
  });

  it('ends at 100', () => {
    expect(griOf({ veryLow: 40, low: 0, target: 60, high: 0, veryHigh: 0 })).toBe(100);
    expect(griOf({ veryLow: 33, low: 0, target: 67, high: 0, veryHigh: 0 })).toBeCloseTo(99, 10);
  });

  it.each([
    [0, 'A'],
    [20.4, 'A'],
    [20.5, 'B'],
    [40.4, 'B'],
    [40.5, 'C'],
    [60.4, 'C'],
    [60.5, 'D'],
    [80.4, 'D'],
    [80.5, 'E'],
    [100, 'E'],
  ])('%d is zone %s', (gri, zone) => expect(griZoneOf(gri)).toBe(zone));
});

describe('low and high blood glucose index', () => {
  it('agrees with values worked out by hand for each reading', () => {
    const indices = riskIndicesOf([48, 62, 75, 95, 110, 132, 158, 185, 240, 290]);
    expect(indices?.lbgi).toBeCloseTo(4.3683, 3);
    expect(indices?.hbgi).toBeCloseTo(6.5391, 3);
  });

  it('divides by all readings, and is nothing without any', () => {
    const alone = riskIndicesOf([48]);
    expect(alone?.lbgi).toBeCloseTo(24.802, 2);
    expect(alone?.hbgi).toBe(0);
    expect(riskIndicesOf([48, 112.5, 112.5, 112.5])?.lbgi).toBeCloseTo((alone?.lbgi ?? 0) / 4, 3);
    expect(riskIndicesOf([])).toBeNull();
  });

  it('grows with every step away from the middle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 110 }), fc.integer({ min: 115, max: 999 }), (low, high) => {
        const index = (value: number) => riskIndicesOf([value]) ?? { lbgi: Number.NaN, hbgi: Number.NaN };
        expect(index(low - 1).lbgi).toBeGreaterThan(index(low).lbgi);
        expect(index(high + 1).hbgi).toBeGreaterThan(index(high).hbgi);
      }),
    );
  });

  it.each([
    [1.09, 'minimal'],
    [1.1, 'low'],
    [2.49, 'low'],
    [2.5, 'moderate'],
    [5, 'moderate'],
    [5.01, 'high'],
  ])('LBGI %d is a %s risk', (lbgi, risk) => expect(lowRiskOf(lbgi)).toBe(risk));

  it.each([
    [4.49, 'low'],
    [4.5, 'moderate'],
    [9, 'moderate'],
    [9.01, 'high'],
  ])('HBGI %d is a %s risk', (hbgi, risk) => expect(highRiskOf(hbgi)).toBe(risk));
});
