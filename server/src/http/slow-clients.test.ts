import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { importHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { TIME_LIMITS } from './limits.ts';
import { cutSlowClients } from './slow-clients.ts';

const QUICK = {
  headersMs: 200,
  bodyGraceMs: 300,
  bodyWindowMs: 200,
  bodyBytesPerSecond: 2_000,
  lookEveryMs: 20,
  // A machine that is busy may let nobody read for some hundred milliseconds.
  readerMs: 1_000,
};

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await startTestApp({ timeLimits: QUICK });
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const open = (to = port): Socket => {
  const socket = connect({ port: to, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  return socket;
};

/** What comes back to one who goes on dripping after this beginning, once the connection is cut. */
const drip = async (beginning: string): Promise<string> => {
  const socket = open();
  socket.write(beginning);
  const dripping = setInterval(() => socket.write('x'), 20);
  const closed = new Promise((done) => socket.once('close', done));
  // Not by its end: who is cut while they send hears a reset after the answer.
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  await closed;
  clearInterval(dripping);
  return answer;
};

const post = (path: string, headers: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${headers}\r\n\r\n`;

describe('who comes too slowly', () => {
  it.concurrent.each([
    ['headers', 'GET / HTTP/1.1\r\nX: '],
    ['a body', post('/api/login', 'Content-Length: 99999')],
    ['a body of unknown length', `${post('/api/login', 'Transfer-Encoding: chunked')}fffff\r\n`],
    ['a body that nobody reads', 'GET /api/events HTTP/1.1\r\nHost: a\r\nContent-Length: 99999\r\n\r\n'],
  ])('with %s is cut, also who goes on sending', async (what, beginning) => {
    const answer = await drip(beginning);
    // Refused before the body came; the connection ends all the same.
    if (what === 'a body that nobody reads') {
      expect(answer).toMatch(/^HTTP\/1.1 40[14] /);
      return;
    }
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    const message = 'O envio demorou demais. Confira a conexão e tente de novo.';
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({ message, code: 'request_timeout' });
  });

  it('with a body that keeps coming is heard to its end', async () => {
    const body = Buffer.from(JSON.stringify({ email: 'a@b.c', password: 'x', filler: 'x'.repeat(400_000) }));
    const socket = open();
    socket.write(post('/api/login', `Content-Length: ${body.length}\r\nConnection: close`));
    const answered = text(socket);
    // 500 kB a second, for longer than the grace.
    const chunk = 10_000;
    let sent = 0;
    await new Promise<void>((done) => {
      const sending = setInterval(() => {
        socket.write(body.subarray(sent, sent + chunk));
        sent += chunk;
        if (sent < body.length) return;
        clearInterval(sending);
        done();
      }, 20);
    });
    expect(await answered).toMatch(/^HTTP\/1.1 400 /);
    socket.destroy();
  });
});

it('who waits unread for a turn is not slow', async () => {
  const lines = Array.from({ length: 2_000 }, (_, n) => {
    const at = new Date(Date.UTC(2025, 0, 1) + n * 300_000).toISOString().slice(0, 16);
    return `${at};110;${'a'.repeat(300)}`;
  });
  const file = Buffer.from(`Data;Glicose (mg/dL);Outra\n${lines.join('\n')}\n`);
  expect(file.length).toBeGreaterThan(512 * 1024);
  const send = async () => {
    const { token } = await app.signUp();
    return () => app.call(importHealthMetrics, { body: file, query: {} }, { token });
  };
  const [first, second, third] = await Promise.all([send(), send(), send()]);
  const { token } = await app.signUp();
  const holder = await app.pool.connect();
  await holder.query('begin');
  await holder.query('lock table health_metrics in access exclusive mode');
  const reading = [first(), second(), third()];
  const waiting = open();
  waiting.write(
    `POST /api/health-metrics/import HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n` +
      `Content-Type: text/csv\r\nContent-Length: ${file.length}\r\n\r\n`,
  );
  waiting.write(file);
  const answered = text(waiting);
  // Who began after that and is waited for has been cut by now.
  expect(await drip(post('/api/login', 'Content-Length: 99999'))).toMatch(/^HTTP\/1.1 408 /);
  await holder.query('rollback');
  holder.release();
  for (const { status } of await Promise.all(reading)) expect(status).toBe(200);
  expect(await answered).toMatch(/^HTTP\/1.1 200 /);
});

describe('who does not read', () => {
  let server: FastifyInstance;
  let sockets: Socket[];
  beforeEach(async () => {
    sockets = [];
    server = Fastify({ connectionTimeout: 60_000, forceCloseConnections: true });
    cutSlowClients(server.server, { ...TIME_LIMITS, ...QUICK });
    server.server.on('connection', (socket) => sockets.push(socket));
    server.get('/large', async () => 'x'.repeat(16 * 1024 * 1024));
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => server.close());

  const ask = () => {
    const socket = open((server.server.address() as AddressInfo).port);
    socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
    return socket;
  };

  it('is cut', async () => {
    const socket = ask();
    await expect.poll(() => sockets.length).toBe(1);
    await expect.poll(() => sockets[0]?.destroyed, { timeout: 10_000 }).toBe(true);
    socket.destroy();
  });

  it('is not cut as long as it reads a little now and then', async () => {
    const socket = ask();
    let read = 0;
    const whole = new Promise<number>((done) => {
      socket.on('data', (bytes) => {
        read += bytes.length;
        if (read > 16 * 1024 * 1024) done(read);
        socket.pause();
        setTimeout(() => socket.resume(), 5);
      });
    });
    expect(await whole).toBeGreaterThan(16 * 1024 * 1024);
    expect(sockets[0]?.destroyed).toBe(false);
    socket.destroy();
  });
});
