import { describe, expect, it } from 'vitest';
import { ageOn, isBornAfter } from './age-rules.ts';
import {
  type BodyProfile,
  classifyBmi,
  findNoTargetsReason,
  findWeightGoalCaution,
  readBodyMass,
} from './body-mass-rules.ts';
import { EMPTY_HEALTH_PROFILE } from './profile-schemas.ts';

const TODAY = '2026-11-21';
const adult: BodyProfile = {
  ...EMPTY_HEALTH_PROFILE,
  height: 170,
  currentWeight: 82,
  weightGoal: null,
  birthDate: '1981-03-02',
  pregnant: null,
  disabilities: [],
};

describe('ageOn', () => {
  it.each([
    ['2008-11-21', '2026-11-21', 18],
    ['2008-11-22', '2026-11-21', 17],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2026-11-21', '2026-11-21', 0],
  ])('born %s is on %s %i', (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age);
  });

  it('knows a birth date after today', () => {
    expect(isBornAfter('2026-11-22', TODAY)).toBe(true);
    expect(isBornAfter(TODAY, TODAY)).toBe(false);
    expect(isBornAfter(null, TODAY)).toBe(false);
  });
});

describe('classifyBmi', () => {
  it.each([
    [18.4, 59, 'underweight'],
    [18.5, 59, 'healthy'],
    [24.9, 59, 'healthy'],
    [25, 59, 'overweight'],
    [29.9, 59, 'overweight'],
    [30, 18, 'obesity_1'],
    [35, 18, 'obesity_2'],
    [39.9, 18, 'obesity_2'],
    [40, 18, 'obesity_3'],
    [21.9, 60, 'underweight'],
    [22, 60, 'healthy'],
    [27, 60, 'healthy'],
    [27.1, 60, 'overweight'],
    [41, 60, 'overweight'],
  ])('%f at %i is %s', (bmi, age, bmiClass) => {
    expect(classifyBmi(bmi, age)).toBe(bmiClass);
  });
});

describe('readBodyMass', () => {
  it('gives the index with one decimal and its class', () => {
    expect(readBodyMass(adult, TODAY)).toEqual({
      kind: 'class',
      bmi: 28.4,
      bmiClass: 'overweight',
      isOlder: false,
    });
  });

  it.each([
    [{ pregnant: true }, 'pregnancy'],
    [{ birthDate: '2008-11-22' }, 'under_18'],
    [{ disabilities: ['Amputação'] }, 'amputation'],
    [{ birthDate: null }, 'age_unknown'],
  ] as const)('is silent for %o', (change, reason) => {
    expect(readBodyMass({ ...adult, ...change }, TODAY)).toEqual({ kind: 'silent', reason });
  });

  it.each([
    { height: null },
    { currentWeight: null },
    { height: 100, currentWeight: 101 },
    { height: 250, currentWeight: 49 },
  ])('says nothing for %o', (change) => {
    expect(readBodyMass({ ...adult, ...change }, TODAY)).toBeNull();
  });
});

describe('no targets', () => {
  it.each([
    [{ pregnant: true }, 'pregnancy'],
    [{ pregnant: false }, null],
    [{ birthDate: '2008-11-22' }, 'under_18'],
    [{ birthDate: '2008-11-21' }, null],
    [{ birthDate: null }, null],
  ] as const)('%o: %s', (change, reason) => {
    expect(findNoTargetsReason({ ...adult, ...change }, TODAY)).toBe(reason);
  });
});

describe('findWeightGoalCaution', () => {
  it.each([
    ['no goal', {}, null],
    ['a tenth less', { weightGoal: 73.8 }, null],
    ['more than a tenth less', { weightGoal: 73.7 }, { kind: 'large_loss', firstGoalKg: 73.8 }],
    ['gaining', { weightGoal: 90 }, null],
    ['the lowest healthy', { currentWeight: 55, weightGoal: 53.5 }, null],
    ['below it', { currentWeight: 55, weightGoal: 53.4 }, { kind: 'below_healthy', lowestKg: 53.5 }],
    [
      'below the older ones',
      { currentWeight: 66, weightGoal: 63, birthDate: '1960-01-01' },
      { kind: 'below_healthy', lowestKg: 63.6 },
    ],
    ['after an amputation', { currentWeight: 55, weightGoal: 50, disabilities: ['Amputação'] }, null],
    ['without height', { height: null, currentWeight: null, weightGoal: 40 }, null],
    ['pregnancy', { weightGoal: 80, pregnant: true }, { kind: 'pregnancy' }],
    ['under 18', { weightGoal: 80, birthDate: '2010-01-01' }, { kind: 'under_18' }],
  ])('%s', (_name, change, caution) => {
    expect(findWeightGoalCaution({ ...adult, ...change }, TODAY)).toEqual(caution);
  });
});
