import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../core/time.ts';
import { summarizeGlucose } from './glucose-summary.ts';
import { type SourcedReading, samplingIntervalMinutes, sensorDaysOf } from './glucose-timeline.ts';
import { weighReadings } from './testing/weigh-readings.ts';

const ZONE = 'America/Sao_Paulo';
/** Midnight in São Paulo; 14 whole days begin here. */
const START = Date.parse('2026-11-08T03:00:00Z');
const DAYS = 14;

const sensed = (at: number, value: number | null, source = 'libreview'): SourcedReading => ({
  at,
  value,
  rangeFlag: value === null ? 'low' : null,
  kind: 'sensor',
  context: null,
  source,
});

/** Every `step` minutes of some days, the value told by the moment. */
const every = (
  step: number,
  [fromDay, toDay]: readonly [number, number],
  valueAt: (index: number) => number | null,
  source?: string,
): SourcedReading[] =>
  Array.from({ length: ((toDay - fromDay) * 1440) / step }, (_, index) =>
    sensed(START + fromDay * DAY_MS + index * step * MINUTE_MS, valueAt(index), source),
  );

const summaryOf = (readings: readonly SourcedReading[], days = DAYS, from = START, timeZone = ZONE) => {
  const sorted = readings.toSorted((a, b) => a.at - b.at);
  const weights = weighReadings(sorted, timeZone);
  const counted = sorted
    .map((reading, index) => ({ ...reading, weight: weights[index] ?? 0 }))
    .filter(({ weight }) => weight > 0);
  const to = new Date(from + days * DAY_MS);
  return summarizeGlucose({
    days,
    from: new Date(from),
    to,
    now: to,
    timeZone,
    sensor: counted.filter(({ kind }) => kind === 'sensor'),
    single: counted.filter(({ kind }) => kind !== 'sensor'),
    group: 'adult',
    newestAt: null,
  });
};

/** The same numbers on every run (Park and Miller). */
const seeded = () => {
  let state = 20_261_121;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
};

/** A sensor of every five minutes with gaps and values below what it measures. */
const realistic = (): SourcedReading[] => {
  const random = seeded();
  return every(5, [0, DAYS], (index) => {
    const value = Math.round(135 + 62 * Math.sin(index / 41) + 140 * (random() - 0.5));
    return value < 40 ? null : value;
  }).filter(() => random() > 0.06);
};

describe('one source', () => {
  it('has the figures that it had when each reading counted the same', () => {
    const figures = summaryOf(realistic());
    expect(figures).toMatchObject({
      readingCount: 3814,
      rangeCounts: { veryLow: 365, low: 220, target: 2327, high: 823, veryHigh: 79 },
      rangePercents: { veryLow: 9.6, low: 5.7, target: 61, high: 21.6, veryHigh: 2.1 },
      daysWithReadings: 14,
      expectedCount: 4032,
      highest: { value: 267, measuredAt: '2026-11-11T00:55:00.000Z' },
    });
    // Worked out before readings had weights.
    expect(figures.meanMgDl).toBeCloseTo(142.04513985045693, 6);
    expect(figures.sdMgDl).toBeCloseTo(53.99713658716918, 6);
    expect(figures.cvPercent).toBeCloseTo(38.014068375740685, 6);
    expect(figures.gmiPercent).toBeCloseTo(6.70771974522293, 6);
    expect(figures.gri).toBeCloseTo(63.130571578395376, 6);
    expect(figures.lbgi).toBeCloseTo(2.402535370204047, 6);
    expect(figures.hbgi).toBeCloseTo(4.847266959444209, 6);
    expect(figures.activePercent).toBeCloseTo(94.59325396825396, 6);
  });

  it.each([1, 5, 15])('stores every %d minutes, gaps or not', (minutes) => {
    const ats = Array.from({ length: 60 }, (_, index) => index * minutes * MINUTE_MS).filter(
      (_, index) => index < 20 || index > 30,
    );
    expect(samplingIntervalMinutes(ats)).toBe(minutes);
  });

  it('counts the lower of two readings of one instant', () => {
    const once = every(5, [0, DAYS], () => 110);
    const twice = once.flatMap((reading, index) =>
      index % 2 ? [reading, { ...reading, value: 300 }] : [{ ...reading, value: 300 }, reading],
    );
    expect(summaryOf(twice)).toEqual(summaryOf(once));
  });
});

