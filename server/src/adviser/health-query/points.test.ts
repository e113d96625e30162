import { addDaysTo } from '@vida/contract/core/time.ts';
import { readMoment } from '@vida/contract/core/wall-time.ts';
import { describe, expect, it } from 'vitest';
import type { RecordedNight } from '../adviser.ts';
import { createSampleData, read, type SampleData } from '../built-in/conversation/testing/sample-chat.ts';
import { used } from '../testing/sample-days.ts';
import type { Series } from './health-query.ts';
import { readPoints } from './points.ts';

const DAY = '2026-11-21';
const NEXT = addDaysTo(DAY, 1);

const pointsOf = (made: SampleData, series: Series, days = [DAY, DAY], timeZone = 'America/Sao_Paulo') =>
  readPoints({ data: createSampleData(made), timeZone }, series, {
    fromDay: days[0] ?? DAY,
    toDay: days[1] ?? DAY,
  });

/** From bed to waking, each with the offset of its clock. */
const night = (bed: string, wake: string, extra: Partial<RecordedNight> = {}): RecordedNight => ({
  bed: readMoment(bed, 'UTC'),
  wake: readMoment(wake, 'UTC'),
  fallAsleepMinutes: 15,
  nightWakings: 0,
  quality: 7,
  ...extra,
});

const valuesOf = (points: Awaited<ReturnType<typeof readPoints>>) => points.map(({ value }) => value);

describe('records of a traveller', () => {
  it('are of the day of their own clock, as far away as one can be', async () => {
    const ends = `${DAY}T23:50:00-11:00`;
    const nights = [night(`${DAY}T20:50:00-11:00`, ends)];
    expect(await pointsOf({ nights }, 'sleep', [DAY, DAY], 'Pacific/Kiritimati')).toMatchObject([
      { day: DAY, value: 3 },
    ]);
    const uses = [{ ...used(1, 'doses', 0, '23:50'), at: Date.parse(ends) }];
    expect(await pointsOf({ uses }, 'alcohol', [DAY, DAY], 'Pacific/Kiritimati')).toHaveLength(1);
  });

  it('are told by day first', async () => {
    const nights = [
      night(`${NEXT}T00:10:00+14:00`, `${NEXT}T01:10:00+14:00`, { quality: 2 }),
      night(`${DAY}T20:00:00-11:00`, `${DAY}T23:00:00-11:00`, { quality: 9 }),
    ];
    expect(valuesOf(await pointsOf({ nights }, 'sleep_quality', [DAY, NEXT]))).toEqual([9, 2]);
    const uses = [
      { ...used(2, 'doses', -1), at: Date.parse(`${DAY}T12:00:00Z`) },
      { ...used(1, 'doses', 0), at: Date.parse(`${DAY}T20:00:00Z`) },
    ];
    expect(valuesOf(await pointsOf({ uses }, 'alcohol', [DAY, NEXT]))).toEqual([1, 2]);
  });

  it('are told in the order of the nights within a day', async () => {
    const nights = [
      night(`${DAY}T14:00:00-03:00`, `${DAY}T15:00:00-03:00`, { quality: 9 }),
      night(`${DAY}T00:00:00-03:00`, `${DAY}T07:00:00-03:00`, { quality: 5 }),
    ];
    expect(valuesOf(await pointsOf({ nights }, 'sleep_quality'))).toEqual([5, 9]);
  });
});

describe('time in bed', () => {
  const whole = night(`${DAY}T00:00:00-03:00`, `${DAY}T07:00:00-03:00`);

  it('adds a nap of the same day as a record of its own', async () => {
    const nap = night(`${DAY}T14:00:00-03:00`, `${DAY}T15:30:00-03:00`);
    expect(valuesOf(await pointsOf({ nights: [nap, whole] }, 'sleep'))).toEqual([7, 1.5]);
  });

  it('counts once what was recorded twice', async () => {
    const again = night(`${DAY}T00:30:00-03:00`, `${DAY}T07:30:00-03:00`);
    const within = night(`${DAY}T02:00:00-03:00`, `${DAY}T05:00:00-03:00`);
    expect(valuesOf(await pointsOf({ nights: [again, whole, within] }, 'sleep'))).toEqual([7.5]);
    expect(valuesOf(await pointsOf({ nights: [again, whole] }, 'sleep_quality'))).toEqual([7, 7]);
  });
});

it('tells no diastolic pressure where none was recorded', async () => {
  const readings = { blood_pressure: [read(120, 2, { diastolic: 80 }), read(130, 1)] };
  expect(await pointsOf({ readings }, 'diastolic')).toMatchObject([{ value: 80, second: null }]);
  expect(valuesOf(await pointsOf({ readings }, 'blood_pressure'))).toEqual([120, 130]);
});
