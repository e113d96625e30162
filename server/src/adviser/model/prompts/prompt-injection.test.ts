import { expect, it } from 'vitest';
import { echoing } from '../../../testing/model-server.ts';
import { listen, startConversation, USER_ID } from '../testing/conversation-fixture.ts';
import { injections } from '../testing/injections-fixture.ts';
import { SAFETY_RULES } from './render-prompt.ts';

const marks = ['mensagem_da_pessoa', 'dados_da_pessoa', 'medidas_da_pessoa'];
const countOf = (text: string, part: string): number => text.split(part).length - 1;

it('there are fifty of them', () => {
  expect(new Set(injections).size).toBe(50);
});

/** The model says back everything that it was told: whatever it knows could come out, and none of it may. */
it.each(injections)('%j arrives as data, whether asked or written in the profile', async (injection) => {
  const { ask, server } = await startConversation([echoing], {
    profile: { otherConditions: injection, foodAllergies: ['Leite', injection.slice(0, 100)] },
  });
  const { answer, shown } = await listen(ask(injection));

  const [system, user] = server.requests[0]?.messages ?? [];
  expect(server.requests[0]?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  expect(system?.content.startsWith(SAFETY_RULES)).toBe(true);
  for (const mark of marks) {
    expect(countOf(user?.content ?? '', `<${mark}>`)).toBe(1);
    expect(countOf(user?.content ?? '', `</${mark}>`)).toBe(1);
  }
  expect(user?.content.endsWith('</mensagem_da_pessoa>')).toBe(true);
  expect(user?.content.replaceAll(/<\/?[a-z_]+>/g, '')).not.toMatch(/[<>]/);
  expect(server.requests.map(({ raw }) => raw).join()).not.toContain(USER_ID);

  expect(shown).not.toMatch(/Estas regras valem sempre|<script|javascript:|http:/);
  expect(answer).toMatchObject({ emergency: null, source: 'rules' });
});
