import { describe, expect, it } from 'vitest';
import type { GlucoseRange } from './glucose-range.ts';
import { chooseLabels } from './sparkline-labels.ts';

const band = { from: 70, to: 180 };
const rangeOf = (value: number): GlucoseRange => {
  if (value < 70) return value < 54 ? 'veryLow' : 'low';
  if (value <= 180) return 'target';
  return value > 250 ? 'veryHigh' : 'high';
};

/** Values one hour apart; what is written, as value and side. */
const labelsOf = (values: readonly number[]): [number, number][] =>
  chooseLabels(
    values.map((value, index) => ({ at: index * 3_600_000, value })),
    rangeOf,
    band,
  ).map(({ point, side }) => [point.value, side]);

const calm = Array.from({ length: 20 }, () => 120);

describe('the values that a small chart writes', () => {
  it('are the highest and the lowest exception and the last point, whatever else is outside the band', () => {
    expect(labelsOf([190, 260, 200, 62, 51, 66, ...calm, 160, 150])).toEqual([
      [260, 1],
      [51, -1],
      [150, -1],
    ]);
  });

  it('is the last one alone in a calm week, also when it is the only reading', () => {
    expect(labelsOf([...calm, 130])).toEqual([[130, 1]]);
    expect(labelsOf([100])).toHaveLength(1);
    expect(labelsOf([])).toEqual([]);
  });

  it('puts a last point that is the farthest outwards, and drops the exception right beside it', () => {
    expect(labelsOf([...calm, 200, 260])).toEqual([[260, 1]]);
    expect(labelsOf([...calm, 60, 48])).toEqual([[48, -1]]);
    expect(labelsOf([200, ...calm, 260])).toEqual([
      [200, 1],
      [260, 1],
    ]);
  });

  it('never writes the last value on the side of a farther exception beside it', () => {
    expect(labelsOf([...calm, 260, 200])).toEqual([
      [260, 1],
      [200, -1],
    ]);
    expect(labelsOf([...calm, 45, 60])).toEqual([
      [45, -1],
      [60, 1],
    ]);
  });
});
