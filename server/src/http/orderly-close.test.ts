import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerErrorHandler } from './error-handler.ts';
import { registerOrderlyClose } from './orderly-close.ts';

/** Long enough for a busy machine, and far below the minute that a kept-alive connection lives. */
const LONG_MS = 20_000;
const SHORT_MS = 400;

let app: FastifyInstance;
let agent: Agent;
let answerSlowOnes: () => void;
let slowOnes: number;
let leftOnes: number;

const start = async (graceMs: number): Promise<void> => {
  app = Fastify({ return503OnClosing: false });
  const mayAnswer = new Promise<void>((answer) => {
    answerSlowOnes = answer;
  });
  slowOnes = 0;
  leftOnes = 0;
  registerErrorHandler(app);
  // Whatever takes its time before, such as a plugin's own hook.
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.url !== '/left') return;
    raw.socket.destroy();
    await once(raw.socket, 'close');
    leftOnes += 1;
  });
  registerOrderlyClose(app, async () => undefined, graceMs);
  app.get('/quick', async () => 'quick');
  app.get('/slow', async () => {
    slowOnes += 1;
    await mayAnswer;
    return 'slow';
  });
  app.get('/left', async () => 'left');
  app.get('/endless', async (_request, reply) => {
    reply.hijack();
    reply.raw.write('begun');
    slowOnes += 1;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
};

beforeEach(() => {
  agent = new Agent({ keepAlive: true });
});
afterEach(() => agent.destroy());

const portOf = () => (app.server.address() as AddressInfo).port;

/** Over a connection that is kept alive, as browsers ask. */
const ask = async (path: string) => {
  const [answer] = (await once(get({ agent, port: portOf(), path }), 'response')) as [IncomingMessage];
  const body = await text(answer);
  return { status: answer.statusCode, connection: answer.headers.connection, body };
};

const open = async () => {
  const socket = connect(portOf(), '127.0.0.1');
  await once(socket, 'connect');
  socket.resume();
  return { socket, closed: once(socket, 'close') };
};

describe('a server that stops', () => {
  it('answers what is in flight and hangs up, and keeps nobody else waiting', async () => {
    await start(LONG_MS);
    expect((await ask('/quick')).connection).toBe('keep-alive');
    const silent = await open();
    const first = ask('/slow');
    await expect.poll(() => slowOnes).toBe(1);
    const second = ask('/slow');
    await expect.poll(() => slowOnes).toBe(2);
    const closed = app.close();
    await expect.poll(() => ask('/quick')).toMatchObject({ status: 503, connection: 'close' });
    expect(JSON.parse((await ask('/quick')).body)).toMatchObject({ code: 'stopping' });
    answerSlowOnes();
    for (const answer of await Promise.all([first, second]))
      expect(answer).toEqual({ status: 200, connection: 'close', body: 'slow' });
    await silent.closed;
    await closed;
  });

  it('refuses what is not done after the grace, and cuts a reply that has begun', async () => {
    await start(SHORT_MS);
    const slow = ask('/slow');
    const endless = ask('/endless');
    await expect.poll(() => slowOnes).toBe(2);
    const cut = expect(endless).rejects.toThrow('aborted');
    await app.close();
    expect(await slow).toMatchObject({ status: 503, connection: 'close' });
    expect(JSON.parse((await slow).body)).toMatchObject({ code: 'stopping' });
    await cut;
    answerSlowOnes();
  });

  it('waits for no headers and no body that never come', async () => {
    await start(SHORT_MS);
    const halves = await Promise.all([open(), open(), open()]);
    halves[0]?.socket.write('GET /quick HTTP/1.1\r\nHost: a\r\n');
    halves[1]?.socket.write('POST /quick HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n1');
    await app.close();
    await Promise.all(halves.map(({ closed }) => closed));
  });

  it('waits for nobody who had hung up before their request was looked at', async () => {
    await start(LONG_MS);
    const { socket, closed } = await open();
    socket.write('GET /left HTTP/1.1\r\nHost: a\r\n\r\n');
    await closed;
    await expect.poll(() => leftOnes).toBe(1);
    const toldMs = performance.now();
    await app.close();
    expect(performance.now() - toldMs).toBeLessThan(LONG_MS / 2);
  });
});
