import { describe, expect, it } from 'vitest';
import { answering } from '../../../testing/model-server.ts';
import { listen, startConversation, USER_ID } from '../testing/conversation-fixture.ts';

const good = 'Sua glicose ficou estável. Que tal uma caminhada leve depois do almoço?';

describe('what the model gets', () => {
  it('is the active prompt, or the built-in one; the rules always first', async () => {
    const own = {
      systemPrompt: 'Fale como um poeta em {{data}}.',
      userPromptTemplate: 'Pergunta: {{mensagem}}',
    };
    const general = { systemPrompt: 'Seja geral.', userPromptTemplate: 'Sem a pergunta.' };
    const systemFor = async (prompts: Readonly<Record<string, typeof own>>) => {
      const { ask, server } = await startConversation([answering(good)], {
        readPrompt: async (section) => prompts[section] ?? prompts.general ?? null,
      });
      await listen(ask('Posso comer manga?'));
      const [system, user] = server.requests[0]?.messages ?? [];
      expect(system?.content).toMatch(/^Você é a Vida, .*Estas regras valem sempre/);
      expect(user?.content).toContain('Posso comer manga?');
      return `${system?.content} | ${user?.content}`;
    };
    expect(await systemFor({ chat: own, general })).toMatch(/Fale como um poeta em .*21\/11\/2026.*Pergunta: </s);
    expect(await systemFor({ general })).toMatch(/Seja geral\..*Sem a pergunta\.\n\n<mensagem_da_pessoa>/s);
    expect(await systemFor({})).toMatch(/Converse com a pessoa.*média 126 mg\/dL/s);
  });

  it('has the earlier exchanges of the day, but none that fixed texts answered', async () => {
    const { ask, server } = await startConversation([answering(good)]);
    const turn = { at: new Date('2026-11-21T14:00:00.000Z'), emergency: null };
    const card = { label: 'medical' as const, lines: ['samu' as const], steps: [], question: 'É agora?' };
    await listen(
      ask('E à noite?', {
        turns: [
          { ...turn, message: 'Ontem?', response: 'Ontem.', at: new Date('2026-11-19T14:00:00.000Z') },
          { ...turn, message: 'Dor no peito', response: 'Ligue 192.', emergency: card },
          { ...turn, message: 'Passou já', response: 'Que bom que não está acontecendo.' },
          { ...turn, message: 'Posso dobrar minha insulina?', response: 'Fale com seu médico.' },
          { ...turn, message: 'Posso comer manga?', response: 'Pode, um pouco.' },
        ],
      }),
    );
    const messages = server.requests[0]?.messages ?? [];
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user']);
    expect(messages[1]?.content).toContain('Posso comer manga?');
    expect(server.requests[0]?.raw).not.toMatch(/Dor no peito|Ontem\?|Passou já|acontecendo|dobrar/);
  });

  it('names nobody: no id, no e-mail, no CPF, no telephone', async () => {
    const { ask, server } = await startConversation([answering(good)], {
      profile: { otherConditions: 'fale com maria.silva@example.com', birthDate: '1970-03-04' },
    });
    await listen(ask('Sou maria@example.com, CPF 123.456.789-09, (11) 98765-4321'));
    const raw = server.requests[0]?.raw ?? '';
    for (const identity of [USER_ID, 'example.com', '789-09', '98765', '1970-03-04'])
      expect(raw).not.toContain(identity);
    expect(raw).toContain('56 anos');
    expect(server.requests[0]).not.toHaveProperty('user');
  });
});
