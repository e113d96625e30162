import type { HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { describe, expect, it } from 'vitest';
import { ask } from './testing/sample-chat.ts';

const answer = (question: string, profile: Partial<HealthProfile>) => ask(question, { data: { profile } });

describe('an allergy is never read as use', () => {
  it.each([
    ['aspirina faz mal para o estômago?', { medicationAllergies: ['Aspirina'] }],
    ['aspirina faz mal para o estômago?', { medicationAllergies: ['Outros', 'aspirina'] }],
    ['por que tomar sinvastatina à noite?', { medicationAllergies: ['Sinvastatina'] }],
    ['metformina dá enjoo, o que fazer?', { medicationAllergies: ['Metformina'] }],
  ])('%s', async (question, allergies) => {
    expect(await answer(question, allergies)).not.toContain('no seu perfil, este texto também fala de você');
  });

  it('a medicine that is taken is read as such', async () => {
    expect(await answer('quem precisa de aspirina todo dia?', { medications: ['Aspirina'] })).toContain(
      'Como você marcou Aspirina no seu perfil',
    );
  });

  it('an allergy leads to the text about it, called what it is', async () => {
    expect(await answer('onde tem soja escondida?', { foodAllergies: ['Soja'] })).toContain(
      'Como você marcou alergia a Soja no seu perfil',
    );
    expect(await answer('como saber se sou alérgico a um remédio?', { medications: ['Aspirina'] })).not.toContain(
      'Como você marcou',
    );
  });
});
