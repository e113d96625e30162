import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { answering, type ModelBehaviour } from '../../testing/model-server.ts';
import { collectAll, question, startModel } from './testing/language-model-fixture.ts';

const schema = z.strictObject({ soma: z.number().int().min(0).max(10) });
const status = (code: number, headers: Record<string, string> = {}): ModelBehaviour => ({
  kind: 'status',
  status: code,
  headers,
  body: 'segredo do servidor',
});
describe('a stream', () => {
  const said = (content: string, finish: string | null) =>
    `data: {"id":"c","choices":[{"index":0,"delta":{"content":"${content}"},"finish_reason":${finish}}]}\n\n`;

  it('with bytes that are no UTF-8 within its text is no answer', async () => {
    const [before, after] = said('Bom | dia.', '"stop"').split('|');
    const body = Buffer.concat([Buffer.from(`${before}`), Buffer.from([0xc3, 0x28]), Buffer.from(`${after}`)]);
    const { model } = await startModel([{ kind: 'body', body }]);
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'garbage' });
  });

  it('that ends without a reason was cut, though it says that it is done', async () => {
    const { model } = await startModel([{ kind: 'body', body: `${said('Bom dia.', null)}data: [DONE]\n\n` }]);
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'garbage' });
  });

  it('says what the model says, as it comes', async () => {
    const { model, server } = await startModel([answering('Bom dia. Tudo bem?')]);
    expect(await collectAll(model.stream(question('Oi?')))).toEqual({
      text: 'Bom dia. Tudo bem?',
      end: 'whole',
    });
    expect(server.requests[0]).toMatchObject({
      model: 'modelo',
      stream: true,
      max_tokens: 100,
      messages: [
        { role: 'system', content: 'Seja breve.' },
        { role: 'user', content: 'Oi?' },
      ],
    });
    expect(server.requests[0]?.headers.authorization).toBe('Bearer chave-secreta');
  });

  it('leaves out what the model thinks aloud', async () => {
    const { model } = await startModel([answering('<think>hum, 10 UI</think>Bom dia.')]);
    expect(await collectAll(model.stream(question()))).toMatchObject({ text: 'Bom dia.' });
  });

  it('says when the limit of tokens cut it', async () => {
    const { model } = await startModel([{ kind: 'answer', answer: 'Bom d', finishReason: 'length' }]);
    expect(await collectAll(model.stream(question()))).toEqual({ text: 'Bom d', end: 'cut_by_length' });
  });

  it.each([status(503), status(429, { 'retry-after': '0' }), { kind: 'hang_up' } as const])(
    'is asked for once more after %o',
    async (first) => {
      const { model, server } = await startModel([first, answering('Bom dia.')]);
      expect(await collectAll(model.stream(question()))).toMatchObject({ text: 'Bom dia.' });
      expect(server.requests).toHaveLength(2);
    },
  );

  it('is not asked for again once something was said', async () => {
    const { model, server } = await startModel([{ kind: 'cut', after: 'Bom ' }, answering('Bom dia.')]);
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'connection' });
    expect(server.requests).toHaveLength(1);
  });

  it('ends upstream within a second of its asker leaving, before and after the first words', async () => {
    const slow: ModelBehaviour = { kind: 'answer', answer: 'e '.repeat(500), chunkMs: 20 };
    const { model, server } = await startModel([{ kind: 'silence' }, slow], { timeoutMs: 5000 });
    const early = new AbortController();
    const waiting = collectAll(model.stream(question('a', { signal: early.signal })));
    await vi.waitFor(() => expect(server.openRequests()).toBe(1));
    early.abort();
    await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
    await vi.waitFor(() => expect(server.openRequests()).toBe(0), { timeout: 1000 });

    for await (const _ of model.stream(question('b'))) break;
    await vi.waitFor(() => expect(server.openRequests()).toBe(0), { timeout: 1000 });
  });
});

describe('a structured answer', () => {
  it('is asked for by its schema', async () => {
    const { model, server } = await startModel([answering({ soma: 4 })]);
    expect(await model.askFor(question(), schema)).toEqual({ soma: 4 });
    expect(server.requests[0]?.response_format).toMatchObject({
      type: 'json_schema',
      json_schema: { strict: true, schema: { required: ['soma'], additionalProperties: false } },
    });
  });

  it.each(['```json\n{"soma": 4}\n```', 'Claro: {"soma": 4}. Espero ter ajudado.'])('is found in %s', async (text) => {
    const { model } = await startModel([answering(text)]);
    expect(await model.askFor(question(), schema)).toEqual({ soma: 4 });
  });

  it.each([{ soma: -1 }, { soma: 1e9 }, { soma: 4, extra: 1 }, { outra: 4 }, [4], 'Não sei.'])(
    'of %j is not what was asked for',
    async (answer) => {
      const { model } = await startModel([answering(answer)]);
      await expect(model.askFor(question(), schema)).rejects.toMatchObject({ kind: 'off_schema' });
    },
  );

  it('is asked for more simply where the endpoint knows no schemas, and from then on', async () => {
    const good = answering({ soma: 4 });
    const { model, server } = await startModel([status(400), status(400), good]);
    expect(await model.askFor(question(), schema)).toEqual({ soma: 4 });
    expect(await model.askFor(question(), schema)).toEqual({ soma: 4 });
    expect(server.requests.map(({ response_format }) => response_format?.type)).toEqual([
      'json_schema',
      'json_object',
      undefined,
      undefined,
    ]);
    expect(server.requests[2]?.messages[0]?.content).toContain('"soma"');
  });

  it('in any JSON is taken without a word of the library past the log', async () => {
    const warned = vi.spyOn(process, 'emitWarning');
    onTestFinished(() => warned.mockRestore());
    const { model } = await startModel([status(400), answering({ soma: 4 })]);
    expect(await model.askFor(question(), schema)).toEqual({ soma: 4 });
    expect(warned).not.toHaveBeenCalled();
  });

  it('and a stream are asked for with the limits that thinking models want, once the endpoint says so', async () => {
    const refusal: ModelBehaviour = {
      kind: 'status',
      status: 400,
      body: `{"error":{"message":"Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."}}`,
    };
    const { model, server } = await startModel([refusal, answering({ soma: 4 })]);
    expect(await model.askFor(question(), schema)).toEqual({ soma: 4 });
    expect(await collectAll(model.stream(question()))).toMatchObject({ end: 'whole' });
    const bodies = server.requests.map(({ raw }) => JSON.parse(raw));
    expect(bodies[0]).toMatchObject({ max_tokens: 100, temperature: 0.2 });
    for (const body of bodies.slice(1)) {
      expect(body).toMatchObject({ max_completion_tokens: 100 });
      expect(body).not.toHaveProperty('max_tokens');
      expect(body).not.toHaveProperty('temperature');
    }
    expect(bodies[1].response_format.type).toBe('json_schema');
  });

  it('is asked for once more, and only once, after a server’s error', async () => {
    const { model, server } = await startModel([status(500), status(500), answering({ soma: 4 })]);
    await expect(model.askFor(question(), schema)).rejects.toMatchObject({ kind: 'status', status: 500 });
    expect(server.requests).toHaveLength(2);
    expect(await model.askFor(question(), schema)).toEqual({ soma: 4 });
  });
});
