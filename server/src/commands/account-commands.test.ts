import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  // The commands look at the machine's clock.
  app.setNow(new Date());
});
afterAll(() => app.close());

/** Whole processes begin here, on machines that may be busy. */
const PATIENCE_MS = 120_000;

const run = async (command: 'admin-create' | 'user-reset' | 'user-second-factor-off', ...args: string[]) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { ...process.env, DATABASE_URL: app.connectionString, ADMIN_EMAIL: 'chefe@vida.local' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, complaint };
};

it(
  'admin:create makes the account of ADMIN_EMAIL once',
  async () => {
    const made = await run('admin-create');
    expect(made.output).toMatch(
      /^Administrador: chefe@vida\.local\nSenha inicial: \S{23}\nA senha inicial vale por 24 horas\..*\n$/,
    );
    const oneTime = /Senha inicial: (\S+)/.exec(made.output)?.[1] ?? '';
    expect((await app.signIn('chefe@vida.local', oneTime)).user).toMatchObject({ mustChangePassword: true });
    expect(await run('admin-create')).toMatchObject({
      code: 0,
      output: expect.stringContaining('já existe. Para uma senha nova: npm run user:reset'),
    });
  },
  PATIENCE_MS,
);

it(
  'user:reset prints a one-time password, and says what is missing',
  async () => {
    const { user, password } = await app.signUp();
    const reset = await run('user-reset', user.email);
    const oneTime = /^Senha provisória: (\S+)$/m.exec(reset.output)?.[1] ?? '';
    expect(reset.output).toContain('Ela vale por 24 horas');
    expect(await app.signIn(user.email, password)).not.toHaveProperty('token');
    expect((await app.signIn(user.email, oneTime)).user.mustChangePassword).toBe(true);
    expect(await run('user-reset')).toMatchObject({
      code: 1,
      complaint: 'Diga o e-mail da conta: npm run user:reset -- pessoa@exemplo.com\n',
    });
    expect(await run('user-reset', 'ninguem@exemplo.com')).toMatchObject({
      code: 1,
      complaint: 'Não existe conta com o e-mail ninguem@exemplo.com.\n',
    });
  },
  PATIENCE_MS,
);

it(
  'user:second-factor-off says what it did, and what is missing',
  async () => {
    const { user } = await app.signUp();
    expect(await run('user-second-factor-off', user.email)).toMatchObject({
      code: 0,
      output: expect.stringContaining('A verificação em duas etapas não estava ligada. Nada mudou'),
    });
    expect(await run('user-second-factor-off')).toMatchObject({
      code: 1,
      complaint: 'Diga o e-mail da conta: npm run user:second-factor-off -- pessoa@exemplo.com\n',
    });
  },
  PATIENCE_MS,
);
