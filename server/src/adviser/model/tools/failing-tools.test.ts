import { describe, expect, it, vi } from 'vitest';
import { answering, calling, type ModelBehaviour } from '../../../testing/model-server.ts';
import type { OwnData } from '../../conversation.ts';
import { listen, startConversation } from '../testing/conversation-fixture.ts';
import { data, october, toolTextOf } from '../testing/tools-fixture.ts';
import { TOOL_MS } from './run-tool-call.ts';

describe('a call that goes wrong is told to the model, and the answer still comes', () => {
  const good = 'Não consegui olhar isso agora. Tente de novo mais tarde.';
  const wrong = (name: string, input: string | object): ModelBehaviour => ({
    kind: 'calls',
    calls: [{ name, input }],
    afterwards: answering(good),
  });
  const broken: OwnData = {
    ...data,
    readReadings: async (type, from, to) => {
      if (to.getTime() < Date.parse('2026-11-02')) throw new Error('segredo do banco');
      return data.readReadings(type, from, to);
    },
  };
  const endless: OwnData = {
    ...data,
    readReadings: (type, from, to) =>
      to.getTime() < Date.parse('2026-11-02') ? new Promise(() => undefined) : data.readReadings(type, from, to),
  };

  it.each([
    ['an unknown tool', wrong('read_user', { name: 'Maria' }), data, /^erro: não existe a ferramenta read_user/],
    ['broken JSON', wrong('health_query', '{"series": "gluc'), data, /^erro: entrada: falta/],
    ['another shape', wrong('health_query', { series: 'humor' }), data, /^erro: series: use um destes: glucose/],
    ['SQL', wrong('food_facts', { food: "x'; DROP TABLE users; --" }), data, /unknownFood/],
    [
      'somebody else’s id',
      wrong('health_query', { ...october, userId: '0198f0aa-7c1e-7000-8000-00000000beef' }),
      data,
      /^erro: parâmetros que não existem: userId$/,
    ],
    ['a tool that throws', wrong('health_query', october), broken, /^erro: a ferramenta falhou$/],
  ] as const)('%s', async (_, behaviour, own, told) => {
    const { ask, server, tooled, logged } = await startConversation([behaviour], { data: own });
    expect((await listen(ask('Outubro?'))).answer).toMatchObject({ text: good, source: 'model' });
    expect(toolTextOf(server.requests[1])).toEqual([expect.stringMatching(told)]);
    expect(tooled).toEqual(['questions', 'calls', ...(String(told).includes('erro') ? ['failed'] : [])]);
    expect(JSON.stringify([logged, server.requests[1]?.messages])).not.toContain('segredo do banco');
  });

  it('a tool that is slow', async () => {
    const { ask, server, tooled } = await startConversation([wrong('health_query', october)], {
      data: endless,
    });
    const began = performance.now();
    expect((await listen(ask('Outubro?'))).answer).toMatchObject({ text: good, source: 'model' });
    expect(performance.now() - began).toBeLessThan(TOOL_MS + 1500);
    expect(toolTextOf(server.requests[1])).toEqual(['erro: a ferramenta demorou demais']);
    expect(tooled).toEqual(['questions', 'calls', 'timed_out']);
  });

  it('and an asker who leaves in the middle of a tool leaves nothing running', async () => {
    const leaving = new AbortController();
    const { ask, server, spent } = await startConversation([wrong('health_query', october)], {
      data: endless,
    });
    const answer = listen(ask('Outubro?', { signal: leaving.signal }));
    await vi.waitFor(() => expect(server.requests).toHaveLength(1));
    await vi.waitFor(() => expect(server.openRequests()).toBe(0));
    const began = performance.now();
    leaving.abort();
    expect((await answer).answer).toMatchObject({ text: '', isComplete: false });
    expect(performance.now() - began).toBeLessThan(500);
    expect(server.requests).toHaveLength(1);
    expect(spent).toHaveLength(1);
  });
});

describe('a model without tools', () => {
  const refusing = (status: number, body = ''): ModelBehaviour => ({ kind: 'status', status, body });
  const good = 'Sua glicose ficou estável.';

  it.each([
    [400, ''],
    [404, '{"error":{"message":"No endpoints found that support tool use"}}'],
    [500, '{"error":{"message":"tools param requires --jinja flag"}}'],
    [400, '{"error":{"message":"model does not support tools"}}'],
  ])('that says so with %i %s is asked with today’s context, once for all', async (status, body) => {
    const { ask, server, model, tallied } = await startConversation([refusing(status, body), answering(good)], {
      data,
    });
    expect((await listen(ask('Como estou?'))).answer).toMatchObject({ text: good, source: 'model' });
    expect((await listen(ask('E agora?'))).answer).toMatchObject({ text: good, source: 'model' });
    expect(server.requests.map(({ tools }) => tools !== undefined)).toEqual([true, false, false]);
    expect(server.requests[1]?.messages[0]?.content).not.toContain('warnings_for');
    expect(server.requests[1]?.messages.at(-1)?.content).toContain('104 mg/dL');
    expect(await model.health()).toMatchObject({ tools: 'refused', lastFailure: null });
    expect(tallied).toEqual(['chat model', 'chat model']);
  });

  it('that ignores them answers as ever', async () => {
    const { ask, server, model } = await startConversation([answering(good)], { data });
    expect((await listen(ask('Como estou?'))).answer).toMatchObject({ text: good, source: 'model' });
    expect(server.requests).toHaveLength(1);
    expect(await model.health()).toMatchObject({ tools: 'taken' });
  });

  it('that writes its calls into its text is not shown, and not offered any again', async () => {
    const written = '<tool_call>{"name": "health_query", "arguments": {}}</tool_call>';
    const { ask, server } = await startConversation([answering(written), answering(good)], { data });
    const { answer, chunks } = await listen(ask('Como estou?'));
    expect(answer).toMatchObject({ text: good, source: 'model' });
    expect(JSON.stringify(chunks)).not.toContain('tool_call');
    await listen(ask('E agora?'));
    expect(server.requests.map(({ tools }) => tools !== undefined)).toEqual([true, false, false]);
  });

  it('is left alone after failures in its steps, as after any', async () => {
    const call = calling('health_query', october);
    const down: ModelBehaviour = { kind: 'body', body: '<html></html>' };
    const { ask, model } = await startConversation([call, down], { data });
    for (let failed = 0; failed < 5; failed += 1) await listen(ask('Outubro?'));
    expect((await model.health()).pausedUntil).not.toBeNull();
  });
});
