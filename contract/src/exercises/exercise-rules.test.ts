import { describe, expect, it } from 'vitest';
import { completedPercent, doneWeightedMinutes, isNearTarget, movedDaysOf, stripDaysOf } from './exercise-rules.ts';

const exercise = (duration: number, completed = true) =>
  ({ duration, completed, intensity: 'moderate', category: 'aerobic' }) as const;

describe('what is done', () => {
  it('is a share of the list, and days of the strip', () => {
    expect(completedPercent([])).toBe(0);
    expect(completedPercent([exercise(5), exercise(5, false), exercise(5, false)])).toBe(33);
    expect([0, 14, 15, 50, 99, 100].map(stripDaysOf)).toEqual([0, 0, 1, 3, 6, 7]);
  });

  it('is near the target from four fifths on', () => {
    expect(isNearTarget(4, 5)).toBe(true);
    expect(isNearTarget(5, 7)).toBe(false);
    expect(isNearTarget(6, 7)).toBe(true);
  });

  it('is days of the week, today as soon as one exercise is done', () => {
    const week = [25, 0, 0, 10].map((doneMinutes, index) => ({ day: `2026-11-1${6 + index}`, doneMinutes }));
    const on = (day: string, done: boolean) =>
      movedDaysOf({ week, day, exercises: [exercise(5, false), exercise(5, done)] });
    expect(on('2026-11-18', false)).toBe(2);
    expect(on('2026-11-18', true)).toBe(3);
    expect(on('2026-11-19', true)).toBe(2);
    expect(movedDaysOf({ week: [], day: '2026-11-18', exercises: [] })).toBe(0);
  });

  it('counts vigorous minutes twice, and breathing and light stretching not', () => {
    expect(
      doneWeightedMinutes([
        exercise(10),
        exercise(10, false),
        { ...exercise(10), intensity: 'high' },
        { ...exercise(10), intensity: 'low', category: 'flexibility' },
        { ...exercise(10), intensity: 'low', category: 'breathing' },
        { ...exercise(10), intensity: 'low', category: null },
      ]),
    ).toBe(40);
  });
});
