import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rounds } from '../../testing/rounds.ts';
import { figuresOf } from './figures.ts';
import { ANYWHERE, type HealthQuery, SERIES } from './health-query.ts';
import { isSummedByDay } from './points.ts';
import { runHealthQuery } from './run-health-query.ts';
import { anyCompanion, anyQuery } from './testing/any-query.ts';
import { type AnyRecords, anyRecords, recordsOf } from './testing/any-records.ts';
import { figuresAlone, nearly, resultAlone } from './testing/figures-alone.ts';

const asked = anyRecords.chain((given) => anyQuery(given.start).map((query) => ({ given, query })));
type Asked = { readonly given: AnyRecords; readonly query: HealthQuery };

const forMany = (check: (asked: Asked) => Promise<void>) =>
  fc.assert(fc.asyncProperty(asked, check), { numRuns: rounds(300, 10_000), seed: 20_261_121 });

/** The first arm's days once for each condition alone. */
const split = ({ given, query }: Asked, wheres: readonly Partial<typeof ANYWHERE>[]) => {
  const days = query.arms[0]?.days ?? { fromDay: given.start, toDay: given.start };
  const arms = wheres.map((where) => ({ days, where: { ...ANYWHERE, ...where } }));
  return runHealthQuery(recordsOf(given), { ...query, arms, by: null });
};
const daysOf = (points: readonly { readonly day: string }[] = []) => new Set(points.map(({ day }) => day));

it('tells the days with and without a companion apart', () =>
  fc.assert(
    fc.asyncProperty(asked, anyCompanion, async (given, rule) => {
      const { arms } = await split(given, [
        { companion: { ...rule, isWith: true } },
        { companion: { ...rule, isWith: false } },
        {},
      ]);
      const [on, off, all] = arms.map(({ points }) => daysOf(points));
      expect(on?.isDisjointFrom(off ?? new Set())).toBe(true);
      // Of days without a night nobody knows how it was; all others are of one side.
      const told = on?.union(off ?? new Set());
      if (rule.of === 'sleep') expect(told?.isSubsetOf(all ?? new Set())).toBe(true);
      else expect(told).toEqual(all);
    }),
    { numRuns: rounds(400, 10_000), seed: 20_261_121 },
  ));

it('finds every record on one of complementary weekdays', () =>
  forMany(async (given) => {
    const weekdays = given.query.arms[0]?.where.weekdays ?? [5, 6];
    const others = [0, 1, 2, 3, 4, 5, 6].filter((weekday) => !weekdays.includes(weekday));
    const { arms } = await split(given, [{ weekdays }, { weekdays: others }, {}]);
    const [some, rest, all] = arms.map(({ points }) => points);
    expect(daysOf(some).isDisjointFrom(daysOf(rest))).toBe(true);
    expect((some?.length ?? 0) + (rest?.length ?? 0)).toBe(all?.length);
    expect(daysOf(some).union(daysOf(rest))).toEqual(daysOf(all));
  }));

it('finds every record in one group', () =>
  forMany(async ({ given, query }) => {
    const records = recordsOf(given);
    for (const by of ['weekday', 'day', 'week', 'month', 'day_part'] as const) {
      const { arms, groups } = await runHealthQuery(records, { ...query, by });
      const figures = arms[0]?.figures;
      if (by === 'day_part' && (figures?.last ?? arms[0]?.points[0])?.minute == null) continue;
      const total = (pick: 'count' | 'sum' | 'records') => groups.reduce((sum, group) => sum + group.figures[pick], 0);
      expect(total('sum')).toBeCloseTo(figures?.sum ?? 0, 5);
      expect(total('records')).toBe(figures?.records);
      // A day of drinking may be one of the afternoon and one of the evening.
      if (by !== 'day_part' || !isSummedByDay(query.series)) expect(total('count')).toBe(figures?.count);
    }
  }));

it('says the same whatever order records of one instant come in', () =>
  forMany(async ({ given, query }) => {
    const { data, timeZone } = recordsOf(given);
    const days = { fromDay: '2026-01-01', toDay: '2026-12-31' };
    const all = { ...query, arms: [{ days, where: ANYWHERE }], by: null };
    const [arm] = (await runHealthQuery({ data, timeZone }, all)).arms;
    // All of them at one instant: in any order they are ascending.
    const points = (arm?.points ?? []).map((point) => ({ ...point, day: given.start, at: 0 }));
    const figuresFor = (ordered: typeof points) => {
      const { first, last, beyond, ...others } = figuresAlone(figuresOf(query.series, ordered, query.limit));
      return { ...others, beyond: beyond && { ...beyond, first: null, last: null } };
    };
    expect(figuresFor(points.toReversed())).toEqual(nearly(figuresFor(points)));
  }));

const numbersIn = (value: unknown): readonly number[] => {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
};

it('tells finite numbers only, and no share beyond the whole', () =>
  forMany(async ({ given, query }) => {
    const result = resultAlone(await runHealthQuery(recordsOf(given), query));
    expect(numbersIn(result).filter((each) => !Number.isFinite(each))).toEqual([]);
    for (const { figures } of [...result.arms, ...result.groups]) {
      expect(figures.beyond?.share ?? 0).toBeGreaterThanOrEqual(0);
      expect(figures.beyond?.share ?? 0).toBeLessThanOrEqual(1 + 1e-9);
      expect(figures.mean === null).toBe(figures.count === 0);
    }
  }));

it('draws every series, and finds records for most questions', async () => {
  const found = new Set<string>();
  let told = 0;
  const drawn = fc.sample(asked, { numRuns: 400, seed: 20_261_121 });
  for (const { given, query } of drawn) {
    const { arms } = await runHealthQuery(recordsOf(given), query);
    if (!arms.some(({ figures }) => figures.count > 0)) continue;
    told += 1;
    found.add(query.series);
  }
  expect([...found].sort()).toEqual([...SERIES].sort());
  expect(told / drawn.length).toBeGreaterThan(0.4);
});
