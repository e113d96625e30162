import { addDaysTo } from '@vida/contract/core/time.ts';
import { metricTypes } from '@vida/contract/measurements/metric-definitions.ts';
import { MEAL_TYPES } from '@vida/contract/nutrition/meal-kinds.ts';
import { DRINKS } from '@vida/contract/substances/substance-kinds.ts';
import fc from 'fast-check';
import { DAY_PARTS } from '../day-parts.ts';
import {
  type Arm,
  COMPANIONS,
  type CompanionRule,
  type Days,
  GROUPINGS,
  type HealthQuery,
  type Limit,
  SERIES,
  type Series,
  type Where,
} from '../health-query.ts';
import { RECORDED_DAYS } from './any-records.ts';

/** Values that records have, so that a limit is often hit exactly: of what is measured, and of all else. */
const limits = { measured: [40, 54, 70, 140, 180, 400], other: [0, 1, 2, 5, 7, 30, 90] } as const;
const measured: readonly Series[] = [...metricTypes, 'diastolic'];

const anySide = (values: readonly number[]): fc.Arbitrary<Limit> =>
  fc.record({
    side: fc.constantFrom('above' as const, 'below' as const),
    value: fc.constantFrom(...values),
    orEqual: fc.boolean(),
  });

/** Every third time: of several conditions at once little is left. */
const sometimes = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

/** A limit, at times with an upper end too. */
const anyLimit = (values: readonly number[]): fc.Arbitrary<Limit> =>
  fc
    .tuple(anySide(values), fc.option(fc.constantFrom(...values), { freq: 2 }))
    .map(([limit, upTo]) =>
      limit.side === 'above' && upTo !== null && upTo >= limit.value ? { ...limit, upTo } : limit,
    );

/** Of a pressure, at times one of the second number too. */
const anyLimitOf = (series: Series): fc.Arbitrary<Limit> => {
  const limit = anyLimit(measured.includes(series) ? limits.measured : limits.other);
  if (series !== 'blood_pressure') return limit;
  return fc
    .tuple(limit, sometimes(anySide([60, 80, 90])), fc.boolean())
    .map(([first, second, isEither]) => (second ? { ...first, second, isEither } : first));
};

/** From and until by the hour, often over midnight; the same hour twice would be none. */
const anyHours = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 1, max: 23 }))
  .map(([from, length]) => [from * 60, ((from + length) * 60) % 1440] as const);

export const anyCompanion: fc.Arbitrary<CompanionRule> = fc.record({
  of: fc.constantFrom(...COMPANIONS),
  isWith: fc.boolean(),
  limit: sometimes(anyLimit(limits.other)),
  dayPart: sometimes(fc.constantFrom(...DAY_PARTS)),
  dayBefore: fc.boolean(),
});

/** Days around those that have records, often cutting some off. */
export const anyDays = (start: string): fc.Arbitrary<Days> =>
  fc
    .tuple(fc.integer({ min: -2, max: 4 }), fc.integer({ min: 0, max: RECORDED_DAYS }))
    .map(([from, length]) => ({ fromDay: addDaysTo(start, from), toDay: addDaysTo(start, from + length) }));

/** Conditions that are named less often. */
const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const anyWhere = (start: string): fc.Arbitrary<Where> =>
  fc.record({
    dayPart: sometimes(fc.constantFrom(...DAY_PARTS)),
    notPart: seldom(fc.constantFrom(...DAY_PARTS)),
    hours: seldom(anyHours),
    notDays: seldom(anyDays(start)),
    drink: seldom(fc.constantFrom(...DRINKS)),
    meal: sometimes(fc.constantFrom(...MEAL_TYPES)),
    weekdays: sometimes(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 })),
    companion: sometimes(anyCompanion),
  });

/** One arm or two about days near the first one. */
export const anyQuery = (start: string): fc.Arbitrary<HealthQuery> => {
  const arm: fc.Arbitrary<Arm> = fc.record({ days: anyDays(start), where: anyWhere(start) });
  return fc.constantFrom<Series>('glucose', 'glucose', ...SERIES).chain((series) =>
    fc.record({
      series: fc.constant(series),
      arms: fc.array(arm, { minLength: 1, maxLength: 2 }),
      limit: fc.option(anyLimitOf(series), { freq: 2 }),
      by: fc.option(fc.constantFrom(...GROUPINGS), { freq: 2 }),
    }),
  );
};
