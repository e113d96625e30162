import { describe, expect, it } from 'vitest';
import { read, sensed } from '../built-in/conversation/testing/sample-chat.ts';
import { slept, used } from '../testing/sample-days.ts';
import type { QueryResult } from './run-health-query.ts';
import { ask, noons, SATURDAY, SUNDAY, valuesOf } from './testing/ask-query.ts';

const groupsOf = ({ groups }: QueryResult) => groups.map(({ key, figures }) => [key, figures.mean]);

describe('one condition alone', () => {
  const readings = {
    glucose: [read(90, 5, { context: 'jejum' }), read(150, 22, { context: 'pos_refeicao' }), read(120, 14)],
  };

  it.each([
    [{ dayPart: 'fasting' }, [90]],
    [{ dayPart: 'evening' }, [120]],
    [{ dayPart: 'morning' }, [90]],
    [{ meal: 'lunch' }, [150]],
    [{ meal: 'breakfast' }, [90]],
    [{ weekdays: [SATURDAY] }, [90]],
    [{ weekdays: [4] }, [150, 120]],
  ] as const)('%j', async (where, values) => {
    expect(valuesOf(await ask({ readings }, 'glucose', [where]))).toEqual([values]);
  });

  it('that no record can tell is named, and changes nothing', async () => {
    const { arms } = await ask({ nights: [slept(0)] }, 'sleep', [{ dayPart: 'morning', meal: 'lunch' }, {}]);
    expect(arms.map(({ unusable }) => unusable)).toEqual([['dayPart', 'meal'], []]);
    expect(arms.map(({ figures }) => figures.count)).toEqual([1, 1]);
    expect((await ask({}, 'sleep', [{ dayPart: 'morning' }])).arms[0]?.unusable).toEqual([]);
    const use = [used(1, 'latas', 1, '13:00')];
    expect((await ask({ uses: use }, 'alcohol', [{ dayPart: 'evening' }])).arms[0]).toMatchObject({
      unusable: [],
      figures: { count: 0 },
    });
  });
});

describe('groups', () => {
  const readings = {
    glucose: [
      read(100, 5, { context: 'jejum' }),
      read(140, 19, { context: 'pos_refeicao' }),
      read(180, 7 * 24),
      read(60, 9),
    ],
  };

  it.each([
    [
      'weekday',
      [
        ['4', 140],
        ['5', 340 / 3],
      ],
    ],
    [
      'day',
      [
        ['2026-11-14', 180],
        ['2026-11-20', 140],
        ['2026-11-21', 80],
      ],
    ],
    [
      'week',
      [
        ['2026-11-09', 180],
        ['2026-11-16', 100],
      ],
    ],
    ['month', [['2026-11', 120]]],
    [
      'day_part',
      [
        ['small_hours', 60],
        ['morning', 100],
        ['afternoon', 160],
      ],
    ],
    [
      'moment',
      [
        ['fasting', 100],
        ['after_meal', 140],
      ],
    ],
  ] as const)('by %s', async (by, groups) => {
    expect(groupsOf(await ask({ readings }, 'glucose', [{}], { by }))).toEqual(groups);
  });

  it('are of the first arm, and none where none were asked for', async () => {
    const arms = [{ weekdays: [SATURDAY] }, { weekdays: [4] }];
    expect(groupsOf(await ask({ readings }, 'glucose', arms, { by: 'day' }))).toHaveLength(2);
    expect((await ask({ readings }, 'glucose')).groups).toEqual([]);
  });
});

describe('what is added up by day', () => {
  it('is judged by day, and written down use by use', async () => {
    const uses = [used(1, 'doses', 1, '12:00'), used(2, 'doses', 1, '20:00'), used(5, 'doses', 3), used(0, 'doses', 4)];
    const limit = { side: 'above', value: 3, orEqual: true } as const;
    expect((await ask({ uses }, 'alcohol', [{}], { limit })).arms[0]?.figures).toMatchObject({
      records: 3,
      count: 2,
      days: 2,
      sum: 8,
      mean: 4,
      median: 4,
      highest: { day: '2026-11-18', value: 5 },
      lowest: { day: '2026-11-20', value: 3 },
      last: { value: 2, minute: 20 * 60 },
      beyond: { count: 2, share: 1 },
    });
  });
});

