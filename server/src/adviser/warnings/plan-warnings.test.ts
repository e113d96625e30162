import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { findFood } from '../food/food-table.ts';
import { findExerciseById } from '../movement/exercise-library.ts';
import { warningsOfPlan } from './plan-warnings.ts';

const today = '2026-11-21';
const profileOf = (change: Partial<HealthProfile>): HealthProfile => ({ ...EMPTY_HEALTH_PROFILE, ...change });
const takes = (otherMedications: string) => profileOf({ otherMedications });
const meals = (profile: HealthProfile, ids: readonly string[]) => {
  const foods = ids.map((id) => findFood(id) ?? expect.fail(id));
  return warningsOfPlan(profile, { foods }, today);
};
const exercises = (profile: HealthProfile, ids: readonly string[]) => {
  const known = ids.map((id) => findExerciseById(id) ?? expect.fail(id));
  return warningsOfPlan(profile, { exercises: known }, today);
};

const plain = ['arroz-branco-cozido', 'peito-de-frango-grelhado'];
const green = [...plain, 'couve-manteiga-refogada', 'alface-crespa'];

describe('a plan of meals', () => {
  it.each([
    ['Marevan', green, ['há vitamina K em couve refogada e alface, e ela', 'Não precisa cortar']],
    ['Marevan', plain, []],
    ['Xarelto', green, []],
    ['Losartana', green, []],
    ['', green, []],
    ['Carbolitium', plain, ['comer bem menos sal do que de costume']],
    ['Cipro', [...plain, 'leite-integral'], ['perto de leite e derivados (leite)']],
    ['Cipro', plain, []],
    ['Alendronato', plain, ['em jejum, só com água']],
    ['Prolopa', plain, ['a proteína das refeições']],
    ['Sulfato ferroso', ['cafe-coado-sem-acucar'], ['perto de café']],
  ])('of who takes %j with %j says %j', (medicine, ids, parts) => {
    const said = meals(takes(medicine), ids);
    expect(said).toHaveLength(parts.length === 0 ? 0 : 1);
    for (const part of parts) expect(said[0]).toContain(part);
  });

  it('says at most three things, the gravest first', () => {
    const said = meals(takes('Marevan, Carbolitium, Alendronato, Prolopa, Cipro'), [...green, 'leite-integral']);
    expect(said).toHaveLength(3);
    expect(said[0]).toMatch(/^Seu perfil marca Carbolitium: /);
  });
});

describe('a programme of exercise', () => {
  it.each([
    [takes('Eliquis'), ['caminhada-leve'], ['uma queda ou pancada sangra mais']],
    [takes('Metformina'), ['caminhada-leve'], []],
    [takes('Atenolol'), ['caminhada-leve'], []],
    [takes('Insulina NPH'), ['caminhada-leve'], []],
    [takes('Levofloxacino'), ['caminhada-leve'], ['pode machucar os tendões']],
    [takes('Rivotril'), ['caminhada-leve'], []],
    [takes('Furosemida'), ['caminhada-leve'], ['faz o corpo perder mais água']],
    [takes('Monocordil'), ['caminhada-leve'], ['levante devagar']],
    [takes('Sinvastatina'), ['caminhada-leve'], ['urina escura']],
    [profileOf({ otherConditions: 'retinopatia proliferativa' }), ['caminhada-leve'], ['sem prender']],
    [takes('Eliquis'), [], []],
  ])('of %j with %j says %j', (profile, ids, parts) => {
    const said = exercises(profile, ids);
    expect(said).toHaveLength(parts.length);
    for (const part of parts) expect(said[0]).toContain(part);
  });
});
