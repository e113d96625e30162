import { describe, expect, it } from 'vitest';
import { slept, used } from '../testing/sample-days.ts';
import type { CompanionRule } from './health-query.ts';
import { ask, noons, valuesOf } from './testing/ask-query.ts';

const rule = (of: CompanionRule['of'], more: Partial<CompanionRule> = {}): CompanionRule => ({
  of,
  isWith: true,
  limit: null,
  dayPart: null,
  dayBefore: false,
  ...more,
});
/** Days with it, and days without. */
const sides = (of: CompanionRule['of'], more: Partial<CompanionRule> = {}) =>
  [true, false].map((isWith) => ({ companion: rule(of, { ...more, isWith }) }));

describe('companions', () => {
  it('of a night are of the evening before it', async () => {
    const made = {
      nights: [slept(0, { wake: '08:00' }), slept(1, { wake: '06:00' })],
      uses: [used(2, 'latas', 1, '20:00')],
    };
    expect(valuesOf(await ask(made, 'sleep', sides('alcohol')))).toEqual([[9], [7]]);
    // Said or not, it is the day before once.
    expect(valuesOf(await ask(made, 'sleep', sides('alcohol', { dayBefore: true })))).toEqual([[9], [7]]);
  });

  it('of the day before the first one count', async () => {
    const uses = [used(2, 'latas', 14, '20:00')];
    expect(valuesOf(await ask({ uses, nights: [slept(13)] }, 'sleep', sides('alcohol')))).toEqual([[8], []]);
  });

  it('are of the same day, or of the day before where that is said', async () => {
    const made = {
      readings: { glucose: noons(90, 100, 110) },
      trainedDays: [{ day: '2026-11-20', minutes: 30 }],
    };
    expect(valuesOf(await ask(made, 'glucose', sides('training')))).toEqual([[100], [110, 90]]);
    expect(valuesOf(await ask(made, 'glucose', sides('training', { dayBefore: true })))).toEqual([[90], [110, 100]]);
  });

  it('that are nights tell of the day of waking, and nothing where none was recorded', async () => {
    const made = {
      readings: { glucose: noons(90, 100, 110) },
      nights: [slept(0, { bed: '01:00', wake: '06:00' }), slept(1)],
    };
    const limit = { side: 'below', value: 6, orEqual: false } as const;
    for (const dayBefore of [false, true])
      expect(valuesOf(await ask(made, 'glucose', sides('sleep', { limit, dayBefore })))).toEqual([[90], [100]]);
    expect(valuesOf(await ask(made, 'glucose', sides('sleep')))).toEqual([[100, 90], []]);
  });

  it('may be limited by the amount of their day and its part', async () => {
    const made = {
      readings: { glucose: noons(90, 100, 110) },
      uses: [used(1, 'doses', 0, '09:00'), used(1, 'doses', 0, '20:00'), used(1, 'doses', 1, '20:00')],
    };
    const limit = { side: 'above', value: 2, orEqual: true } as const;
    expect(valuesOf(await ask(made, 'glucose', sides('alcohol', { limit })))).toEqual([[90], [110, 100]]);
    const morning = sides('alcohol', { dayPart: 'morning' });
    expect(valuesOf(await ask(made, 'glucose', morning))).toEqual([[90], [110, 100]]);
    expect(valuesOf(await ask(made, 'glucose', sides('alcohol', { limit, dayPart: 'evening' })))).toEqual([
      [],
      [110, 100, 90],
    ]);
  });

  it('that were none are days without', async () => {
    const made = { readings: { glucose: noons(90, 100) }, uses: [used(0, 'latas', 0), used(1, 'latas', 1)] };
    expect(valuesOf(await ask(made, 'glucose', sides('alcohol')))).toEqual([[100], [90]]);
  });
});