describe('glucose', () => {
  it('of a source that another one tells enters nothing; a sensor counts by its time', async () => {
    const glucose = [
      read(100, 3, { kind: 'sensor', weight: 15 }),
      read(200, 2, { kind: 'sensor', weight: 5 }),
      read(400, 2, { kind: 'sensor', weight: 0 }),
    ];
    const limit = { side: 'above', value: 180, orEqual: false } as const;
    expect((await ask({ readings: { glucose } }, 'glucose', [{}], { limit })).arms[0]?.figures).toMatchObject({
      count: 2,
      mean: 125,
      median: 150,
      highest: { value: 200 },
      beyond: { count: 1, share: 0.25 },
    });
  });

  it('outside what the device reads is its edge, and says so', async () => {
    const glucose = [read(null, 3, { rangeFlag: 'low' }), read(null, 2, { rangeFlag: 'high' })];
    expect((await ask({ readings: { glucose } }, 'glucose')).arms[0]?.figures).toMatchObject({
      mean: 220,
      lowest: { value: 40, rangeFlag: 'low' },
      highest: { value: 400, rangeFlag: 'high' },
    });
  });

  it('of a sensor has no marks', async () => {
    const made = { readings: { glucose: sensed([100, 120], 2) } };
    expect((await ask(made, 'glucose', [{ dayPart: 'fasting' }])).arms[0]?.figures.count).toBe(0);
  });
});

it('tells equal values by the newest, the spread of two and none of one', async () => {
  const { arms } = await ask({ readings: { weight: noons(80, 82, 80, 82) } }, 'weight', [{}, { weekdays: [SATURDAY] }]);
  expect(arms[0]?.figures.highest?.day).toBe('2026-11-20');
  expect(arms[0]?.figures.lowest?.day).toBe('2026-11-21');
  expect(arms[0]?.figures.spread).toBeCloseTo(Math.sqrt(4 / 3), 9);
  expect(arms[1]?.figures.spread).toBeNull();
});

it('tells both values of a pressure, and one HbA1c of a year', async () => {
  const readings = {
    blood_pressure: [read(120, 3, { diastolic: 80 }), read(130, 2, { diastolic: 90 })],
    hba1c: [read(7.1, 24 * 16)],
  };
  expect((await ask({ readings }, 'blood_pressure')).arms[0]?.figures).toMatchObject({
    mean: 125,
    secondMean: 85,
  });
  const days = { fromDay: '2025-11-21', toDay: '2026-11-21' };
  expect((await ask({ readings }, 'hba1c', [{}], { days })).arms[0]?.figures).toMatchObject({
    count: 1,
    last: { day: '2026-11-05', value: 7.1 },
  });
});

it('goes by the clock of the person, also on a day of 23 hours', async () => {
  const at = (iso: string, value: number) => ({ ...read(value, 0), measuredAt: new Date(iso) });
  // In New York the clock goes from 01:59 to 03:00 on 8 March 2026.
  const glucose = [
    at('2026-03-08T04:59:00Z', 1),
    at('2026-03-08T05:00:00Z', 2),
    at('2026-03-09T03:59:00Z', 3),
    at('2026-03-09T04:00:00Z', 4),
  ];
  const days = { fromDay: '2026-03-08', toDay: '2026-03-08' };
  const timeZone = 'America/New_York';
  const result = await ask({ readings: { glucose } }, 'glucose', [{ weekdays: [SUNDAY] }, { dayPart: 'evening' }], {
    days,
    timeZone,
  });
  expect(valuesOf(result)).toEqual([[2, 3], [3]]);
  expect(result.arms[0]?.points.map(({ minute }) => minute)).toEqual([0, 23 * 60 + 59]);
});
