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
    [{ otherConditions: 'sou nutriz' }, 'special_care'],
    [{ otherConditions: 'pós-parto' }, 'special_care'],
    [{ otherConditions: 'redução de estômago' }, 'special_care'],
    [{ otherConditions: 'carcinoma' }, 'special_care'],
    [{ otherPhysicalProblems: 'hemodiálise' }, 'special_care'],
    [{ otherPhysicalProblems: 'gravidez de risco' }, 'pregnant'],
    [{ otherMedications: 'vitaminas para gestante' }, 'pregnant'],
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
  ['doença coronariana', 'heart'],
  ['ICC', 'heart'],
  ['problema no coração', 'heart'],
  ['estenose aórtica', 'heart'],
  ['DRC estágio 3', 'kidney'],
  ['IRC', 'kidney'],
  ['rim policístico', 'kidney'],
  ['problema nos rins', 'kidney'],
  ['perda da função renal', 'kidney'],
  ['diabético', 'diabetes'],
] as const)('%s is %s', (otherConditions, need) => {
  expect(readDietNeeds(someone({ otherConditions }))[need]).toBe(true);
  expect(readDietNeeds(someone({}))[need]).toBe(false);
});

it('counts a condition in any field of own words, but no heart of chicken and no stone', () => {
  expect(readDietNeeds(someone({ otherPhysicalProblems: 'infarto' })).heart).toBe(true);
  expect(readDietNeeds(someone({ otherMedications: 'remédio para pressão alta' })).hypertension).toBe(true);
  expect(readDietNeeds(someone({ foodAllergies: ['coração de frango'] })).heart).toBe(false);
  expect(readDietNeeds(someone({ medications: ['Bisoprolol'] })).heart).toBe(false);
  expect(readDietNeeds(someone({ otherConditions: 'sopro' })).heart).toBe(true);
  expect(readDietNeeds(someone({ otherConditions: 'cálculo renal' })).kidney).toBe(false);
});

it.each(['pouco sal', 'Dieta hipossódica', 'evito sal', 'sem sal'])('%s is low in sodium', (own) => {
  expect(readDietNeeds(someone({ dietaryRestrictions: [own] })).lowSodium).toBe(true);
});
