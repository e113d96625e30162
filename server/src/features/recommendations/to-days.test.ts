import { describe, expect, it } from 'vitest';
import { toNights, toUses, type UseRow } from './to-days.ts';

const use = (recordedAt: string, utcOffsetMinutes: number): UseRow => ({
  substanceType: 'caffeine',
  amount: 1,
  unit: 'xícaras',
  drink: null,
  sessionHours: null,
  recordedAt: new Date(recordedAt),
  utcOffsetMinutes,
});

describe('toUses', () => {
  it('reads day and minute from the clock of then, ascending by moment', () => {
    const uses = toUses([
      use('2026-11-21T02:59:00Z', -180),
      use('2026-11-21T00:30:00Z', -240),
      use('2026-11-21T23:30:00Z', 60),
    ]);
    expect(uses.map(({ day, minuteOfDay }) => [day, minuteOfDay])).toEqual([
      ['2026-11-20', 20 * 60 + 30],
      ['2026-11-20', 23 * 60 + 59],
      ['2026-11-22', 30],
    ]);
  });
});

describe('toNights', () => {
  it('keeps both clocks, ascending by waking', () => {
    const night = (wakeAt: string) => ({
      bedAt: new Date('2026-11-20T02:00:00Z'),
      bedUtcOffsetMinutes: -180,
      wakeAt: new Date(wakeAt),
      wakeUtcOffsetMinutes: 0,
      fallAsleepMinutes: 10,
      nightWakings: 2,
      quality: 6.5,
    });
    const nights = toNights([night('2026-11-20T10:00:00Z'), night('2026-11-20T09:00:00Z')]);
    expect(nights[0]).toEqual({
      bed: { at: new Date('2026-11-20T02:00:00Z'), utcOffsetMinutes: -180 },
      wake: { at: new Date('2026-11-20T09:00:00Z'), utcOffsetMinutes: 0 },
      fallAsleepMinutes: 10,
      nightWakings: 2,
      quality: 6.5,
    });
  });
});
