import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { deleteAccount } from '@vida/contract/account/account-endpoints.ts';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { addHealthMetrics } from '@vida/contract/measurements/measurements-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signUpWithApp } from '../features/second-factor/testing/second-factor-fixture.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readIncidentArguments } from './incident-arguments.ts';
import { readIncident } from './read-incident.ts';
import { writeIncident } from './write-incident.ts';

const at = (text: string) => new Date(`${text}:00.000Z`);
const period = { from: at('2026-11-20T00:00'), to: at('2026-11-21T00:00') };

let app: TestApp;
let early: Awaited<ReturnType<TestApp['signUp']>>;
let hit: typeof early;
let gone: typeof early;
/** Their password is known, their second factor is not. */
let guarded: typeof early;

beforeAll(async () => {
  app = await startTestApp();
  app.setNow(at('2026-11-10T12:00'));
  early = await app.signUp({ firstName: 'Antônia' });
  app.setNow(at('2026-11-15T12:00'));
  hit = await app.signUp({ firstName: 'Zulmira' });
  gone = await app.signUp();
  guarded = await signUpWithApp(app, at('2026-11-15T12:00'));
  const reading = { metricType: 'glucose' as const, value: 137 };
  await app.call(addHealthMetrics, { body: reading }, hit);
  await app.call(addHealthMetrics, { body: reading }, early);
  app.setNow(at('2026-11-20T12:00'));
  for (const password of ['errada', 'outra', hit.password])
    await app.call(login, { body: { email: hit.user.email, password } });
  await app.app.inject({
    url: '/api/account/export',
    headers: { authorization: `Bearer ${hit.token}` },
  });
  await app.call(login, { body: { email: guarded.user.email, password: guarded.password } });
  await app.call(deleteAccount, { body: { password: gone.password } }, gone);
  app.setNow(at('2026-11-21T00:00'));
  await app.call(login, { body: { email: early.user.email, password: early.password } });
});
afterAll(() => app.close());

it('says who was touched, by what, from where, and what is kept of them', async () => {
  const incident = await app.db.transaction((tx) => readIncident(tx, period));
  expect(incident).toMatchObject({
    accountsTotal: 3,
    events: {
      login_refused: 2,
      login_accepted: 1,
      data_exported: 1,
      password_accepted: 1,
      account_deleted: 1,
    },
    addresses: [{ address: '127.0.0.1', events: 6, refused: 2, accounts: 3 }],
  });
  expect(incident.touched).toEqual(
    [
      {
        id: hit.user.id,
        person: { name: 'Zulmira Andrade', email: hit.user.email },
        events: { login_refused: 2, login_accepted: 1, data_exported: 1 },
        addresses: ['127.0.0.1'],
      },
      {
        id: guarded.user.id,
        person: { name: 'Lúcia Andrade', email: guarded.user.email },
        events: { password_accepted: 1 },
        addresses: ['127.0.0.1'],
      },
      { id: gone.user.id, person: null, events: { account_deleted: 1 }, addresses: ['127.0.0.1'] },
    ].toSorted((a, b) => a.id.localeCompare(b.id)),
  );
  expect(incident.data).toContainEqual(expect.objectContaining({ name: 'healthMetrics', accounts: 1, rows: 1 }));

  const words = writeIncident(incident);
  expect(words).toContain(`Zulmira Andrade <${hit.user.email}>`);
  expect(words).toContain('entrada recusada 2');
  expect(words).toContain('senha certa, à espera da segunda etapa 1');
  expect(words).toContain(
    '  medições (glicose, pressão, peso, batimentos, hemoglobina glicada): 1 registro de 1 conta',
  );
  expect(words).toContain('127.0.0.1: 6 registros, 2 recusas, 3 contas');
  expect(words).not.toMatch(/healthMetrics|\b1 (?:registros|contas|recusas)/);
  expect(words).toContain('3 dias úteis');
  expect(words).not.toContain('Antônia');
});

it('counts who used a session without signing in', async () => {
  const lateDay = { from: at('2026-11-21T00:30'), to: at('2026-11-22T00:00') };
  const { touched } = await app.db.transaction((tx) => readIncident(tx, lateDay));
  expect(touched).toMatchObject([{ id: early.user.id, events: {} }]);
});

const run = async (...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'incident.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: app.connectionString },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, complaint };
};

it('is a command, for programs too', {
  timeout: 120_000,
}, async () => {
  const made = await run('--from', '2026-11-20', '--to', '2026-11-20T21:00:00-03:00', '--json');
  expect(made).toMatchObject({ code: 0, complaint: '' });
  expect(JSON.parse(made.output)).toMatchObject({
    from: '2026-11-20T03:00:00.000Z',
    to: '2026-11-21T00:00:00.000Z',
    accountsTotal: 3,
  });
});

it.each([
  [[], 'Uso: npm run incident'],
  [['--from', '2026-11-20'], 'Uso: npm run incident'],
  [['--from', 'ontem', '--to', '2026-11-21'], '--from: diga um instante como'],
  [['--from', '2026-11-20', '--to', '2026-02-30'], '--to: diga um instante como'],
  [['--from', '2026-11-21', '--to', '2026-11-20'], '--from precisa vir antes de --to.'],
  [['--from', '2026-11-20', '--to', '2026-11-21', '--xml'], 'Não conheço a opção --xml.'],
  [['--from', '2026-11-20', '--to', '2026-11-21', 'agora'], 'Não conheço a opção agora.'],
])('refuses %j in a sentence', (args, complaint) => {
  expect(() => readIncidentArguments(args)).toThrow(complaint);
});
