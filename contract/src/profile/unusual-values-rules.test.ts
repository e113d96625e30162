import { expect, it } from 'vitest';
import { findUnusualMeasures } from './unusual-values-rules.ts';

const nothing = { height: null, currentWeight: null, weightGoal: null };
const usual = { height: 162, currentWeight: 78.4, weightGoal: 72 };

it.each([
  [usual, []],
  [{ ...usual, height: 120, currentWeight: 60 }, []],
  [{ ...usual, height: 119, currentWeight: 60 }, ['height']],
  [{ ...usual, height: 220 }, []],
  [{ ...usual, height: 221 }, ['height']],
  [{ ...nothing, currentWeight: 34.9 }, ['currentWeight']],
  [{ ...nothing, currentWeight: 250.1 }, ['currentWeight']],
  [{ ...nothing, weightGoal: 34 }, ['weightGoal']],
  [{ ...usual, height: 200, currentWeight: 59 }, ['bodyMass']],
  [{ ...usual, height: 140, currentWeight: 120 }, ['bodyMass']],
])('%o: %o', (profile, unusual) => {
  expect(findUnusualMeasures(profile, nothing)).toEqual(unusual);
});

it('does not ask again about what is saved', () => {
  const saved = { ...usual, height: 119, currentWeight: 20 };
  expect(findUnusualMeasures({ ...saved, weightGoal: 30 }, saved)).toEqual(['weightGoal']);
});
