import type { metricContexts } from '@vida/contract/measurements/metric-definitions.ts';
import { MEAL_TYPES } from '@vida/contract/nutrition/meal-kinds.ts';
import { describe, expect, it } from 'vitest';
import { CLOCK_PARTS, DAY_PARTS, isNearMeal, isOfPart, needsMarks } from './day-parts.ts';

const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The parts that a record at a time, marked or not, belongs to. */
const partsAt = (clock: string, context: (typeof metricContexts)[number] | null) =>
  DAY_PARTS.filter((part) => isOfPart({ minute: minuteOf(clock), context }, part));

it.each([
  ['00:00', 'small_hours'],
  ['05:59', 'small_hours'],
  ['06:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'afternoon'],
  ['17:59', 'afternoon'],
  ['18:00', 'evening'],
  ['23:59', 'evening'],
])('without a mark %s is %s by the clock alone', (clock, part) => {
  expect(partsAt(clock, null)).toEqual([part]);
  expect(partsAt(clock, 'outro')).toEqual([part]);
});

describe('with a mark', () => {
  it.each([
    ['06:40', 'jejum', ['fasting', 'morning']],
    ['11:40', 'pre_refeicao', ['before_meal', 'morning']],
    ['14:00', 'pos_refeicao', ['after_meal', 'afternoon']],
    ['22:15', 'ao_deitar', ['bedtime', 'evening']],
  ] as const)('%s and %s are of both', (clock, context, parts) => {
    expect(partsAt(clock, context)).toEqual(parts);
  });

  it('what is marked otherwise is not of the small hours', () => {
    expect(partsAt('05:30', 'jejum')).toEqual(['fasting']);
    expect(partsAt('00:30', 'ao_deitar')).toEqual(['bedtime']);
    expect(partsAt('03:00', 'madrugada')).toEqual(['small_hours']);
  });

  it('the small hours may be marked after six', () => {
    expect(partsAt('06:10', 'madrugada')).toEqual(['small_hours', 'morning']);
  });
});

it('only hours tell the parts of the clock', () => {
  expect(DAY_PARTS.filter((part) => !needsMarks(part))).toEqual(CLOCK_PARTS);
});

it.each([
  ['04:59', []],
  ['05:00', ['breakfast']],
  ['11:00', ['lunch']],
  ['14:00', ['lunch', 'snack']],
  ['17:00', ['dinner', 'snack']],
  ['20:00', ['dinner']],
])('%s lies beside %j', (clock, meals) => {
  const timed = { minute: minuteOf(clock), context: null };
  expect(MEAL_TYPES.filter((meal) => isNearMeal(timed, meal))).toEqual(meals);
});
