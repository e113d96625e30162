import { listChatMessages, sendChatMessage } from '@vida/contract/chat/chat-endpoints.ts';
import { saveHealthProfile } from '@vida/contract/profile/profile-endpoints.ts';
import { newHealthProfileSchema } from '@vida/contract/profile/profile-schemas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Somebody with a saved profile, who asks. */
const personWith = async (profile: Record<string, unknown>) => {
  const { token } = await app.signUp();
  await app.call(saveHealthProfile, { body: newHealthProfileSchema.parse(profile) }, { token });
  const ask = async (message: string) => (await app.call(sendChatMessage, { body: { message } }, { token })).body;
  return { ask, token };
};

it.each([
  [
    { medicationAllergies: ['Dipirona'] },
    'posso tomar dorflex?',
    'Seu perfil marca alergia a Dipirona: não tome Dorflex',
  ],
  [{ otherMedications: 'Marevan' }, 'posso tomar ibuprofeno?', 'Seu perfil marca Marevan: com ibuprofeno'],
  [{ birthDate: '2011-05-01' }, 'posso tomar energético?', 'Seu perfil marca 15 anos: bebida energética'],
  [
    { pregnant: true, medications: ['Losartana'] },
    'continuo tomando losartana?',
    'Seu perfil marca gravidez e Losartana',
  ],
  [
    { chronicConditions: ['Doença Renal'], medications: ['Enalapril'] },
    'posso comer banana?',
    'Seu perfil marca Doença Renal e Enalapril',
  ],
  [{ foodAllergies: ['Leite'] }, 'pizza?', 'Seu perfil marca alergia a Leite, e pizza costuma levar leite'],
])('a saved profile speaks first: %j, %s', async (profile, message, beginning) => {
  const { ask, token } = await personWith(profile);
  const { response, source, sources, emergency } = await ask(message);
  expect(response.slice(0, beginning.length)).toBe(beginning);
  expect({ source, emergency }).toEqual({ source: 'rules', emergency: null });
  expect(sources.length).toBeGreaterThan(0);
  const [kept] = (await app.call(listChatMessages, { query: {} }, { token })).body;
  expect(kept?.response).toBe(response);
});

it('goes on from what was asked before, and is nobody else’s', async () => {
  const { ask } = await personWith({ medicationAllergies: ['Penicilina'] });
  await ask('posso tomar paracetamol?');
  expect((await ask('e amoxicilina?')).response).toMatch(/^Seu perfil marca alergia a Penicilina/);
  const other = await personWith({ medications: ['Losartana'] });
  expect((await other.ask('posso tomar amoxicilina?')).response).not.toContain('Seu perfil marca');
});
