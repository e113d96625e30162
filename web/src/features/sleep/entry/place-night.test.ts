import { writeMoment } from '@vida/contract/core/wall-time.ts';
import { durationHoursOf } from '@vida/contract/sleep/sleep-rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeNight, type TypedTimes } from './place-night.ts';

const zone = 'America/Sao_Paulo';
const typed = (bedTime: string, wakeTime: string, change: Partial<TypedTimes> = {}): TypedTimes => ({
  sleepDate: '2026-11-21',
  bedTime,
  wakeTime,
  bedTimeZone: zone,
  wakeTimeZone: zone,
  ...change,
});

const place = (times: TypedTimes) => {
  const night = placeNight(times);
  if (!night) throw new Error('The night could not be placed.');
  return night;
};

it.each([{ sleepDate: '' }, { bedTime: '' }, { wakeTime: '' }, { sleepDate: '12026-11-21' }, { bedTime: '2' }])(
  'is nowhere with %j',
  (change) => expect(placeNight(typed('22:00', '07:00', change))).toBeNull(),
);

describe('where going to bed falls', () => {
  it.each([
    ['22:00', '07:00', '2026-11-20T22:00', 9],
    ['00:30', '07:00', '2026-11-21T00:30', 6.5],
    ['07:01', '07:00', '2026-11-20T07:01', 23 + 59 / 60],
    ['07:00', '07:01', '2026-11-21T07:00', 1 / 60],
    ['07:00', '07:00', '2026-11-21T07:00', 0],
  ])('%s, waking at %s', (bedTime, wakeTime, bed, hours) => {
    const night = place(typed(bedTime, wakeTime));
    expect(writeMoment(night.bed)).toMatch(bed);
    expect(durationHoursOf(night)).toBeCloseTo(hours, 10);
  });

  it.each([
    ['to Lisbon', '23:30', '12:00', zone, 'Europe/Lisbon', 9.5],
    ['from Tokyo', '02:00', '01:00', 'Asia/Tokyo', zone, 11],
    ['home to Auckland', '13:00', '06:00', zone, 'Pacific/Auckland', 1],
    ['over the date line', '08:00', '21:00', 'Pacific/Auckland', 'Pacific/Honolulu', 12],
    ['with an offset', '22:00', '07:00', '-05:00', zone, 7],
  ])('on a journey %s', (_, bedTime, wakeTime, bedTimeZone, wakeTimeZone, hours) => {
    const night = place(typed(bedTime, wakeTime, { bedTimeZone, wakeTimeZone }));
    expect(durationHoursOf(night)).toBe(hours);
  });

  it('is never after waking, and never more than a day before', () => {
    const time = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const zones = fc.constantFrom(zone, 'Europe/Lisbon', 'Asia/Tokyo', 'Pacific/Honolulu', '-03:00');
    fc.assert(
      fc.property(time, time, zones, zones, (bedTime, wakeTime, bedTimeZone, wakeTimeZone) => {
        const hours = durationHoursOf(place(typed(bedTime, wakeTime, { bedTimeZone, wakeTimeZone })));
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(hours).toBeLessThan(24);
      }),
    );
  });
});
