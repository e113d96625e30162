import { readFileSync } from 'node:fs';
import { isWrite } from '@vida/contract/core/endpoint.ts';
import { endpoints } from '@vida/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditedThing, editedThings } from './edited-things-fixture.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const decision = readFileSync(new URL('../../../docs/decisions/0024-stale-writes.md', import.meta.url), 'utf8');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const guarded = endpoints.filter(({ guards }) => guards !== undefined);

describe.each(guarded.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  let thing: EditedThing;
  let typed = 0;
  beforeAll(async () => {
    const make = editedThings[name];
    if (!make) throw new Error(`${name} is guarded, and edited-things-fixture.ts does not make one`);
    thing = await make(app);
  });

  /** Another content each time. */
  const newBody = () => {
    typed += 1;
    return thing.bodyOf(typed);
  };
  const send = (body: object, headers: Record<string, string> = {}) =>
    app.callLoosely(endpoint, { params: thing.params, body }, { token: thing.token, headers });
  const etagNow = async () => (await thing.read())?.etag ?? '';

  it('takes the first of two writes that saw the same, and answers the second with how it stands', async () => {
    const etag = await etagNow();
    expect(await etagNow()).toBe(etag);
    const first = await send({ ...newBody(), etag });
    expect(first.status, JSON.stringify(first.body)).toBe(200);

    const current = await thing.read();
    expect(current?.etag).toMatch(/^[\w-]{22}$/);
    expect(current?.etag).not.toBe(etag);
    const mine = newBody();
    const second = await send({ ...mine, etag });
    expect(second.status).toBe(409);
    expect(second.error).toEqual({
      code: 'stale',
      message: 'Isto foi alterado em outro lugar. Veja o que mudou e salve de novo.',
      // A list may say more of it.
      current: endpoint.guards?.parse(current),
    });
    expect(await thing.read()).toEqual(current);

    expect((await send({ ...mine, etag: current?.etag })).status).toBe(200);
    expect(await etagNow()).not.toBe(current?.etag);
  });

  it('takes one of two that arrive together', async () => {
    const etag = await etagNow();
    const answers = await Promise.all([newBody(), newBody()].map((body) => send({ ...body, etag })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('answers a retry of what it took with the first reply, whatever was saved since', async () => {
    const key = { 'idempotency-key': `tentativa-${name}` };
    const body = { ...newBody(), etag: await etagNow() };
    const first = await send(body, key);
    expect(first.status).toBe(200);
    await send({ ...newBody(), etag: await etagNow() });
    const current = await thing.read();
    const again = await send(body, key);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await thing.read()).toEqual(current);
  });

  it('leaves the key of a refused write free', async () => {
    const key = { 'idempotency-key': `recusada-${name}` };
    const body = newBody();
    expect((await send({ ...body, etag: 'de outro tempo' }, key)).status).toBe(409);
    expect((await send({ ...body, etag: await etagNow() }, key)).status).toBe(200);
  });

  it('refuses a page without an etag; a program without one replaces knowingly', async () => {
    const current = await thing.read();
    const body = newBody();
    const ofPage = await send(body, { origin: 'http://vida.local' });
    expect(ofPage.status).toBe(428);
    expect(ofPage.error.code).toBe('etag_required');
    expect(await thing.read()).toEqual(current);
    expect((await send(body)).status).toBe(200);
  });

  it('names an etag that is no text', async () => {
    const answer = await send({ ...newBody(), etag: 7 });
    expect(answer.status).toBe(400);
    expect(answer.error.details).toEqual([{ field: 'etag', message: 'Versão precisa ser um texto.' }]);
  });
});

it('guards every PUT', () => {
  const open = endpoints.filter(({ method, guards }) => method === 'PUT' && !guards);
  expect(open.map(({ name }) => name)).toEqual([]);
});

it('has a line in the decision for every write but deletions', () => {
  const writes = endpoints.filter((endpoint) => isWrite(endpoint) && endpoint.method !== 'DELETE');
  expect(writes.map(({ name }) => name).filter((name) => !decision.includes(`\`${name}\``))).toEqual([]);
});
