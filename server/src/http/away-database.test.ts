import { register } from '@vida/contract/auth/auth-endpoints.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { createLogger } from '../config/create-logger.ts';
import { openDatabase } from '../db/database.ts';

const connectionString = 'postgres://vida:senha-do-banco@127.0.0.1:1/vida';
const lines: { msg: string }[] = [];
const log = createLogger('error', { write: (line) => lines.push(JSON.parse(line)) });
const database = openDatabase(connectionString, log);
let app: Awaited<ReturnType<typeof buildApp>>;

beforeAll(async () => {
  app = await buildApp({
    config: {
      adminEmail: 'admin@vida.local',
      dataDir: '/nonexistent',
      trustProxy: false,
      rateLimit: true,
      ai: undefined,
    },
    gatePassword: 'senha do painel',
    secondFactorKey: { find: async () => undefined, findOrMake: async () => Buffer.alloc(32) },
    db: database.db,
    connectionString,
    clock: () => new Date(),
    log,
    webFolder: '/nonexistent',
  });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('without its database Vida is alive, not ready, and says so kindly without a word of the inside', async () => {
  const account = { username: 'ana', email: 'ana@exemplo.com', firstName: 'Ana', lastName: 'Souza' };
  const [health, ready, call] = await Promise.all([
    app.inject({ url: '/healthz' }),
    app.inject({ url: '/readyz' }),
    app.inject({
      method: register.method,
      url: register.path,
      payload: { ...account, password: 'girassol amarelo' },
    }),
  ]);
  expect(health.statusCode).toBe(200);
  for (const answer of [ready, call]) {
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toEqual({
      code: 'database_unavailable',
      message: 'Estamos sem acesso aos seus dados por um instante. Tente de novo daqui a pouco.',
    });
  }
  const told = lines.filter(({ msg }) => msg === 'database unavailable');
  expect(told).toContainEqual(expect.objectContaining({ route: register.path, status: 503, reason: 'ECONNREFUSED' }));
  // One a request, of which a stalled database makes hundreds.
  expect(JSON.stringify(lines)).not.toContain('stack');
});
