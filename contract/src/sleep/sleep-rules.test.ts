import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseSleepTip,
  computeSleepFigures,
  type Night,
  qualityLevelOf,
  qualityToneOf,
  toNight,
} from './sleep-rules.ts';
import { newSleepRecordSchema } from './sleep-schemas.ts';

const night = (hours: number, quality = 7, fallAsleepMinutes = 15): Night => ({
  bed: { at: new Date('2026-11-20T22:00:00-03:00'), utcOffsetMinutes: -180 },
  wake: {
    at: new Date(new Date('2026-11-20T22:00:00-03:00').getTime() + hours * 3_600_000),
    utcOffsetMinutes: -180,
  },
  fallAsleepMinutes,
  quality,
});

describe('quality', () => {
  it.each([
    [10, 'excellent', 'ok'],
    [8, 'excellent', 'ok'],
    [7.9, 'good', 'warn'],
    [6, 'good', 'warn'],
    [5.9, 'fair', 'bad'],
    [4, 'fair', 'bad'],
    [3.9, 'poor', 'bad'],
    [1, 'poor', 'bad'],
  ])('%d is %s, %s', (quality, level, tone) => {
    expect(qualityLevelOf(quality)).toBe(level);
    expect(qualityToneOf(quality)).toBe(tone);
  });
});

describe('figures', () => {
  it('are none without nights', () => expect(computeSleepFigures([])).toBeNull());

  it('rest on the seven newest nights', () => {
    const nights = [...Array.from({ length: 7 }, () => night(8, 9, 10)), night(1, 1, 100)];
    expect(computeSleepFigures(nights)).toEqual({
      nights: 7,
      meanHours: 8,
      meanQuality: 9,
      meanFallAsleepMinutes: 10,
    });
    expect(computeSleepFigures(nights.slice(5))).toMatchObject({ nights: 3, meanHours: 5.7 });
  });

  it('lie between the least and the most', () => {
    const any = fc.record({
      hours: fc.double({ min: 0.1, max: 24, noNaN: true }),
      quality: fc.integer({ min: 10, max: 100 }),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 7 }), (given) => {
        const figures = computeSleepFigures(given.map(({ hours, quality }) => night(hours, quality / 10)));
        const hours = given.map((each) => each.hours);
        expect(figures?.meanHours).toBeGreaterThanOrEqual(Math.min(...hours) - 0.05);
        expect(figures?.meanHours).toBeLessThanOrEqual(Math.max(...hours) + 0.05);
        expect(figures?.meanQuality).toBeGreaterThanOrEqual(1);
        expect(figures?.meanQuality).toBeLessThanOrEqual(10);
      }),
    );
  });
});

describe('the tip', () => {
  it.each([
    ['screens', 5.9, 60, 4],
    ['relaxation', 6, 21, 4],
    ['earlier_bed', 6, 20, 6.9],
    ['praise', 6, 20, 7],
  ])('is %s at quality %d, %d min, %d h', (tip, meanQuality, meanFallAsleepMinutes, meanHours) =>
    expect(chooseSleepTip({ meanQuality, meanFallAsleepMinutes, meanHours })).toBe(tip),
  );

  it('never contradicts the figures that are shown', () => {
    const figures = computeSleepFigures([night(6.97, 5.95, 20), night(6.97, 6, 20), night(6.97, 6, 21)]);
    expect(figures).toMatchObject({ meanHours: 7, meanQuality: 6, meanFallAsleepMinutes: 20 });
    expect(figures && chooseSleepTip(figures)).toBe('praise');
  });
});

it('reads a stored night', () => {
  expect(
    toNight({
      id: '0190b1c0-0000-7000-8000-000000000001',
      sleepDate: '2026-11-21',
      bedTime: '2026-11-21T01:00:00.000Z',
      bedUtcOffsetMinutes: -180,
      wakeTime: '2026-11-21T10:00:00.000Z',
      wakeUtcOffsetMinutes: 0,
      fallAsleepTime: 15,
      nightWakings: 1,
      sleepQuality: '7.5',
      notes: null,
    }),
  ).toEqual({
    bed: { at: new Date('2026-11-21T01:00:00.000Z'), utcOffsetMinutes: -180 },
    wake: { at: new Date('2026-11-21T10:00:00.000Z'), utcOffsetMinutes: 0 },
    fallAsleepMinutes: 15,
    quality: 7.5,
  });
});

describe('the quality that is sent', () => {
  const qualityOf = (sleepQuality: number | string) =>
    newSleepRecordSchema.shape.sleepQuality.safeParse(sleepQuality).data;

  it.each([
    [1, 1],
    [10, 10],
    ['7.5', 7.5],
    ['7,5', 7.5],
    [0.9, undefined],
    [10.1, undefined],
    [7.55, undefined],
    ['boa', undefined],
    ['', undefined],
  ])('%j is read as %j', (sent, read) => expect(qualityOf(sent)).toBe(read));

  it('is any tenth from 1 to 10', () => {
    for (let tenths = 10; tenths <= 100; tenths += 1) expect(qualityOf(tenths / 10)).toBe(tenths / 10);
  });
});
