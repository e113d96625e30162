import { describe, expect, it } from 'vitest';
import { createBodyPace } from './body-pace.ts';
import { LAST_ANSWER_MS, TIME_LIMITS } from './limits.ts';

const SECOND_MS = 1000;
const MEGABIT_BYTES = 1_000_000 / 8;

/** Whole seconds until a body is cut that comes so, if within ten minutes. */
const cutAfter = (bytesInSecond: (second: number) => number): number | undefined => {
  const pace = createBodyPace(TIME_LIMITS);
  for (let second = 1; second <= 600; second += 1) {
    pace.note(SECOND_MS, bytesInSecond(second));
    if (pace.isTooSlow()) return second;
  }
  return undefined;
};

describe('a body', () => {
  it.each([
    ['2 Mbit/s', () => 2 * MEGABIT_BYTES],
    ['384 kbit/s', () => 0.384 * MEGABIT_BYTES],
    ['2 Mbit/s that falls silent for eight seconds', (second: number) => (second % 60 < 8 ? 0 : 2 * MEGABIT_BYTES)],
    ['everything of ten seconds at once', (second: number) => (second % 10 === 0 ? 40 * SECOND_MS * 10 : 0)],
  ])('that comes at %s may take as long as it takes', (_, bytesInSecond) => {
    expect(cutAfter(bytesInSecond)).toBeUndefined();
  });

  it('that drips or never comes is cut after the grace', () => {
    expect(cutAfter(() => 0)).toBe(18);
    expect(cutAfter(() => 1)).toBe(18);
    expect(cutAfter(() => TIME_LIMITS.bodyBytesPerSecond - 1)).toBe(18);
  });

  it('that falls silent is cut as soon as the last ten seconds brought too little', () => {
    const silentAfter = (seconds: number) => (second: number) => (second > seconds ? 0 : 2 * MEGABIT_BYTES);
    expect(cutAfter(silentAfter(60))).toBe(69);
    expect(cutAfter((second) => (second === 1 ? 100 * MEGABIT_BYTES : 0))).toBe(18);
  });

  it('is cut within 30 s of its request, the last answer included', () => {
    const { headersMs, bodyGraceMs, lookEveryMs } = TIME_LIMITS;
    expect(headersMs + bodyGraceMs + 2 * lookEveryMs + LAST_ANSWER_MS).toBeLessThan(30_000);
  });
});