describe('mixed sampling', () => {
  it('is told by time: 7 days of 200 every 5 minutes, then 7 of 100 every minute', () => {
    const figures = summaryOf([...every(5, [0, 7], () => 200), ...every(1, [7, 14], () => 100)]);
    expect(figures).toMatchObject({ meanMgDl: 150, activePercent: 100, sufficient: true });
    expect(figures.rangePercents).toEqual({ veryLow: 0, low: 0, target: 50, high: 50, veryHigh: 0 });
    expect(figures.rangeCounts).toMatchObject({ high: 2016, target: 10_080 });
  });

  it('gives a day its own interval from 24 readings on, and with fewer its source’s', () => {
    const few = every(5, [1, 2], () => 100).filter((_, index) => index % 12 === 0 && index < 12 * 23);
    const days = sensorDaysOf(
      [{ source: 'a', ats: [...every(5, [0, 1], () => 100), ...few].map(({ at }) => at) }],
      ZONE,
    );
    expect(days.map(({ start, end, minutes }) => [end - start, minutes])).toEqual([
      [288, 5],
      [23, 5],
    ]);
  });
});

describe('two sources', () => {
  const valueAt = (minutes: number): number => Math.round(130 + 55 * Math.sin(minutes / 173));
  const file = every(15, [0, DAYS], (index) => valueAt(index * 15), 'libreview');
  const upload = every(5, [0, DAYS], (index) => valueAt(index * 5), 'nightscout');

  it('of one sensor have the figures of either', () => {
    const [both, coarse, fine] = [summaryOf([...file, ...upload]), summaryOf(file), summaryOf(upload)];
    for (const alone of [coarse, fine]) {
      expect(Math.abs((both.meanMgDl ?? 0) - (alone.meanMgDl ?? 0))).toBeLessThan(0.5);
      expect(Math.abs(both.rangePercents.target - alone.rangePercents.target)).toBeLessThan(0.5);
      expect(Math.abs((both.activePercent ?? 0) - (alone.activePercent ?? 0))).toBeLessThan(0.5);
      expect(Math.abs((both.gri ?? 0) - (alone.gri ?? 0))).toBeLessThan(0.5);
    }
    // Both cover every minute: the denser one counts.
    expect(both).toEqual(fine);
  });

  it('share a day of a change at noon: the larger part counts, the rest of that day does not', () => {
    const isBefore = (hour: number) => (reading: SourcedReading) =>
      reading.at < START + 6 * DAY_MS + hour * 60 * MINUTE_MS;
    const old = file.filter(isBefore(13));
    const later = upload.filter((reading) => !isBefore(13)(reading));
    const days = sensorDaysOf(
      [old, later].map((each) => ({ source: each[0]?.source ?? '', ats: each.map(({ at }) => at) })),
      ZONE,
    );
    expect(days.map(({ source }) => source)).toEqual([...Array(7).fill('libreview'), ...Array(7).fill('nightscout')]);
    expect(days.filter(({ hasOthers }) => hasOthers)).toMatchObject([{ place: 0, start: 576, end: 628 }]);
    expect(summaryOf([...old, ...later]).readingCount).toBe(628 + 7 * 288);
  });

  it('count a stretch once where a source stores it twice', () => {
    const doubled = every(5, [0, 1], () => 100, 'doubled')
      .filter((_, index) => index < 200)
      .flatMap((reading) => [reading, { ...reading, at: reading.at + MINUTE_MS }]);
    const whole = every(5, [0, 1], () => 100, 'whole');
    const weights = weighReadings(
      [...doubled, ...whole].toSorted((a, b) => a.at - b.at),
      ZONE,
    );
    expect(weights.filter((weight) => weight > 0)).toHaveLength(288);
  });

  it('change nothing where one series is split over them by days', () => {
    const series = realistic();
    const alone = summaryOf(series);
    const split = fc.array(fc.boolean(), { minLength: DAYS, maxLength: DAYS });
    fc.assert(
      fc.property(split, (isOther) => {
        const renamed = series.map((reading) => ({
          ...reading,
          source: isOther[Math.floor((reading.at - START) / DAY_MS)] ? 'other' : reading.source,
        }));
        expect(summaryOf(renamed)).toEqual(alone);
      }),
      { numRuns: 25 },
    );
  });

  it('change nothing where one series is stored in both', () => {
    const series = realistic();
    const copies = series.map((reading) => ({ ...reading, source: 'other' }));
    expect(summaryOf([...series, ...copies])).toEqual(summaryOf(series));
  });
});

describe('a day of a clock change', () => {
  const wholeDay = (zone: string, fromText: string, toText: string) => {
    const [from, to] = [Date.parse(fromText), Date.parse(toText)];
    const ats = Array.from({ length: (to - from) / (5 * MINUTE_MS) + 12 }, (_, index) => from + index * 5 * MINUTE_MS);
    return sensorDaysOf([{ source: 'a', ats }], zone).map(({ start, end }) => end - start);
  };

  it('has 23 or 25 hours', () => {
    expect(wholeDay('Europe/Lisbon', '2026-03-29T00:00:00Z', '2026-03-29T23:00:00Z')).toEqual([23 * 12, 12]);
    expect(wholeDay('Europe/Lisbon', '2026-10-24T23:00:00Z', '2026-10-26T00:00:00Z')).toEqual([25 * 12, 12]);
  });
});
