import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '../testing/rounds.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const lines: { level: number }[] = [];
/** Whether callers hang up in the middle: their request was read, and nothing of it was answered. */
let hangsUpInside = false;

let app: TestApp;
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) });
  app = await startTestApp({ rateLimit: true, log });
  app.app.addHook('preHandler', async ({ raw: { socket } }) => {
    if (hangsUpInside) socket.resetAndDestroy();
  });
  await app.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

/** A whole login over a connection of its own; what hangs up is the caller's choice. */
const sendLogin = (email: string) => {
  const { port } = app.app.server.address() as AddressInfo;
  const body = JSON.stringify({ email, password: 'errada' });
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.resume();
  socket.write(
    [
      `POST ${login.path} HTTP/1.1`,
      'Host: vida',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
  return { socket, closed: new Promise((done) => socket.once('close', done)) };
};

const refusals = async (accountId: string) => {
  const { rows } = await app.pool.query<{ address: string }>(
    `select address from security_events where account_id = $1 and kind = 'login_refused'`,
    [accountId],
  );
  return rows.map(({ address }) => address);
};

/** As many as the budget of wrong passwords takes. */
const TRIES = 10;

it('a login whose caller has hung up counts, with the address that it came from', async () => {
  const { user, password } = await app.signUp();
  hangsUpInside = true;
  // One after the other: who leaves while others are before them has their password not even looked at.
  for (let count = 1; count <= TRIES; count += 1) {
    await sendLogin(user.email).closed;
    await expect
      .poll(() => refusals(user.id), { timeout: 10_000 })
      .toEqual(Array.from({ length: count }, () => '127.0.0.1'));
  }
  hangsUpInside = false;
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
  const answer = await app.call(login, { body: { email: user.email, password } });
  expect(answer.status).toBe(429);
});

it('callers who reset their connection at any moment make no errors', async () => {
  const { user } = await app.signUp();
  for (let count = 0; count < rounds(40, 1000); count += 1) {
    const { socket, closed } = sendLogin(`${count}${user.email}`);
    await once(socket, 'connect');
    if (count % 2 === 0) await new Promise(setImmediate);
    socket.resetAndDestroy();
    await closed;
  }
  expect((await app.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});
