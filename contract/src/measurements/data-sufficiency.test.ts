import { describe, expect, it } from 'vitest';
import { DAY_MINUTES } from '../core/time.ts';
import { computeCoverage } from './data-sufficiency.ts';

const start = Date.UTC(2026, 10, 1, 3);
const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    at: start + index * minutes * 60_000,
    value: 100,
    rangeFlag: null,
    weight: minutes,
  }));

const sensor = (count: number, days = 14) =>
  computeCoverage({
    readings: every(5, count),
    isSensor: true,
    days,
    elapsedMinutes: days * DAY_MINUTES,
    timeZone: 'America/Sao_Paulo',
  });

describe('sensor data', () => {
  it('carry conclusions from more than 70 % of 14 days', () => {
    expect(sensor(2823)).toMatchObject({ expectedCount: 4032, sufficient: true });
    expect(sensor(2822)).toMatchObject({ expectedCount: 4032, sufficient: false });
    expect(sensor(2823).activePercent).toBeCloseTo(70.015, 3);
  });

  it('of a shorter period never do', () => {
    expect(sensor(13 * 288, 13)).toMatchObject({ activePercent: 100, sufficient: false });
  });

  it('count the days that have readings in the person’s zone', () => {
    expect(sensor(288).daysWithReadings).toBe(1);
    expect(sensor(289).daysWithReadings).toBe(2);
  });

  it('with one reading have no interval to expect more by', () => {
    expect(sensor(1)).toMatchObject({ expectedCount: null, activePercent: null, sufficient: false });
  });
});

it('single readings carry conclusions from ten on', () => {
  const coverage = (count: number) =>
    computeCoverage({
      readings: every(60, count),
      isSensor: false,
      days: 14,
      elapsedMinutes: 14 * DAY_MINUTES,
      timeZone: 'UTC',
    });
  expect(coverage(9)).toMatchObject({ activePercent: null, sufficient: false });
  expect(coverage(10).sufficient).toBe(true);
});
