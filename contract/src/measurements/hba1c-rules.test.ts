import { describe, expect, it } from 'vitest';
import { classifyHba1c, hba1cGoalOf, nextHba1cAfter } from './hba1c-rules.ts';

describe('the class of a glycated haemoglobin', () => {
  it.each([
    [6.9, 'adult', 'in_goal'],
    [7, 'adult', 'above_goal'],
    [7.4, 'older', 'in_goal'],
    [7.5, 'older', 'above_goal'],
    [9, 'adult', 'above_goal'],
    [9.1, 'adult', 'far_above_goal'],
    [9.1, 'minor', null],
    [6, 'pregnant', null],
  ] as const)('with diabetes, %d %% in the group %s: %s', (percent, group, expected) => {
    expect(classifyHba1c(percent, { group, hasDiabetes: true, isProneToLows: group === 'adult' })).toBe(expected);
  });

  it.each([
    [5.6, 'usual'],
    [5.7, 'attention'],
    [6.4, 'attention'],
    [6.5, 'show_doctor'],
  ] as const)('without diabetes, %d %%: %s', (percent, expected) => {
    expect(classifyHba1c(percent, { group: 'adult', hasDiabetes: false, isProneToLows: false })).toBe(expected);
  });
});

it.each([
  [5.9, false, 'too_low'],
  [6.4, false, 'too_low'],
  [6.5, false, 'in_goal'],
  [6.9, true, 'too_low'],
  [7, true, 'in_goal'],
] as const)('old, on what can bring lows, %d %% (lows lately: %j): %s', (percent, hadLows, expected) => {
  const care = { group: 'older', hasDiabetes: true, isProneToLows: true, hadLows } as const;
  expect(classifyHba1c(percent, care)).toBe(expected);
  // Who takes a sulfonylurea and ticked nothing is not told 'usual' either.
  if (expected === 'too_low') expect(classifyHba1c(percent, { ...care, hasDiabetes: false })).toBe(expected);
});

it('has a goal for adults alone', () => {
  const goals = (['adult', 'older', 'minor', 'pregnant'] as const).map(hba1cGoalOf);
  expect(goals).toEqual([7, 7.5, null, null]);
});

it.each([
  ['2026-11-21', false],
  ['2026-11-22', true],
])('on %s a test of 21 May is late: %j', (today, isLate) => {
  expect(nextHba1cAfter('2026-05-21', today)).toEqual({ fromDay: '2026-08-21', toDay: '2026-11-21', isLate });
});
