import { EMPTY_HEALTH_PROFILE } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { foods } from '../../food/food-table.ts';
import { findFoodRanking } from './food-ranking.ts';
import { ask } from './testing/sample-chat.ts';

const TODAY = '2026-11-21';
const rank = (message: string, profile = EMPTY_HEALTH_PROFILE) => findFoodRanking(message, profile, TODAY);

describe('which of a group has the most or the least', () => {
  it.each([
    ['qual fruta tem menos carboidrato?', 'em frutas: abacate (6 g)'],
    ['frutas com menos açúcar', 'em frutas: abacate (6 g)'],
    ['qual a fruta menos calórica', 'em frutas: melão (29 kcal)'],
    ['Qual verdura tem mais fibra?', 'em verduras e legumes: couve refogada (5,7 g)'],
    ['qual o queijo com menos gordura', 'em queijos: queijo cottage (1 g)'],
    ['qual queijo tem menos sódio', 'O sódio de queijo minas varia muito'],
    ['quais peixes com mais proteína', 'em peixes: pintado assado (36,5 g)'],
  ])('%s', (message, said) => {
    expect(rank(message)).toContain(said);
  });

  it('is what the table says of every fruit', () => {
    const fruits = foods.filter(({ group }) => group === 'frutas');
    const most = fruits.reduce((a, b) => (a.per100.potassium >= b.per100.potassium ? a : b));
    expect(rank('qual fruta tem mais potássio')).toContain(`em frutas: ${most.shortName} (`);
  });

  it('is none of what the profile rules out, and says so', () => {
    const text = rank('qual castanha tem menos caloria', {
      ...EMPTY_HEALTH_PROFILE,
      foodAllergies: ['Amendoim'],
    });
    expect(rank('qual castanha tem menos caloria')).toContain('amendoim');
    expect(text).not.toContain('amendoim');
    expect(text).toContain('Deixei de fora o que não combina com o seu perfil.');
  });

  it.each([
    'quantas calorias tem uma fruta?',
    'qual pão de queijo tem menos caloria',
    'o pão tem mais carboidrato que a batata?',
    'qual tem mais açúcar, banana ou maçã?',
    'que fruta posso comer?',
    'qual fruta é melhor para a pressão?',
  ])('is no ranking: %s', (message) => {
    expect(rank(message)).toBeNull();
  });

  it('is told in the chat, and never to somebody whom an eating disorder may threaten', async () => {
    expect(await ask('qual fruta tem menos carboidrato?')).toContain('abacate (6 g)');
    const profile = { ...EMPTY_HEALTH_PROFILE, otherConditions: 'anorexia' };
    expect(await ask('qual fruta tem menos carboidrato?', { data: { profile } })).not.toContain('abacate (6');
  });
});
