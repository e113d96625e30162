import { describe, expect, it } from 'vitest';
import { computeContextFigures, type SingleReading } from './context-figures.ts';
import type { MetricContext } from './metric-kinds.ts';

const reading = (value: number | null, context: MetricContext | null, at = 0): SingleReading => ({
  at,
  value,
  rangeFlag: value === null ? 'low' : null,
  context,
});

describe('figures by moment of the day', () => {
  it('counts each moment by itself, in the order of a day, those without one last', () => {
    const figures = computeContextFigures(
      [reading(150, null), reading(190, 'pos_refeicao'), reading(90, 'jejum'), reading(110, 'jejum')],
      'adult',
    );
    expect(figures.map(({ context, readingCount, meanMgDl }) => [context, readingCount, meanMgDl])).toEqual([
      ['jejum', 2, 100],
      ['pos_refeicao', 1, 190],
      [null, 1, 150],
    ]);
    expect(figures[0]?.sdMgDl).toBeCloseTo(14.1421, 4);
  });

  it('tells lowest and highest, LO among them', () => {
    const [figures] = computeContextFigures([reading(90, 'jejum', 1), reading(null, 'jejum', 2)], 'adult');
    expect(figures).toMatchObject({ lowest: { at: 2, value: null }, highest: { at: 1, value: 90 } });
  });

  it.each([
    ['jejum', 79, 0],
    ['jejum', 80, 1],
    ['jejum', 130, 1],
    ['jejum', 131, 0],
    ['pre_refeicao', 130, 1],
    ['pos_refeicao', 179, 1],
    ['pos_refeicao', 179.46, 1],
    ['pos_refeicao', 180, 0],
    ['pos_refeicao', 69, 0],
    ['ao_deitar', 90, 1],
    ['ao_deitar', 151, 0],
  ] as const)('%s: %d is within the usual goal %d times', (context, value, times) => {
    const [figures] = computeContextFigures([reading(value, context)], 'adult');
    expect(figures?.withinGoalCount).toBe(times);
  });

  it('has no goal for the night, for no moment, in pregnancy and under 18', () => {
    const goalOf = (context: MetricContext | null, group: 'adult' | 'pregnant' | 'minor') =>
      computeContextFigures([reading(100, context)], group)[0];
    expect(goalOf('madrugada', 'adult')).toMatchObject({ goal: null, withinGoalCount: null });
    expect(goalOf(null, 'adult')).toMatchObject({ goal: null, withinGoalCount: null });
    expect(goalOf('jejum', 'pregnant')).toMatchObject({ goal: null, withinGoalCount: null });
    expect(goalOf('jejum', 'minor')).toMatchObject({ goal: null, withinGoalCount: null });
  });

  it('counts the ranges of a pregnancy between 63 and 140', () => {
    const readings = [62, 63, 140, 141].map((value) => reading(value, 'jejum'));
    expect(computeContextFigures(readings, 'pregnant')[0]?.rangeCounts).toEqual({
      veryLow: 0,
      low: 1,
      target: 2,
      high: 1,
      veryHigh: 0,
    });
  });
});
