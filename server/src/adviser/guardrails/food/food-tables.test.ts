import { DAILY_TARGETS } from '@vida/contract/nutrition/nutrition-rules.ts';
import {
  CARE_SODIUM_MG,
  KIDNEY_POTASSIUM_MG,
  LOW_SODIUM_MG,
  OBESITY_FIBER,
} from '@vida/contract/nutrition/target-rules.ts';
import { DIETARY_RESTRICTIONS } from '@vida/contract/profile/profile-choices.ts';
import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { expect, it } from 'vitest';
import type { Food } from '../../food/food.ts';
import { findFood } from '../../food/food-table.ts';
import { personCell } from './eater.ts';
import { findFoodRules } from './find-food-rules.ts';
import { ownVocabulary } from './own-vocabulary.ts';
import { foodRules } from './rule-table.ts';
import { foodsCell } from './terms.ts';
import { parseWordList } from './word-lists.ts';

const rulesOf = (change: Partial<HealthProfile>) => findFoodRules({ ...EMPTY_HEALTH_PROFILE, ...change }, '2026-11-21');

it('sets the same amounts as the targets that a person sees', () => {
  expect(rulesOf({ chronicConditions: ['Hipertensão'] }).sodiumPerDay).toBe(CARE_SODIUM_MG);
  expect(rulesOf({ dietaryRestrictions: ['Baixo Sódio'] }).sodiumPerDay).toBe(LOW_SODIUM_MG);
  expect(rulesOf({ chronicConditions: ['Doença Renal'] }).potassiumPerDay).toBe(KIDNEY_POTASSIUM_MG);
  expect(rulesOf({ chronicConditions: ['Obesidade'] }).fiberPerDay).toBe(OBESITY_FIBER);
  expect(rulesOf({ chronicConditions: ['Doença Cardíaca'] }).fiberPerDay).toBe(DAILY_TARGETS.fiber);
});

it('chooses a dear food less than a cheap one of its kind', () => {
  const { preference } = rulesOf({});
  const of = (id: string) => preference(findFood(id) as Food);
  expect(of('file-mignon-grelhado')).toBe(of('patinho-grelhado') - 1);
  expect(of('feijao-carioca-cozido')).toBe(0);
});

it('has a rule for every restriction that rules foods out', () => {
  const reasons = foodRules().map(({ reason }) => reason);
  const silent = DIETARY_RESTRICTIONS.filter((choice) => !reasons.includes(choice));
  expect(silent).toEqual(['Nenhuma', 'Outros']);
});

it('knows words in the singular, folded, each with one meaning', () => {
  const phrases = ownVocabulary().entries.map(([phrase]) => phrase);
  expect(phrases.length).toBeGreaterThan(700);
  expect(new Set(phrases).size).toBe(phrases.length);
  expect(phrases.filter((phrase) => !/^[a-z0-9]+(?: [a-z0-9]+)*$/.test(phrase))).toEqual([]);
});

it.each(['tag:sem-nome', 'group:pedras', 'id:pao', 'weight>3', 'porco'])('no food can be %s', (term) => {
  expect(() => foodsCell.parse(term)).toThrow(RangeError);
});

it.each(['need:sleep', 'diet:Carnívoro', 'medicine:lucky', 'takes:Maracujina', 'someone'])(
  'nobody can be %s',
  (term) => {
    expect(() => personCell.parse(term)).toThrow(RangeError);
  },
);

it('refuses a list that is not there', () => {
  expect(() => parseWordList('@stones')).toThrow(RangeError);
  expect(parseWordList('@no_pork vegano')).toContain('linguica vegetal vegano');
});
