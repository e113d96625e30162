import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDaysTo,
  dayOf,
  daysBetween,
  lastDaysRange,
  monthsBetween,
  startOfDayAt,
  utcOffsetMinutesAt,
} from './time.ts';

const SAO_PAULO = 'America/Sao_Paulo';

describe('days', () => {
  it.each([
    ['2026-11-21T02:59:59Z', SAO_PAULO, '2026-11-20'],
    ['2026-11-21T03:00:00Z', SAO_PAULO, '2026-11-21'],
    ['2026-11-21T03:59:59Z', 'America/Manaus', '2026-11-20'],
    ['2026-11-21T04:00:00Z', 'America/Manaus', '2026-11-21'],
    ['2026-07-21T22:59:59Z', 'Europe/Lisbon', '2026-07-21'],
    ['2026-07-21T23:00:00Z', 'Europe/Lisbon', '2026-07-22'],
    ['2026-11-21T18:29:59Z', 'Asia/Kolkata', '2026-11-21'],
    ['2026-11-21T18:30:00Z', 'Asia/Kolkata', '2026-11-22'],
  ])('%s in %s is on %s', (at, zone, day) => {
    expect(dayOf(new Date(at), zone)).toBe(day);
  });

  it('counts over months, leap years and summer time', () => {
    expect(addDaysTo('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDaysTo('2026-01-01', -1)).toBe('2025-12-31');
    expect(addDaysTo('2018-11-03', 1)).toBe('2018-11-04');
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-03-30', '2026-03-28')).toBe(-2);
  });

  it.each([
    ['2026-05-21', '2026-11-21', 6],
    ['2026-05-22', '2026-11-21', 5],
    ['2025-11-21', '2026-11-20', 11],
    ['2026-11-21', '2026-11-21', 0],
  ])('counts whole months from %s to %s', (from, to, months) => {
    expect(monthsBetween(from, to)).toBe(months);
  });

  it('goes back and forth', () => {
    fc.assert(
      fc.property(
        fc.date({
          min: new Date('1970-01-01'),
          max: new Date('2199-12-31'),
          noInvalidDate: true,
        }),
        fc.integer({ min: -40_000, max: 40_000 }),
        (date, days) => {
          const day = date.toISOString().slice(0, 10);
          expect(daysBetween(day, addDaysTo(day, days))).toBe(days);
        },
      ),
    );
  });
});

describe('the beginning of a day', () => {
  it('is midnight, or the first moment there is', () => {
    expect(startOfDayAt('2026-11-21', SAO_PAULO).toISOString()).toBe('2026-11-21T03:00:00.000Z');
    // On that day the clocks of São Paulo went from 23:59:59 to 01:00.
    expect(startOfDayAt('2018-11-04', SAO_PAULO).toISOString()).toBe('2018-11-04T03:00:00.000Z');
  });

  it('bounds the last days, today included', () => {
    expect(lastDaysRange(7, new Date('2026-11-21T02:00:00Z'), SAO_PAULO)).toEqual({
      from: new Date('2026-11-14T03:00:00Z'),
      to: new Date('2026-11-21T03:00:00Z'),
    });
  });
});

describe('the offset', () => {
  it('follows summer time, and is 0 and never -0 in London', () => {
    expect(utcOffsetMinutesAt(new Date('2019-01-15T12:00:00Z'), SAO_PAULO)).toBe(-120);
    expect(utcOffsetMinutesAt(new Date('2026-01-15T12:00:00Z'), SAO_PAULO)).toBe(-180);
    expect(Object.is(utcOffsetMinutesAt(new Date('2026-01-15T12:00:00Z'), 'Europe/London'), 0)).toBe(true);
  });
});
