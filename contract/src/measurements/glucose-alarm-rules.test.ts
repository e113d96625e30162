import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../core/time.ts';
import { ALARM_FRESH_MS, findGlucoseAlarm, type GlucoseAlarm, isWorseAlarm } from './glucose-alarm-rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const reading = (value: number | null, agoMs = 0, rangeFlag: 'low' | 'high' | null = null, source = 'libreview') => ({
  value,
  rangeFlag,
  at: now.getTime() - agoMs,
  source,
});

describe('findGlucoseAlarm', () => {
  it.each([
    [69, 'glucose_low'],
    [70, undefined],
    [250, undefined],
    [251, 'glucose_high'],
  ])('%s mg/dL rings %s', (value, kind) => {
    expect(findGlucoseAlarm([reading(value)], now)?.kind).toBe(kind);
  });

  it('rings for a reading outside the device’s range', () => {
    expect(findGlucoseAlarm([reading(null, 0, 'low')], now)).toEqual({
      kind: 'glucose_low',
      glucoseMgDl: null,
    });
    expect(findGlucoseAlarm([reading(null, 0, 'high')], now)?.kind).toBe('glucose_high');
  });

  it('looks at the newest reading, and not at history', () => {
    expect(findGlucoseAlarm([reading(50, 60_000), reading(110)], now)).toBeNull();
    expect(findGlucoseAlarm([reading(50, ALARM_FRESH_MS)], now)).not.toBeNull();
    expect(findGlucoseAlarm([reading(50, ALARM_FRESH_MS + 1)], now)).toBeNull();
    expect(findGlucoseAlarm([], now)).toBeNull();
  });

  it('hears every source that speaks of now, the low one first', () => {
    const other = (value: number, agoMs: number) => reading(value, agoMs, null, 'nightscout');
    expect(findGlucoseAlarm([reading(110), other(62, 5 * MINUTE_MS)], now)?.glucoseMgDl).toBe(62);
    expect(findGlucoseAlarm([reading(320), other(66, MINUTE_MS)], now)?.kind).toBe('glucose_low');
    expect(findGlucoseAlarm([reading(60), other(50, MINUTE_MS)], now)?.glucoseMgDl).toBe(50);
    expect(findGlucoseAlarm([reading(110), other(62, 16 * MINUTE_MS)], now)).toBeNull();
  });
});

describe('isWorseAlarm', () => {
  it.each<[GlucoseAlarm['kind'], number | null, number | null, boolean]>([
    ['glucose_low', 53, 66, true],
    ['glucose_low', null, 60, true],
    ['glucose_low', 54, 66, false],
    ['glucose_low', 66, 42, false],
    ['glucose_low', 42, 50, false],
    ['glucose_high', 301, 260, true],
    ['glucose_high', null, 310, true],
    ['glucose_high', 300, 251, false],
    ['glucose_high', 260, null, false],
  ])('%s: %s after %s is %s', (kind, now, before, worse) => {
    expect(isWorseAlarm({ kind, glucoseMgDl: now }, { kind, glucoseMgDl: before })).toBe(worse);
  });
});
