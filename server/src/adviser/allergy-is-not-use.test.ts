import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { tellRules } from './built-in/built-in-adviser.ts';
import { buildFacts } from './built-in/facts/facts.ts';
import { findFoodRules } from './guardrails/food/find-food-rules.ts';
import { exerciseRulesOf } from './guardrails/movement/exercise-rules.ts';
import { profileLines } from './model/context/profile-lines.ts';
import { NOW, samplePerson } from './testing/sample-person.ts';

const TODAY = '2026-11-21';

/** An allergy in its own list, and typed where the medicines stand. */
const places = (medicine: string): readonly Partial<HealthProfile>[] => [
  { medicationAllergies: [medicine] },
  { otherMedicationAllergies: medicine },
  { otherMedications: `alergia a ${medicine}` },
  { medications: [`Alergia a ${medicine}`] },
];
const profileOf = (change: Partial<HealthProfile>): HealthProfile => ({ ...EMPTY_HEALTH_PROFILE, ...change });
const tipsFor = (profile: Partial<HealthProfile>): readonly string[] =>
  tellRules(buildFacts(samplePerson({ profile }), NOW)).map(({ rule }) => rule.key);

describe('an allergy to a medicine is never read as its use', () => {
  it.each([
    ['varfarina', 'own-warfarin'],
    ['Aspirina', 'aspirin-dengue'],
    ['insulina', 'insulin-storage'],
    ['losartana', 'pressure-medicine-painkillers'],
    ['prednisona', 'own-corticoid'],
    ['um remédio qualquer', 'own-medicines'],
  ])('by the tips: %s', (medicine, tip) => {
    for (const profile of places(medicine)) expect(tipsFor(profile)).not.toContain(tip);
  });

  it('by the meals and the movement', () => {
    for (const profile of places('sinvastatina'))
      expect(findFoodRules(profileOf(profile), TODAY).notices).not.toContain('no_grapefruit');
    for (const profile of places('propranolol'))
      expect(exerciseRulesOf(profileOf(profile), TODAY).notices).not.toContain('beta_blocker');
  });

  it('by a model: it is told in which list it stands', () => {
    const linesOf = (profile: Partial<HealthProfile>) => profileLines(profileOf(profile), TODAY, null);
    for (const profile of places('dipirona')) {
      const told = linesOf(profile).join('\n');
      expect(told).toMatch(/^Alergias a remédios: .*dipirona/m);
      expect(told).not.toContain('Remédios em uso');
    }
    expect(linesOf({ otherMedications: 'Puran T4 50 mcg, alergia a dipirona. Marevan' })).toEqual([
      'Remédios em uso: Puran T4 50 mcg, Marevan',
      'Alergias a remédios: alergia a dipirona',
      'Meta de sono: 8 h por noite',
    ]);
  });
});
