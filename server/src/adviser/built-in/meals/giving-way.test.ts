import { RELAXATIONS } from '@vida/contract/nutrition/meal-kinds.ts';
import { type NutritionTargets, nutritionTargetsOf } from '@vida/contract/nutrition/target-rules.ts';
import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { sumNutrients } from '../../food/sum-nutrients.ts';
import { askDay } from './ask-day.ts';
import { listRelaxations } from './list-relaxations.ts';
import { type DayLimits, ladderOfLimits } from './model/limits.ts';
import { solveDay } from './solve-day.ts';
import { loadSolver } from './solver/solver.ts';

const TODAY = '2026-11-21';
const solver = await loadSolver();
const { question, rules } = askDay({
  userId: 'person',
  profile: EMPTY_HEALTH_PROFILE,
  today: TODAY,
  mealType: 'general',
  kept: [],
  nearFoodIds: new Set(),
  seed: 1,
});

const targetsOf = (changes: Partial<NutritionTargets>): NutritionTargets => {
  const targets = nutritionTargetsOf(EMPTY_HEALTH_PROFILE, TODAY);
  if (targets === null) throw new Error('a plain profile has targets');
  return { ...targets, ...changes };
};
const solve = (targets: NutritionTargets, ladder: readonly [DayLimits, ...DayLimits[]]) =>
  solveDay(solver, { ...question, calories: targets.calories, ladder });

/** What gives way for these targets of a person without conditions. */
const relaxedFor = (changes: Partial<NutritionTargets>) => {
  const targets = targetsOf(changes);
  const ladder = ladderOfLimits(targets, rules);
  const solved = solve(targets, ladder);
  if (solved === null) throw new Error('a day for everybody');
  const totals = sumNutrients(solved.choices.map(({ serving }) => serving.nutrients));
  const isShapeLoose = ladder[solved.step]?.isShapeLoose ?? false;
  return listRelaxations(ladder[0], totals, 1, { isShapeLoose, hasRepeats: false });
};

/** Whether there would be a day if one band alone were open. */
const isEnoughToOpen = (changes: Partial<NutritionTargets>, band: 'fiber' | 'proteins' | 'fats' | 'calories') => {
  const targets = targetsOf(changes);
  const [aim] = ladderOfLimits(targets, rules);
  return solve(targets, [{ ...aim, [band]: { min: null, max: null } }]) !== null;
};

describe('the ladder of limits', () => {
  it('has the aim and then one step for each relaxation', () => {
    expect(ladderOfLimits(targetsOf({}), rules)).toHaveLength(1 + RELAXATIONS.length);
  });
});

describe('what gives way', () => {
  it('is nothing where the bands can be kept', () => {
    expect(relaxedFor({})).toEqual([]);
  });

  it('is the fibre before the protein, where either would do', () => {
    const tight = { calories: 1400, carbs: 175, proteins: 190, fats: 47, fiber: 60 };
    expect(isEnoughToOpen(tight, 'fiber')).toBe(true);
    expect(isEnoughToOpen(tight, 'proteins')).toBe(true);
    expect(relaxedFor(tight)).toEqual(['fiber_20']);
  });

  it('is the protein before the fats, where either would do', () => {
    const tight = { proteins: 250, fats: 40 };
    expect(isEnoughToOpen(tight, 'fiber')).toBe(false);
    expect(isEnoughToOpen(tight, 'proteins')).toBe(true);
    expect(isEnoughToOpen(tight, 'fats')).toBe(true);
    expect(relaxedFor(tight)).toEqual(['protein_80']);
  });

  it('are the fats before the energy, where either would do', () => {
    const tight = { fats: 230 };
    expect(isEnoughToOpen(tight, 'proteins')).toBe(false);
    expect(isEnoughToOpen(tight, 'fats')).toBe(true);
    expect(isEnoughToOpen(tight, 'calories')).toBe(true);
    expect(relaxedFor(tight)).toEqual(['fats']);
  });

  it('are two bands where one is not enough', () => {
    const tight = { proteins: 280, fiber: 120 };
    expect(isEnoughToOpen(tight, 'fiber')).toBe(false);
    expect(isEnoughToOpen(tight, 'proteins')).toBe(false);
    expect(relaxedFor(tight)).toEqual(['fiber_20', 'protein_80']);
  });

  it('is the energy last, by little or by as much as it takes', () => {
    expect(relaxedFor({ calories: 3300 })).toEqual(['fats', 'calories_15']);
    expect(relaxedFor({ calories: 5000 })).toContain('calories_possible');
  });
});
