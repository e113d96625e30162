import { describe, expect, it } from 'vitest';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '../profile/profile-schemas.ts';
import { findNoPlanReason, readDietNeeds } from './diet-needs-rules.ts';

const someone = (change: Partial<HealthProfile>): HealthProfile => ({ ...EMPTY_HEALTH_PROFILE, ...change });
const reasonOf = (change: Partial<HealthProfile>) => findNoPlanReason(someone(change), '2026-11-21');

describe('no plan', () => {
  it.each([
    [{}, null],
    [{ pregnant: true }, 'pregnant'],
    [{ pregnant: false, otherConditions: 'gestante' }, null],
    [{ otherDietaryRestrictions: 'gestante' }, 'pregnant'],
    [{ birthDate: '2008-11-22' }, 'minor'],
    [{ birthDate: '2008-11-21' }, null],
    [{ otherConditions: 'Transtorno alimentar na juventude' }, 'eating_risk'],
    [{ dietaryRestrictions: ['anorexia'] }, 'eating_risk'],
    [{ chronicConditions: ['Doença Renal', 'Hemodiálise'] }, 'special_care'],
    [{ otherConditions: 'cirurgia bariátrica em 2020' }, 'special_care'],
    [{ otherDisabilities: 'uso sonda' }, 'special_care'],
    [{ otherMedications: 'quimioterapia' }, 'special_care'],
    [{ otherConditions: 'câncer de mama' }, 'special_care'],
    [{ otherConditions: 'estou amamentando' }, 'special_care'],
    [{ otherConditions: 'transplante de rim' }, 'special_care'],
    [{ chronicConditions: ['Doença Renal'] }, null],
    [{ otherConditions: 'minha mãe tem câncer' }, null],
  ])('%o: %s', (change, reason) => {
    expect(reasonOf(change)).toBe(reason);
  });
});

it.each([
  ['pressão alta', 'hypertension'],
  ['hipertenso', 'hypertension'],
  ['obeso', 'obesity'],
  ['infarto em 2019', 'heart'],
  ['DRC estágio 3', 'kidney'],
  ['diabético', 'diabetes'],
] as const)('%s is %s', (otherConditions, need) => {
  expect(readDietNeeds(someone({ otherConditions }))[need]).toBe(true);
  expect(readDietNeeds(someone({}))[need]).toBe(false);
});

it.each(['pouco sal', 'Dieta hipossódica', 'evito sal', 'sem sal'])('%s is low in sodium', (own) => {
  expect(readDietNeeds(someone({ dietaryRestrictions: [own] })).lowSodium).toBe(true);
});
