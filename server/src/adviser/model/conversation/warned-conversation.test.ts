import { EMPTY_HEALTH_PROFILE, type HealthProfile } from '@vida/contract/profile/profile-schemas.ts';
import { expect, it } from 'vitest';
import { answering } from '../../../testing/model-server.ts';
import { parseMentions } from '../../warnings/parse-mentions.ts';
import { warningsFor } from '../../warnings/warnings-for.ts';
import { listen, startConversation } from '../testing/conversation-fixture.ts';

const kidney = { chronicConditions: ['Doença Renal'] };
const warned = (message: string, profile: Partial<HealthProfile>) =>
  warningsFor({ ...EMPTY_HEALTH_PROFILE, ...profile }, parseMentions(message), '2026-11-21');

const careful = 'Combine com sua equipe quanto cabe. Que tal uma maçã no lanche?';

it('a model is told what the profile said already, whatever the administrator’s prompt leaves out', async () => {
  const bare = { systemPrompt: 'Converse.', userPromptTemplate: '{{mensagem}}' };
  const { ask, server } = await startConversation([answering(careful)], {
    profile: kidney,
    readPrompt: async () => bare,
  });
  const message = 'posso comer banana?';
  await listen(ask(message, { warnings: warned(message, kidney) }));
  const content = server.requests[0]?.messages.at(-1)?.content ?? '';
  expect(content).toMatch(/^<avisos_ja_ditos>\nSeu perfil marca Doença Renal: banana tem bastante potássio/);
  expect(content).toMatch(/^<avisos_ja_ditos>.*\n<\/avisos_ja_ditos>\n\n.*posso comer banana/s);
  expect(server.requests[0]?.messages[0]?.content).toContain('<avisos_ja_ditos>');
});

it('what the profile warned of is not offered by a model', async () => {
  const { ask, server } = await startConversation(
    [answering('Uma banana pequena cabe bem no lanche.'), answering(careful)],
    { profile: kidney },
  );
  const message = 'posso comer banana?';
  const { answer, shown } = await listen(ask(message, { warnings: warned(message, kidney) }));
  expect(answer).toMatchObject({ text: careful, source: 'model' });
  expect(shown).toBe(careful);
  expect(server.requests[1]?.messages.at(-1)?.content).toContain('o que o aviso desaconselha (banana)');
});

it('after a grave warning no model is asked', async () => {
  const profile = { medicationAllergies: ['Dipirona'] };
  const { ask, server, tallied } = await startConversation([answering('Pode, sem problema.')], { profile });
  const { answer } = await listen(ask('dorflex?', { warnings: warned('dorflex?', profile) }));
  expect(answer).toMatchObject({ source: 'rules' });
  expect(server.requests).toEqual([]);
  expect(tallied).toEqual(['chat rules']);
});
