import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDaysTo } from '../core/time.ts';
import { readMoment, wallTimeThen, writeMoment } from '../core/wall-time.ts';
import { findNightProblem, readNightTimes } from './night-rules.ts';
import { durationHoursOf, hoursByNight, nightDayOf } from './sleep-rules.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const LISBON = 'Europe/Lisbon';
const now = new Date('2026-11-21T12:00:00.000Z');

const nightOf = (bedTime: string, wakeTime: string, timeZone = SAO_PAULO, at = now) =>
  readNightTimes({ bedTime, wakeTime }, at, timeZone);
const hoursOf = (...times: Parameters<typeof nightOf>) => durationHoursOf(nightOf(...times));

describe('hours of a night', () => {
  it('over midnight', () => {
    expect(hoursOf('2026-11-20T22:00', '2026-11-21T07:00')).toBe(9);
    expect(nightDayOf(nightOf('2026-11-20T22:00', '2026-11-21T07:00'))).toBe('2026-11-21');
  });

  it('after midnight stays on its day', () => expect(hoursOf('2026-11-21T00:30', '2026-11-21T07:00')).toBe(6.5));

  it.each([
    ['São Paulo loses 00:00 to 01:00', '2018-11-03T22:00', '2018-11-04T07:00', SAO_PAULO, 8],
    [
      'going to bed at a time that does not exist is an hour later',
      '2018-11-04T00:00',
      '2018-11-04T07:00',
      SAO_PAULO,
      6,
    ],
    ['São Paulo has 23:00 to 24:00 twice', '2019-02-16T22:00', '2019-02-17T07:00', SAO_PAULO, 10],
    ['of a time that comes twice the first is meant', '2019-02-16T23:30', '2019-02-17T07:00', SAO_PAULO, 8.5],
    ['Lisbon in spring', '2026-03-28T22:00', '2026-03-29T07:00', LISBON, 8],
    ['Lisbon in autumn', '2026-10-24T22:00', '2026-10-25T07:00', LISBON, 10],
  ])('%s', (_, bed, wake, timeZone, hours) => expect(hoursOf(bed, wake, timeZone)).toBe(hours));

  it('over a flight, on the clock of each end', () => {
    const flight = nightOf('2026-11-20T22:00:00-03:00', '2026-11-21T09:00:00+00:00');
    expect(durationHoursOf(flight)).toBe(8);
    expect(flight.bed.utcOffsetMinutes).toBe(-180);
    expect(flight.wake.utcOffsetMinutes).toBe(0);
    expect(nightDayOf(flight)).toBe('2026-11-21');
  });

  it('of an instant in UTC are on the person’s clock', () => {
    const night = nightOf('2026-11-21T01:00:00Z', '2026-11-21T10:00:00Z');
    expect(wallTimeThen(night.bed)).toBe('2026-11-20T22:00');
    expect(night.bed.utcOffsetMinutes).toBe(-180);
  });
});

describe('waking before going to bed on the same calendar day', () => {
  it.each([
    ['a wall clock', '2026-11-18T22:00', '2026-11-18T07:00'],
    ['instants in UTC', '2026-11-19T01:00:00Z', '2026-11-18T10:00:00Z'],
    ['offsets', '2026-11-18T22:00:00-03:00', '2026-11-18T07:00:00-03:00'],
  ])('is the next morning’s: %s', (_, bed, wake) => {
    const night = nightOf(bed, wake);
    expect(wallTimeThen(night.wake)).toBe('2026-11-19T07:00');
    expect(durationHoursOf(night)).toBe(9);
  });

  it('is the same time on the clock where daylight saving begins in that night', () => {
    const night = nightOf('2026-03-28T22:00', '2026-03-28T07:00', LISBON);
    expect(wallTimeThen(night.wake)).toBe('2026-03-29T07:00');
    expect(durationHoursOf(night)).toBe(8);
  });

  it('is the evening before where the next morning is still to come', () => {
    const night = nightOf('2026-11-21T22:00', '2026-11-21T07:00');
    expect(wallTimeThen(night.bed)).toBe('2026-11-20T22:00');
    expect(wallTimeThen(night.wake)).toBe('2026-11-21T07:00');
  });

  it('leaves other calendar days and equal times alone, for the check to refuse', () => {
    expect(hoursOf('2026-11-19T22:00', '2026-11-18T07:00')).toBe(-39);
    expect(hoursOf('2026-11-18T22:00', '2026-11-18T22:00')).toBe(0);
  });
});

