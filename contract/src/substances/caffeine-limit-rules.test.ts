import { describe, expect, it } from 'vitest';
import { EMPTY_HEALTH_PROFILE } from '../profile/profile-schemas.ts';
import { caffeineLimitMgOf } from './caffeine-limit-rules.ts';

describe('the limit of caffeine a day', () => {
  it('is 400 mg for adults', () => {
    expect(caffeineLimitMgOf(EMPTY_HEALTH_PROFILE, 'adult')).toBe(400);
    expect(caffeineLimitMgOf(EMPTY_HEALTH_PROFILE, 'older')).toBe(400);
  });

  it.each([
    { chronicConditions: ['Ansiedade'] },
    { physicalProblems: ['Insônia'] },
    { physicalProblems: ['Enxaqueca'] },
    { otherConditions: 'fibrilação atrial' },
    { otherConditions: 'síndrome do pânico, palpitações' },
  ])('is 200 mg with %o', (said) => {
    expect(caffeineLimitMgOf({ ...EMPTY_HEALTH_PROFILE, ...said }, 'adult')).toBe(200);
  });

  it('stays 400 mg with a condition that caffeine leaves alone', () => {
    const profile = { ...EMPTY_HEALTH_PROFILE, chronicConditions: ['Diabetes Tipo 2'] };
    expect(caffeineLimitMgOf(profile, 'adult')).toBe(400);
  });

  it('is 200 mg in pregnancy, and nobody’s to tell under 18', () => {
    expect(caffeineLimitMgOf(EMPTY_HEALTH_PROFILE, 'pregnant')).toBe(200);
    expect(caffeineLimitMgOf(EMPTY_HEALTH_PROFILE, 'minor')).toBeNull();
  });
});
