import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeGlucoseFigures, gmiPercentOf, type TimedReading } from './glucose-figures.ts';
import { sharePercents } from './share-percents.ts';

const seriesOf = (...values: number[]): TimedReading[] =>
  values.map((value, index) => ({ at: index * 300_000, value, rangeFlag: null }));

describe('the figures', () => {
  it('match the worked example', () => {
    const figures = computeGlucoseFigures(seriesOf(48, 62, 75, 95, 110, 132, 158, 185, 240, 290));
    expect(figures.meanMgDl).toBe(139.5);
    expect(figures.sdMgDl).toBeCloseTo(79.3085, 4);
    expect(figures.cvPercent).toBeCloseTo(56.852, 3);
    expect(gmiPercentOf(figures.meanMgDl ?? 0)).toBeCloseTo(6.6468, 4);
    expect(figures.rangePercents).toEqual({ veryLow: 10, low: 10, target: 50, high: 20, veryHigh: 10 });
    expect([figures.lowest?.value, figures.highest?.value]).toEqual([48, 290]);
  });

  it.each([
    [100, 5.7],
    [126, 6.32],
    [154, 6.99],
    [180, 7.62],
    [212, 8.38],
    [240, 9.05],
  ])('give a GMI for a mean of %d', (mean, expected) => {
    expect(gmiPercentOf(mean)).toBeCloseTo(expected, 2);
  });

  it('say nothing about nothing', () => {
    expect(computeGlucoseFigures([])).toEqual({
      readingCount: 0,
      valueCount: 0,
      meanMgDl: null,
      sdMgDl: null,
      cvPercent: null,
      rangeCounts: { veryLow: 0, low: 0, target: 0, high: 0, veryHigh: 0 },
      exactPercents: { veryLow: 0, low: 0, target: 0, high: 0, veryHigh: 0 },
      rangePercents: { veryLow: 0, low: 0, target: 0, high: 0, veryHigh: 0 },
      lbgi: null,
      hbgi: null,
      lowest: null,
      highest: null,
    });
  });

  it('have no deviation for one value and none for equal ones', () => {
    expect(computeGlucoseFigures(seriesOf(100))).toMatchObject({
      meanMgDl: 100,
      sdMgDl: null,
      cvPercent: null,
    });
    expect(computeGlucoseFigures(seriesOf(100, 100, 100))).toMatchObject({ sdMgDl: 0, cvPercent: 0 });
  });

  it('count flags in the outermost ranges and keep them out of the mean', () => {
    const low = { at: 1, value: null, rangeFlag: 'low' } as const;
    const high = { at: 2, value: null, rangeFlag: 'high' } as const;
    const figures = computeGlucoseFigures([low, ...seriesOf(100, 110), high]);
    expect(figures).toMatchObject({
      readingCount: 4,
      valueCount: 2,
      meanMgDl: 105,
      lowest: low,
      highest: high,
    });
    expect(figures.rangeCounts).toEqual({ veryLow: 1, low: 0, target: 2, high: 0, veryHigh: 1 });
  });

  it('weigh each reading with the time it stands for', () => {
    const [first, second] = seriesOf(200, 100);
    const figures = computeGlucoseFigures([
      { at: 0, value: 200, rangeFlag: null, weight: 15 },
      { at: 1, value: 100, rangeFlag: null, weight: 5 },
      { at: 2, value: 300, rangeFlag: null, weight: 0 },
    ]);
    expect(figures).toMatchObject({ readingCount: 2, meanMgDl: 175, highest: { value: 200 } });
    expect(figures.rangePercents).toMatchObject({ target: 25, high: 75 });
    expect(figures.rangeCounts).toMatchObject({ target: 1, high: 1 });
    // Σw(v − m)² / (Σw − Σw²/Σw) = 37 500 / 7,5
    expect(figures.sdMgDl).toBeCloseTo(Math.sqrt(5000), 8);
    expect(figures.hbgi).toBeCloseTo((computeGlucoseFigures(first ? [first] : []).hbgi ?? 0) * 0.75, 8);
    expect(figures.lbgi).toBeCloseTo((computeGlucoseFigures(second ? [second] : []).lbgi ?? 0) * 0.25, 8);
  });

  it('do not depend on the order', () => {
    const values = fc.array(fc.integer({ min: 10, max: 600 }), { minLength: 2, maxLength: 50 });
    fc.assert(
      fc.property(values, (numbers) => {
        const forward = computeGlucoseFigures(seriesOf(...numbers));
        const backward = computeGlucoseFigures(seriesOf(...numbers.toReversed()));
        expect(backward.rangeCounts).toEqual(forward.rangeCounts);
        expect(backward.meanMgDl).toBeCloseTo(forward.meanMgDl ?? 0, 8);
      }),
    );
  });
});

describe('whole percents', () => {
  it('always sum to 100 and are never a tenth off', () => {
    const counts = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(counts, (numbers) => {
        const total = numbers.reduce((sum, count) => sum + count, 0);
        const percents = sharePercents(numbers);
        const sum = percents.reduce((all, percent) => all + percent, 0);
        expect(sum).toBeCloseTo(total === 0 ? 0 : 100, 9);
        numbers.forEach((count, index) => {
          if (total > 0) expect(Math.abs((percents[index] ?? 0) - (100 * count) / total)).toBeLessThan(0.1);
        });
      }),
    );
  });

  it('give what is left to the largest remainders', () => {
    expect(sharePercents([1, 1, 1])).toEqual([33.4, 33.3, 33.3]);
  });
});