describe('problems of a night', () => {
  const problemOf = (
    bedTime: string,
    wakeTime: string,
    { sleepDate = wakeTime.slice(0, 10), fallAsleepMinutes = 15, timeZone = SAO_PAULO, at = now } = {},
  ) => {
    const times = nightOf(bedTime, wakeTime, timeZone, at);
    return findNightProblem({ ...times, fallAsleepMinutes }, sleepDate, at, timeZone);
  };
  const lastNight = ['2026-11-20T22:00', '2026-11-21T07:00'] as const;

  it('has none', () => expect(problemOf(...lastNight)).toBeNull());

  it('refuses waking at the moment of going to bed', () =>
    expect(problemOf('2026-11-20T22:00', '2026-11-20T22:00')).toEqual({
      field: 'wakeTime',
      reason: 'same_as_bed',
    }));

  it('refuses waking days before', () =>
    expect(problemOf('2026-11-20T22:00', '2026-11-19T07:00')).toEqual({
      field: 'wakeTime',
      reason: 'before_bed',
    }));

  it('takes 10 minutes and refuses less, down to a millisecond', () => {
    expect(problemOf('2026-11-21T06:50', '2026-11-21T07:00', { fallAsleepMinutes: 10 })).toBeNull();
    for (const wake of ['2026-11-21T06:59:59.999-03:00', '2026-11-21T06:50:00.001-03:00'])
      expect(problemOf('2026-11-21T06:50:00.000-03:00', wake)).toEqual({
        field: 'wakeTime',
        reason: 'too_short_night',
      });
  });

  it('takes 24 hours and refuses a minute more', () => {
    expect(problemOf('2026-11-19T07:00', '2026-11-20T07:00')).toBeNull();
    expect(problemOf('2026-11-19T07:00', '2026-11-20T07:01')).toEqual({
      field: 'wakeTime',
      reason: 'night_over_a_day',
    });
  });

  it('counts the 24 hours as they really passed', () => {
    expect(problemOf('2026-10-24T12:00', '2026-10-25T12:00', { timeZone: LISBON })).toMatchObject({
      reason: 'night_over_a_day',
    });
    expect(problemOf('2026-03-28T12:00', '2026-03-29T13:00', { timeZone: LISBON })).toBeNull();
  });

  it('refuses a date in the future', () => {
    const future = { field: 'sleepDate', reason: 'future' };
    expect(problemOf(...lastNight, { sleepDate: '2026-11-22' })).toEqual(future);
    expect(problemOf('2026-11-21T22:00', '2026-11-22T07:00')).toEqual(future);
  });

  it('refuses waking tomorrow, and takes the alarm of this morning', () => {
    expect(problemOf('2026-11-21T22:00', '2026-11-22T07:00', { sleepDate: '2026-11-21' })).toEqual({
      field: 'wakeTime',
      reason: 'future',
    });
    expect(problemOf(...lastNight, { at: new Date('2026-11-21T08:00:00.000Z') })).toBeNull();
  });

  it('takes a device whose clock is five minutes ahead over midnight', () => {
    const at = new Date('2026-11-22T02:58:00.000Z');
    expect(problemOf('2026-11-21T22:00', '2026-11-22T00:03', { at, sleepDate: '2026-11-21' })).toBeNull();
    expect(problemOf('2026-11-21T22:00', '2026-11-22T00:04', { at, sleepDate: '2026-11-21' })).toMatchObject({
      reason: 'future',
    });
  });

  it('takes a waking that is over although its day is tomorrow at home', () => {
    const at = new Date('2026-11-22T01:00:00.000Z');
    expect(problemOf('2026-11-21T17:00:00-03:00', '2026-11-22T00:30:00+00:00', { at })).toBeNull();
  });

  it.each([
    ['the day of waking', '2026-11-18', null],
    ['the evening before', '2026-11-17', null],
    ['two days before', '2026-11-16', 'other_night'],
    ['the day after', '2026-11-19', 'other_night'],
  ])('files a night under %s', (_, sleepDate, reason) => {
    const problem = problemOf('2026-11-18T00:30', '2026-11-18T07:00', { sleepDate });
    expect(problem?.reason ?? null).toBe(reason);
  });

  it('refuses falling asleep longer than the night', () => {
    expect(problemOf(...lastNight, { fallAsleepMinutes: 540 })).toBeNull();
    expect(problemOf(...lastNight, { fallAsleepMinutes: 541 })).toEqual({
      field: 'fallAsleepTime',
      reason: 'longer_than_night',
    });
  });
});

