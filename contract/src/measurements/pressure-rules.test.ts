import { describe, expect, it } from 'vitest';
import { adviseOnPressure, classifyPressure, computePressureFigures, expandPressure } from './pressure-rules.ts';

const of = (systolic: number, diastolic: number) => ({ systolic, diastolic });

describe('the class of a pressure', () => {
  it.each([
    [89, 55, 'low'],
    [90, 55, 'normal'],
    [119, 79, 'normal'],
    [120, 79, 'elevated'],
    [119, 80, 'elevated'],
    [139, 89, 'elevated'],
    [140, 89, 'stage_1'],
    [139, 90, 'stage_1'],
    [159, 99, 'stage_1'],
    [160, 99, 'stage_2'],
    [159, 100, 'stage_2'],
    [179, 109, 'stage_2'],
    [180, 109, 'stage_3'],
    [179, 110, 'stage_3'],
    [85, 82, 'elevated'],
  ] as const)('%d por %d is %s', (systolic, diastolic, expected) => {
    expect(classifyPressure(of(systolic, diastolic))).toBe(expected);
  });

  it.each([
    [179, 109, null],
    [180, 90, 'pressure_crisis'],
    [150, 110, 'pressure_crisis'],
    [90, 60, null],
    [89, 60, 'pressure_low'],
  ] as const)('%d por %d asks for %s', (systolic, diastolic, expected) => {
    expect(adviseOnPressure(of(systolic, diastolic))).toBe(expected);
  });
});

describe('the mean at home', () => {
  const on = (day: string, systolic: number, diastolic: number) => ({ day, systolic, diastolic });

  it('says nothing about nothing', () => {
    expect(computePressureFigures([])).toEqual({
      mean: null,
      readingCount: 0,
      days: 0,
      sufficient: false,
      isAboveGoal: null,
    });
  });

  it('carries a conclusion from three days on, however many readings', () => {
    const twoDays = [on('2026-11-20', 140, 90), on('2026-11-20', 138, 88), on('2026-11-21', 139, 89)];
    expect(computePressureFigures(twoDays)).toMatchObject({ days: 2, sufficient: false, isAboveGoal: null });
    expect(computePressureFigures([...twoDays, on('2026-11-19', 139, 89)])).toMatchObject({
      mean: of(139, 89),
      readingCount: 4,
      days: 3,
      sufficient: true,
      isAboveGoal: true,
    });
  });

  it.each([
    [129, 79, false],
    [130, 79, true],
    [129, 80, true],
  ])('of %d por %d is above the goal: %j', (systolic, diastolic, expected) => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
    const { isAboveGoal } = computePressureFigures(days.map((day) => on(day, systolic, diastolic)));
    expect(isAboveGoal).toBe(expected);
  });
});

it.each([
  [12, 8, 120, 80, true],
  [13.5, 8, 135, 80, true],
  [29, 10, 290, 100, true],
  [30, 20, 30, 20, false],
  [120, 80, 120, 80, false],
])('%d por %d means %d por %d', (systolic, diastolic, meant, low, wasShort) => {
  expect(expandPressure(of(systolic, diastolic))).toEqual({ ...of(meant, low), wasShort });
});

it.each([
  [108, 58, 'low_for_treated'],
  [109, 70, 'low_for_treated'],
  [125, 59, 'low_for_treated'],
  [110, 60, 'normal'],
  [89, 50, 'low'],
  [150, 58, 'stage_1'],
  [105, 92, 'stage_1'],
] as const)('old and treated, %d por %d is %s', (systolic, diastolic, expected) => {
  expect(classifyPressure({ systolic, diastolic }, true)).toBe(expected);
});
