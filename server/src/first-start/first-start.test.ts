import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { register } from '@vida/contract/auth/auth-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { prepareFirstStart } from './first-start.ts';
import { describeAddress, openAt } from './first-start-messages.ts';

let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await startTestApp();
  dataDir = await mkdtemp(join(tmpdir(), 'vida-first-'));
});
afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true });
});

const prepare = (adminEmail = 'admin@vida.local', adminGatePassword?: string) =>
  prepareFirstStart({
    db: app.db,
    clock: () => new Date('2026-11-21T12:00:00.000Z'),
    dataDir,
    adminEmail,
    adminGatePassword,
    onRegistered: async () => {},
  });

it('shows the administrator’s passwords once and keeps them for the owner only', async () => {
  const first = await prepare();
  expect(first.lines).toEqual([
    'Administrador: admin@vida.local',
    expect.stringMatching(/^Senha inicial: \S{23}$/),
    'A senha inicial vale por 24 horas. Depois disso, uma nova: npm run user:reset -- admin@vida.local',
    expect.stringMatching(/^Senha do painel: \S{23}$/),
  ]);
  const file = join(dataDir, 'first-start.txt');
  expect(await readFile(file, 'utf8')).toBe(`${first.lines.join('\n')}\n`);
  for (const name of ['first-start.txt', 'admin-gate-password'])
    expect((await stat(join(dataDir, name))).mode & 0o777).toBe(0o600);

  const later = await prepare();
  expect(later).toEqual({ lines: [], gatePassword: first.gatePassword });

  const oneTime = first.lines[1]?.replace('Senha inicial: ', '') ?? '';
  const { user } = await app.signIn('ADMIN@vida.local', oneTime);
  expect(user).toMatchObject({ isAdmin: true, mustChangePassword: true });
});

it('leaves nobody outside the administrator’s e-mail to register, in any case', async () => {
  await prepare();
  const account = { username: 'intrusa', password: 'girassol amarelo', firstName: 'Ana', lastName: 'Souza' };
  const answer = await app.call(register, { body: { ...account, email: 'Admin@VIDA.local' } });
  expect(answer.status).toBe(409);
  expect(answer.error.code).toBe('email_taken');
});

it('makes a second administrator when the address changed, and leaves a configured panel password unsaid', async () => {
  const { lines, gatePassword } = await prepare('nova@vida.local', 'configurada');
  expect(gatePassword).toBe('configurada');
  expect(lines.slice(0, 2)).toEqual(['Administrador: nova@vida.local', expect.stringMatching(/^Senha inicial: /)]);
  expect(lines).toHaveLength(3);
});

it.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['192.168.0.7', 'http://192.168.0.7:3000'],
  ['::1', 'http://[::1]:3000'],
])('names the address for %s', (host, url) => {
  expect(describeAddress(openAt(host, 3000))).toBe(`Vida está em ${url}`);
});