describe('hours by night', () => {
  const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
  const first = nightOf('2026-11-18T22:00', '2026-11-19T06:00');
  const last = nightOf('2026-11-20T22:00', '2026-11-21T07:00');

  it('files each night under its waking and leaves gaps', () =>
    expect(hoursByNight([last, first], days)).toEqual([8, null, 9]));

  it('counts time that was recorded twice once', () => {
    const again = nightOf('2026-11-20T22:30', '2026-11-21T07:30');
    const within = nightOf('2026-11-21T01:00', '2026-11-21T02:00');
    expect(hoursByNight([last, within, again, last], days)).toEqual([null, null, 9.5]);
  });

  it('adds a nap of the same day, also before 1970', () => {
    const nap = nightOf('2026-11-21T14:00', '2026-11-21T14:30');
    expect(hoursByNight([nap, last], days).at(-1)).toBe(9.5);
    expect(hoursByNight([nightOf('1960-01-01T22:00', '1960-01-02T06:00')], ['1960-01-02'])).toEqual([8]);
  });
});

describe('any night', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
  const day = fc.integer({ min: 1, max: 3000 }).map((back) => addDaysTo('2026-11-20', -back));
  const zone = fc.constantFrom(SAO_PAULO, LISBON, 'America/Manaus', 'Asia/Kathmandu', 'Pacific/Auckland');

  it('written on one calendar day lasts more than nothing and at most 25 hours', () => {
    fc.assert(
      fc.property(day, time, time, zone, (on, bed, wake, timeZone) => {
        fc.pre(bed !== wake);
        const night = nightOf(`${on}T${bed}`, `${on}T${wake}`, timeZone);
        // Of two times of which daylight saving skips one both may be the same moment.
        expect(durationHoursOf(night)).toBeGreaterThanOrEqual(0);
        expect(durationHoursOf(night)).toBeLessThanOrEqual(25);
      }),
    );
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(day, time, zone, (on, at, timeZone) => {
        const moment = readMoment(`${on}T${at}`, timeZone);
        expect(readMoment(writeMoment(moment), SAO_PAULO)).toEqual(moment);
      }),
    );
  });

  it('recorded any number of times counts once', () => {
    fc.assert(
      fc.property(day, time, fc.integer({ min: 1, max: 5 }), (on, wake, times) => {
        const night = nightOf(`${addDaysTo(on, -1)}T23:00`, `${on}T${wake}`);
        const once = hoursByNight([night], [nightDayOf(night)]);
        expect(
          hoursByNight(
            Array.from({ length: times }, () => night),
            [nightDayOf(night)],
          ),
        ).toEqual(once);
      }),
    );
  });
});
