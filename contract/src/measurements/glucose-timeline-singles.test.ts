import { describe, expect, it } from 'vitest';
import { findRepeatedSingles, type SourcedReading } from './glucose-timeline.ts';
import { weighReadings } from './testing/weigh-readings.ts';

const START = Date.parse('2026-11-08T03:00:00Z');

describe('single readings of several sources', () => {
  const pricked = (value: number | null, seconds: number, change: Partial<SourcedReading> = {}): SourcedReading => ({
    at: START + seconds * 1000,
    value,
    rangeFlag: value === null ? 'low' : null,
    kind: 'capillary',
    context: null,
    source: 'accu_chek',
    ...change,
  });
  const typed = (value: number | null, seconds: number, change: Partial<SourcedReading> = {}) =>
    pricked(value, seconds, { kind: 'manual', source: 'manual', ...change });
  const countedOf = (...readings: SourcedReading[]) => {
    const repeated = findRepeatedSingles(readings);
    return readings.map((reading) => !repeated.has(reading));
  };

  it('count once: the same value within a minute, from the meter and typed', () => {
    expect(countedOf(pricked(112, 0), typed(112.4, 60))).toEqual([true, false]);
    expect(countedOf(pricked(null, 0), typed(null, 30))).toEqual([true, false]);
    expect(countedOf(pricked(112, 0), typed(112, 30), typed(112, 40, { source: 'mysugr' }))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are two where value, moment, source or kind differ', () => {
    expect(countedOf(pricked(112, 0), typed(113, 10))).toEqual([true, true]);
    expect(countedOf(pricked(112, 0), typed(112, 61))).toEqual([true, true]);
    expect(countedOf(pricked(112, 0), pricked(112, 30))).toEqual([true, true]);
    expect(countedOf(pricked(112, 0), typed(112, 30, { kind: 'laboratory' }))).toEqual([true, true]);
    expect(countedOf(pricked(null, 0), typed(112, 30))).toEqual([true, true]);
  });

  it('keep the one that says the moment of the day', () => {
    expect(countedOf(pricked(112, 0), typed(112, 30, { context: 'jejum' }))).toEqual([false, true]);
    expect(countedOf(typed(112, 0, { context: 'jejum' }), pricked(112, 30))).toEqual([true, false]);
  });

  it('weigh one each beside a sensor', () => {
    const sensor = pricked(100, 0, { kind: 'sensor', source: 'libreview' });
    const readings = [sensor, pricked(112, 10), typed(112, 20)];
    expect(weighReadings(readings, 'America/Sao_Paulo')).toEqual([1, 1, 0]);
  });
});
