import { describe, expect, it } from 'vitest';
import { findDeviations, findMissedTimeGoals } from './glucose-goals.ts';
import type { RangeShares } from './glucose-rules.ts';

/** Percents of time; what is left lies in the target. */
const shares = (outside: Partial<RangeShares>): RangeShares => {
  const { veryLow = 0, low = 0, high = 0, veryHigh = 0 } = outside;
  return { veryLow, low, target: 100 - veryLow - low - high - veryHigh, high, veryHigh };
};

describe('missed goals of time', () => {
  it.each([
    [{}, []],
    [{ low: 3.9 }, []],
    // As it is shown, with one decimal: '4%' is not less than 4 %.
    [{ low: 3.96 }, ['belowRange']],
    [{ low: 4 }, ['belowRange']],
    [{ low: 11.3 }, ['belowRange']],
    [{ veryLow: 0.9 }, []],
    [{ veryLow: 1 }, ['veryLow']],
    [{ veryLow: 1, low: 3 }, ['veryLow', 'belowRange']],
    [{ high: 24.9 }, []],
    [{ high: 25 }, ['aboveRange']],
    [{ high: 30 }, ['aboveRange', 'inRange']],
    [{ veryHigh: 5 }, ['veryHigh']],
    [{ low: 11, high: 30, veryHigh: 6 }, ['belowRange', 'veryHigh', 'aboveRange', 'inRange']],
  ] as const)('of adults with %j, worst first: %j', (outside, missed) => {
    expect(findMissedTimeGoals(shares(outside), 'adult', true)).toEqual(missed);
  });

  it('of older people are the most cautious ones', () => {
    expect(findMissedTimeGoals(shares({ low: 1 }), 'older', true)).toEqual(['belowRange']);
    expect(findMissedTimeGoals(shares({ high: 45 }), 'older', true)).toEqual([]);
    expect(findMissedTimeGoals(shares({ high: 50 }), 'older', true)).toEqual(['inRange']);
  });

  it('are only those of lows while the data are too few: few data excuse no low', () => {
    expect(findMissedTimeGoals(shares({ low: 5, high: 60 }), 'adult', false)).toEqual(['belowRange']);
  });

  it.each(['pregnant', 'minor'] as const)('are none for the group %s, whose goals others set', (group) => {
    expect(findMissedTimeGoals(shares({ veryLow: 20 }), group, true)).toEqual([]);
  });
});

describe('what leads', () => {
  it('is what misses a goal', () => {
    expect(findDeviations(shares({ low: 5 }), 'adult', true)).toEqual(['belowRange']);
  });

  it.each(['pregnant', 'minor'] as const)(
    'for the group %s is a share of lows that is too much for anybody',
    (group) => {
      expect(findDeviations(shares({ low: 3.9, high: 60 }), group, true)).toEqual([]);
      expect(findDeviations(shares({ veryLow: 2, low: 3, high: 60 }), group, true)).toEqual(['veryLow', 'belowRange']);
    },
  );
});
