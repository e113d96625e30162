import { describe, expect, it } from 'vitest';
import { isEmergency, type SignReading } from './emergency-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const glucose = (change: Partial<SignReading>): SignReading => ({
  metricType: 'glucose',
  value: 110,
  diastolic: null,
  rangeFlag: null,
  measuredAt: minutesAgo(10),
  ...change,
});
const pressure = (systolic: number, diastolic: number, measuredAt = minutesAgo(10)): SignReading =>
  glucose({ metricType: 'blood_pressure', value: systolic, diastolic, measuredAt });

const check = (reading: SignReading, group: 'adult' | 'pregnant' = 'adult') => isEmergency([reading], group, now);

describe('isEmergency', () => {
  it.each([
    [53.9, true],
    [69.9, true],
    [70, false],
    [250, false],
    [251, true],
  ])('with a glucose of %d mg/dL is %s', (value, expected) => {
    expect(check(glucose({ value }))).toBe(expected);
  });

  it.each(['low', 'high'] as const)('counts a sensor that says %s', (rangeFlag) => {
    expect(check(glucose({ value: null, rangeFlag }))).toBe(true);
  });

  it.each([
    [120, true],
    [121, false],
  ])('forgets a glucose after two hours (%d min)', (minutes, expected) => {
    expect(check(glucose({ value: 45, measuredAt: minutesAgo(minutes) }))).toBe(expected);
  });

  it.each([
    [179, 109, false],
    [180, 90, true],
    [150, 110, true],
  ])('with a pressure of %d/%d is %s', (systolic, diastolic, expected) => {
    expect(check(pressure(systolic, diastolic))).toBe(expected);
  });

  it('keeps a pressure for a day, and knows that pregnancy is stricter', () => {
    expect(check(pressure(190, 120, minutesAgo(24 * 60)))).toBe(true);
    expect(check(pressure(190, 120, minutesAgo(24 * 60 + 1)))).toBe(false);
    expect(check(pressure(160, 100))).toBe(false);
    expect(check(pressure(160, 100), 'pregnant')).toBe(true);
  });

  it('counts a pulse, and nothing where there is no reading', () => {
    expect(check(glucose({ metricType: 'heart_rate', value: 170 }))).toBe(true);
    expect(isEmergency([], 'adult', now)).toBe(false);
  });
});
