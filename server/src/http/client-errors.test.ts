import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let port: number;

beforeAll(async () => {
  app = await startTestApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** What comes back for these bytes, to the end of the connection. */
const send = (bytes: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return text(socket);
};

/** What stands in every answer, whatever it says; the ones of this request alone left out. */
const constantHeaders = (headers: Readonly<Record<string, unknown>>) => {
  const own = new Set(['date', 'connection', 'keep-alive', 'content-type', 'content-length', 'x-request-id', 'vary']);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
};

const ordinary = async () => constantHeaders((await app.app.inject({ url: '/api/nada' })).headers);

const headersOf = (answer: string) =>
  constantHeaders(
    Object.fromEntries(
      (answer.split('\r\n\r\n')[0] ?? '')
        .split('\r\n')
        .slice(1)
        .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
    ),
  );

it.each([
  ['no HTTP', 'BANANA\r\n\r\n', 400, 'Não foi possível ler os dados enviados.'],
  ['an unknown version', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400, 'Não foi possível ler os dados enviados.'],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'Não foi possível ler os dados enviados.',
  ],
  [
    'a request without a host',
    'GET /api/nada HTTP/1.1\r\nConnection: close\r\n\r\n',
    400,
    'Não foi possível ler os dados enviados.',
  ],
  [
    'what it cannot live up to',
    'GET / HTTP/1.1\r\nHost: a\r\nExpect: banana\r\n\r\n',
    417,
    'Não foi possível ler os dados enviados.',
  ],
  ['endless headers', `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, 431, 'O que foi enviado é grande demais.'],
])('answers %s in Portuguese and hangs up', async (_, bytes, status, message) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(headersOf(answer)).toEqual(await ordinary());
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ message });
});

it.each(['/%', '/api/%', '/api/community/posts/%E0%A4%A'])('answers %s, which nobody can decode', async (url) => {
  const reply = await app.app.inject({ url });
  expect(reply.statusCode).toBe(400);
  expect(constantHeaders(reply.headers)).toEqual(await ordinary());
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(reply.json()).toMatchObject({ message: 'Não foi possível ler os dados enviados.' });
});
