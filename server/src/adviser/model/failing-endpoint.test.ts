import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answering, type ModelBehaviour, startModelServer } from '../../testing/model-server.ts';
import { createLanguageModel } from './language-model.ts';
import { collectAll, question, startModel } from './testing/language-model-fixture.ts';

const schema = z.strictObject({ soma: z.number().int().min(0).max(10) });
const status = (code: number, headers: Record<string, string> = {}): ModelBehaviour => ({
  kind: 'status',
  status: code,
  headers,
  body: 'segredo do servidor',
});
const html: ModelBehaviour = {
  kind: 'body',
  body: '<html><body>Olá</body></html>',
  contentType: 'text/html',
};
const brokenUtf8: ModelBehaviour = {
  kind: 'body',
  body: Buffer.concat([Buffer.from('data: {"id":"'), Buffer.from([0xff, 0xfe, 0xc3]), Buffer.from('"}\n\n')]),
};
const MiB = 1024 * 1024;

/** Every way in which an endpoint fails, and what it is called; once for each way of asking. */
const failures: readonly (readonly [string, readonly ModelBehaviour[], string, string])[] = [
  ['says nothing', [{ kind: 'silence' }], 'time', 'time'],
  ['hangs up', [{ kind: 'hang_up' }], 'connection', 'connection'],
  ['answers 500', [status(500)], 'status', 'status'],
  ['answers 429 and a minute', [status(429, { 'retry-after': '60' })], 'status', 'status'],
  ['answers 401', [status(401)], 'status', 'status'],
  ['answers HTML', [html], 'garbage', 'garbage'],
  ['answers bytes that are no UTF-8', [brokenUtf8], 'garbage', 'garbage'],
  ['answers broken JSON', [{ kind: 'body', body: 'data: {"choices": [\n\n' }], 'garbage', 'garbage'],
  ['answers another JSON', [{ kind: 'body', body: 'data: {"ok": true}\n\n' }], 'garbage', 'garbage'],
  ['answers nothing', [{ kind: 'body', body: '' }], 'garbage', 'garbage'],
  ['stops in a token', [{ kind: 'cut', after: 'Bom d' }], 'connection', 'connection'],
  ['stops in the middle as if that were all', [{ kind: 'cut', after: 'Bom d', politely: true }], 'garbage', 'garbage'],
  ['never stops', [{ kind: 'endless', of: 'text' }], 'too_big', 'too_big'],
  ['never stops saying nothing', [{ kind: 'endless', of: 'nothing' }], 'too_big', 'too_big'],
  ['sends 100 MB', [{ kind: 'bytes', count: 100 * MiB }], 'too_big', 'too_big'],
];

/** Only silence is waited for. */
const timesOut = ([first]: readonly ModelBehaviour[]) => ({
  timeoutMs: first?.kind === 'silence' ? 300 : 10_000,
});

describe('a failing endpoint', () => {
  it.each(failures)('that %s fails a stream as it is', async (_, script, streamKind) => {
    const { model, logged } = await startModel(script, timesOut(script));
    await expect(collectAll(model.stream(question('meu segredo')))).rejects.toMatchObject({ kind: streamKind });
    expect(JSON.stringify(logged)).not.toContain('segredo');
  });

  it.each(failures)('that %s fails a structured answer as it is', async (_, script, __, kind) => {
    const { model, logged } = await startModel(script, timesOut(script));
    const failure = await model.askFor(question('meu segredo'), schema).catch((error: unknown) => error);
    expect(failure).toMatchObject({ kind });
    expect(failure).not.toHaveProperty('cause');
    expect(JSON.stringify([logged, String(failure)])).not.toContain('segredo');
  });

  it('costs no memory, however much it sends', async () => {
    const { model } = await startModel([{ kind: 'bytes', count: 100 * MiB }], { timeoutMs: 2000 });
    const before = process.memoryUsage().rss;
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'too_big' });
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * MiB);
  });

  it('is not there at all', async () => {
    const gone = await startModelServer();
    await gone.close();
    const config = { baseUrl: gone.baseUrl, model: 'm', apiKey: undefined, timeoutMs: 1000 };
    const model = createLanguageModel(config, {
      clock: () => new Date(),
      log: { warn: () => undefined },
      stopping: new AbortController().signal,
    });
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'connection' });
    expect(await model.health()).toMatchObject({ isReachable: false, answeredInMs: null });
  });

  it('drips: its text may come slowly, but not for ever', async () => {
    const slow: ModelBehaviour = { kind: 'answer', answer: 'devagar '.repeat(200), chunkMs: 50 };
    const { model } = await startModel([slow], { timeoutMs: 400 });
    const parts: string[] = [];
    const reading = (async () => {
      for await (const part of model.stream(question())) parts.push(part);
    })();
    await expect(reading).rejects.toMatchObject({ kind: 'time' });
    expect(parts.length).toBeGreaterThan(3);
  });

  it('redirects: nobody follows, and the key stays here', async () => {
    const canary = await startModelServer(answering('veio'));
    const { model } = await startModel([status(302, { location: `${canary.baseUrl}/chat/completions` })]);
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'connection' });
    await expect(model.askFor(question(), schema)).rejects.toMatchObject({ kind: 'connection' });
    expect(canary.requests).toEqual([]);
    await canary.close();
  });
});
