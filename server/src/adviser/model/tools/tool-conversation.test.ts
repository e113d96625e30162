import { describe, expect, it } from 'vitest';
import { answering, calling, type ModelBehaviour } from '../../../testing/model-server.ts';
import { listen, startConversation } from '../testing/conversation-fixture.ts';
import { data, october, toolTextOf } from '../testing/tools-fixture.ts';
import { MOST_STEPS } from './stream-steps.ts';

const RULES = { text: 'Resposta das regras.', source: 'rules', isComplete: true };
const right = 'Em outubro sua glicose média foi de 150 mg/dL, com 2 registros em um só dia.';

describe('a model that calls a tool', () => {
  it('gets its result and phrases it', async () => {
    const { ask, server, tallied, tooled, spent } = await startConversation(
      [{ kind: 'calls', calls: [{ name: 'health_query', input: october }], afterwards: answering(right) }],
      { data },
    );
    const { answer, shown } = await listen(ask('Qual foi minha média em outubro?'));
    expect(answer).toMatchObject({ text: right, source: 'model', isComplete: true });
    expect(shown.trim()).toBe(right);
    expect(toolTextOf(server.requests[1])).toEqual([expect.stringContaining('"mean":"150 mg/dL"')]);
    expect(server.requests[0]?.tools?.map((each) => each.function.name)).toEqual([
      'health_query',
      'warnings_for',
      'food_facts',
      'definitions',
      'search_articles',
      'todays_plan',
    ]);
    expect([tallied, tooled]).toEqual([['chat model'], ['questions', 'calls']]);
    // Both steps are counted, each with the whole prompt.
    expect(spent[0]).toBeGreaterThan((server.requests.map(({ raw }) => raw).join('').length / 4) * 0.8);
  });

  it('may say something before, which is a sentence of its own', async () => {
    const first = {
      kind: 'calls',
      calls: [{ name: 'health_query', input: october }],
      text: 'Vou olhar',
    } as const;
    const { ask } = await startConversation([first, answering(right)], { data });
    expect((await listen(ask('Outubro?'))).answer.text).toBe(`Vou olhar\n${right}`);
  });

  it('for ever is told to answer in the last of four steps, and replaced by the rules if it does not', async () => {
    const { ask, server, tallied, tooled } = await startConversation([calling('health_query', october)], {
      data,
    });
    expect((await listen(ask('Outubro?'))).answer).toMatchObject(RULES);
    expect(server.requests.map(({ tool_choice }) => tool_choice)).toEqual(['auto', 'auto', 'auto', 'none']);
    expect(server.requests).toHaveLength(MOST_STEPS);
    expect([tallied, tooled]).toEqual([['chat model_failed'], ['questions', 'calls', 'calls', 'calls']]);
  });

  it('may still answer in the fourth', async () => {
    const call = calling('health_query', october);
    const { ask } = await startConversation([call, call, call, answering(right)], { data });
    expect((await listen(ask('Outubro?'))).answer).toMatchObject({ text: right, source: 'model' });
  });

  it('too often at once is answered five times', async () => {
    const calls = Array.from({ length: 7 }, () => ({ name: 'health_query', input: october }));
    const { ask, server, tooled } = await startConversation([{ kind: 'calls', calls, afterwards: answering(right) }], {
      data,
    });
    await listen(ask('Outubro?'));
    expect(toolTextOf(server.requests[1]).filter((text) => text.startsWith('erro: no máximo'))).toHaveLength(2);
    expect(tooled.filter((count) => count === 'calls')).toHaveLength(5);
  });

  it('is not asked on once the person took their consent back', async () => {
    const { ask, server } = await startConversation([calling('health_query', october)], {
      data,
      mayUse: () => server.requests.length === 0,
    });
    expect((await listen(ask('Outubro?'))).answer).toMatchObject(RULES);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a model that lies', () => {
  const call = (text: string): ModelBehaviour => ({
    kind: 'calls',
    calls: [{ name: 'health_query', input: october }],
    afterwards: answering(text),
  });

  it.each([
    'Em outubro sua glicose média foi de 133 mg/dL.',
    'A média foi de 150 mg/dL, em 9 registros.',
    'Isso fica 12% abaixo do usual.',
    'A média foi de 8 mg/dL.',
    'Em setembro você dormiu 9 horas.',
  ])('about a figure, as in %s, is replaced by the built-in answer', async (text) => {
    const { ask, server, tallied } = await startConversation([call(text)], { data });
    const { answer, chunks } = await listen(ask('Qual foi minha média em outubro?'));
    expect(answer).toMatchObject(RULES);
    expect(JSON.stringify(chunks)).not.toContain(text);
    expect(tallied).toEqual(['chat guardrail']);
    const again = server.requests[2];
    expect([again?.tool_choice, toolTextOf(again)]).toEqual(['none', [expect.stringContaining('150 mg/dL')]]);
    expect(again?.messages.find(({ role }) => role === 'user')?.content).toContain('números que não estão nos dados');
  });

  it('may correct itself, from what the tool said', async () => {
    const { ask, server } = await startConversation(
      [calling('health_query', october), answering('A média foi de 133 mg/dL.'), answering(right)],
      { data },
    );
    expect((await listen(ask('Outubro?'))).answer).toMatchObject({ text: right, source: 'model' });
    expect(server.requests).toHaveLength(3);
  });

  it('about the person’s figures without calling anything does no better', async () => {
    const { ask } = await startConversation([answering('Sua glicose média em outubro foi de 133 mg/dL.')], {
      data,
    });
    expect((await listen(ask('Outubro?'))).answer).toMatchObject(RULES);
  });

  it('may say again what the person said', async () => {
    const text = 'Você contou que deu 187 mg/dL. Que tal medir de novo?';
    const { ask } = await startConversation([answering(text)], { data });
    expect((await listen(ask('minha glicose deu 187 agora, e aí?'))).answer).toMatchObject({
      text,
      source: 'model',
    });
  });

  it('by offering what a tool warned of is replaced, too', async () => {
    const { ask } = await startConversation(
      [
        {
          kind: 'calls',
          calls: [{ name: 'warnings_for', input: { phrase: 'banana' } }],
          afterwards: answering('Uma banana pequena cabe bem no lanche.'),
        },
      ],
      { profile: { chronicConditions: ['Doença Renal'] } },
    );
    expect((await listen(ask('O que como no lanche?'))).answer).toMatchObject(RULES);
  });
});
