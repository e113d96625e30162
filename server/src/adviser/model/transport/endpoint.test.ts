import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { answering, type ModelBehaviour } from '../../../testing/model-server.ts';
import { actFor, personOf } from '../../../turns/who-acts.ts';
import { collectAll, question, startModel } from '../testing/language-model-fixture.ts';

import { FAILURES_TO_PAUSE, PAUSE_MS } from './circuit-breaker.ts';
import { MOST_CALLS, MOST_CALLS_OF_ONE } from './endpoint.ts';

const schema = z.strictObject({ soma: z.number().int().min(0).max(10) });
const status = (code: number, headers: Record<string, string> = {}): ModelBehaviour => ({
  kind: 'status',
  status: code,
  headers,
  body: 'segredo do servidor',
});
const html: ModelBehaviour = { kind: 'body', body: '<html></html>', contentType: 'text/html' };

describe('the circuit breaker', () => {
  const failUntilPaused = async (model: Awaited<ReturnType<typeof startModel>>['model']) => {
    for (let call = 0; call < FAILURES_TO_PAUSE; call += 1)
      await expect(collectAll(model.stream(question()))).rejects.toThrow();
  };

  it('leaves a failing endpoint alone, tries it once after a while, and trusts it again', async () => {
    const { model, server, later } = await startModel([html]);
    await failUntilPaused(model);
    expect(server.requests).toHaveLength(FAILURES_TO_PAUSE);
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'paused' });
    await expect(model.askFor(question(), schema)).rejects.toMatchObject({ kind: 'paused' });
    expect(server.requests).toHaveLength(FAILURES_TO_PAUSE);
    expect(await model.health()).toMatchObject({ lastFailure: { kind: 'garbage' } });
    expect((await model.health()).pausedUntil).not.toBeNull();

    later(PAUSE_MS);
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'garbage' });
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'paused' });

    later(PAUSE_MS);
    server.script({ kind: 'silence' }, answering('Bom dia.'));
    const leaving = new AbortController();
    const probe = collectAll(model.stream(question('a', { signal: leaving.signal })));
    await vi.waitFor(() => expect(server.openRequests()).toBe(1));
    await expect(collectAll(model.stream(question()))).rejects.toMatchObject({ kind: 'paused' });
    leaving.abort();
    await expect(probe).rejects.toMatchObject({ kind: 'aborted' });
    expect(await collectAll(model.stream(question()))).toMatchObject({ text: 'Bom dia.' });
    expect(await collectAll(model.stream(question()))).toMatchObject({ text: 'Bom dia.' });
    expect((await model.health()).pausedUntil).toBeNull();
  });

  it('does not count askers who left, nor answers that do not fit', async () => {
    const { model } = await startModel([answering('Não sei.')]);
    for (let call = 0; call < 2 * FAILURES_TO_PAUSE; call += 1) {
      await expect(model.askFor(question(), schema)).rejects.toMatchObject({ kind: 'off_schema' });
      const gone = question('a', { signal: AbortSignal.abort() });
      await expect(collectAll(model.stream(gone))).rejects.toMatchObject({ kind: 'aborted' });
    }
  });
});

it('answers a bounded number at one time and refuses the others at once', async () => {
  const { model, server } = await startModel([{ kind: 'silence' }]);
  const leaving = new AbortController();
  const asked = Array.from({ length: 200 }, () =>
    collectAll(model.stream(question('Oi?', { signal: leaving.signal }))).catch(({ kind }) => kind),
  );
  expect(new Set(await Promise.all(asked.slice(MOST_CALLS)))).toEqual(new Set(['busy']));
  await vi.waitFor(() => expect(server.openRequests()).toBe(MOST_CALLS));
  leaving.abort();
  expect(new Set(await Promise.all(asked.slice(0, MOST_CALLS)))).toEqual(new Set(['aborted']));
  expect(server.mostOpenRequests()).toBe(MOST_CALLS);
});

it('keeps places for others, whatever one person asks', async () => {
  const { model, server } = await startModel([{ kind: 'silence' }]);
  const leaving = new AbortController();
  const ask = (person: string) =>
    actFor(personOf(person), () =>
      collectAll(model.stream(question('Oi?', { signal: leaving.signal }))).catch(({ kind }) => kind),
    );
  const greedy = Array.from({ length: 20 }, () => ask('greedy'));
  const modest = ask('modest');
  expect(new Set(await Promise.all(greedy.slice(MOST_CALLS_OF_ONE)))).toEqual(new Set(['busy']));
  await vi.waitFor(() => expect(server.openRequests()).toBe(MOST_CALLS_OF_ONE + 1));
  leaving.abort();
  expect(new Set(await Promise.all([...greedy.slice(0, MOST_CALLS_OF_ONE), modest]))).toEqual(new Set(['aborted']));
});

it('tells the administrator whether it is there', async () => {
  const { model, server } = await startModel([answering('')]);
  expect(await model.health()).toMatchObject({ isReachable: true, pausedUntil: null, lastFailure: null });
  server.script(status(404));
  expect(await model.health()).toMatchObject({ isReachable: true });
  server.script(status(401));
  expect(await model.health()).toMatchObject({ isReachable: false });
});
