import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { againstSlowRequests } from './client-errors.ts';
import { LAST_ANSWER_MS, SLOW_REQUEST_LIMITS } from './limits.ts';

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

it.each([
  ['no HTTP', 'BANANA\r\n\r\n', 400, 'Não foi possível ler os dados enviados.'],
  [
    'endless headers',
    `GET / HTTP/1.1\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'O que foi enviado é grande demais.',
  ],
])('answers %s in Portuguese and hangs up', async (_, bytes, status, message) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ message });
});

it('cuts headers and bodies that come too slowly, also from who goes on sending', async () => {
  const quick = Fastify(againstSlowRequests({ headersMs: 150, requestMs: 300, lookEveryMs: 20 }));
  quick.post('/', async () => 'read');
  await quick.listen({ port: 0, host: '127.0.0.1' });
  const { port: quickPort } = quick.server.address() as AddressInfo;
  const beginnings = [
    'GET / HTTP/1.1\r\nX: ',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n',
  ];
  const answers = beginnings.map(async (beginning) => {
    const socket = connect({ port: quickPort, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.write(beginning);
    const drip = setInterval(() => socket.write('x'), 20);
    const closed = new Promise((done) => socket.once('close', done));
    const answer = await text(socket);
    await closed;
    clearInterval(drip);
    return answer;
  });
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1.1 408 /);
  await quick.close();

  const { requestMs, lookEveryMs } = SLOW_REQUEST_LIMITS;
  expect(requestMs + lookEveryMs + LAST_ANSWER_MS).toBeLessThan(30_000);
});
