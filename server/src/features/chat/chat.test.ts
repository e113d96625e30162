import type { AddressInfo } from 'node:net';
import {
  deleteChatMessage,
  deleteChatMessages,
  getChatModel,
  listChatMessages,
  sendChatMessage,
} from '@vida/contract/chat/chat-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let url: string;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
  await app.app.listen({ host: '127.0.0.1', port: 0 });
  url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`;
});
afterAll(() => app.close());
beforeEach(async () => {
  ({ token } = await app.signUp());
});

const send = (message: string, headers: Readonly<Record<string, string>> = {}, bearer = token) =>
  app.call(sendChatMessage, { body: { message } }, { token: bearer, headers });
const list = async (query = {}, bearer = token) =>
  (await app.call(listChatMessages, { query }, { token: bearer })).body;

const stream = async (message: string, headers: Readonly<Record<string, string>> = {}) => {
  const response = await fetch(`${url}/api/chat/message`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...headers,
    },
    body: JSON.stringify({ message }),
  });
  const text = await response.text();
  const events = [...text.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
  return { response, text, events };
};

describe('the conversation', () => {
  it('answers and keeps the exchange, newest first', async () => {
    const first = await send('  Oi!  ');
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ message: 'Oi!', source: 'rules', isComplete: true, emergency: null });
    expect(first.body.response).not.toBe('');
    const second = await send('O que você sabe fazer?');
    expect((await list()).map(({ id }) => id)).toEqual([second.body.id, first.body.id]);
  });

  it('knows the person’s own figures, and what was asked before', async () => {
    const at = (value: number, hour: string) => ({
      metricType: 'glucose' as const,
      value,
      measuredAt: `2026-11-21T${hour}:00:00.000Z`,
    });
    await app.call(addHealthMetrics, { body: [at(100, '10'), at(141, '11')] }, { token });
    expect((await send('qual a media da minha glicose hoje')).body.response).toMatch(/12[01]/);
    expect((await send('e a mais alta?')).body.response).toContain('141');
    const other = (await app.signUp()).token;
    expect((await send('qual a media da minha glicose hoje', {}, other)).body.response).not.toMatch(/12[01]/);
  });

  it('says which records an answer tells of, at once and whenever it is read again', async () => {
    const measuredAt = '2026-11-21T10:00:00.000Z';
    await app.call(addHealthMetrics, { body: { metricType: 'glucose', value: 100, measuredAt } }, { token });
    const { events } = await stream('Como está minha glicose nos últimos 14 dias?');
    const { figures } = events.at(-1).reply;
    expect(figures).toMatchObject({
      series: 'glucose',
      days: { from: '2026-11-08', to: '2026-11-21' },
    });
    const greeting = await send('Oi');
    expect(greeting.body.figures).toBeNull();
    expect((await list()).map((exchange) => exchange.figures)).toEqual([null, figures]);
  });

  it('puts an emergency first, with whom to call', async () => {
    const { body } = await send('minha glicemia está 38 e estou confuso e suando frio');
    expect(body.emergency).toMatchObject({ label: 'medical', lines: expect.arrayContaining(['samu']) });
    expect(body.response).toContain('192');
    const sad = await send('não quero mais viver');
    expect(sad.body.emergency?.label).toBe('emotional');
    expect(sad.body.response).toContain('188');
  });

  it('refers questions about doses to a professional', async () => {
    const { body } = await send('posso dobrar minha dose de insulina?');
    expect(body).toMatchObject({ emergency: null, source: 'rules' });
    expect(body.response).toMatch(/Não posso calcular nem mudar doses/);
  });

  it('answers as events on demand: the bits, then the whole with the revision', async () => {
    const { response, events } = await stream('Oi');
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    expect(events[0]).toEqual({ chunk: { type: 'thinking' } });
    const { reply, revision } = events.at(-1);
    const said = events.flatMap(({ chunk }) => (chunk?.type === 'text' ? [chunk.text] : [])).join('');
    expect(said.trim()).toBe(reply.response);
    expect(revision).toBeGreaterThan(0);
    expect(await list()).toEqual([reply]);
  });

  it('answers a repeated submit with the first reply, whichever way it is asked for', async () => {
    const headers = { 'idempotency-key': 'uma-vez' };
    const first = await send('Oi', headers);
    expect((await send('Oi', headers)).body).toEqual(first.body);
    expect((await stream('Oi', headers)).events).toEqual([{ reply: first.body, revision: null }]);
    expect(await list()).toHaveLength(1);
    expect((await send('Outra', headers)).status).toBe(422);
  });

  it('refuses a refused question as an error, also where events were asked for', async () => {
    const { response, text } = await stream('   ');
    expect(response.status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'invalid', details: [{ field: 'message' }] });
    expect((await stream('x'.repeat(2001))).response.status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('lists page by page', async () => {
    for (const message of ['um', 'dois', 'três']) await send(message);
    const first = await app.call(listChatMessages, { query: { limit: 2 } }, { token });
    expect(first.body.map(({ message }) => message)).toEqual(['três', 'dois']);
    const cursor = String(first.headers['x-next-cursor']);
    const second = await app.call(listChatMessages, { query: { limit: 2, cursor } }, { token });
    expect(second.body.map(({ message }) => message)).toEqual(['um']);
    expect(second.headers['x-next-cursor']).toBeUndefined();
  });

  it('deletes one exchange, or all of them, and only one’s own', async () => {
    const { id } = (await send('um')).body;
    await send('dois');
    const other = (await app.signUp()).token;
    expect((await app.call(deleteChatMessage, { params: { id } }, { token: other })).status).toBe(404);
    expect((await app.call(deleteChatMessages, {}, { token: other })).body).toEqual({ deleted: 0 });
    expect((await app.call(deleteChatMessage, { params: { id } }, { token })).body).toEqual({ id });
    expect((await list()).map(({ message }) => message)).toEqual(['dois']);
    expect((await app.call(deleteChatMessages, {}, { token })).body).toEqual({ deleted: 1 });
    expect(await list()).toEqual([]);
  });

  it('says that no model answers where none is configured', async () => {
    const { body } = await app.call(getChatModel, {}, { token });
    expect(body).toEqual({ reach: 'none', host: null, consent: 'not_needed' });
  });
});
