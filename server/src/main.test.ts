import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { lockDataDir } from './db/embedded/data-dir-lock.ts';
import { createTestDatabase } from './testing/test-database.ts';

let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vida-main-'));
  database = await createTestDatabase(inject('templateUrl'), pino({ level: 'silent' }));
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** The program as `npm start` runs it, stopped as soon as it says where it is. */
const startOnce = async (environment: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: database.connectionString,
      ADMIN_GATE_PASSWORD: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.on('data', (chunk) => {
    if (String(chunk).includes('Vida está em')) setImmediate(() => child.kill('SIGTERM'));
  });
  const [output, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, output, complaint };
};

/** Whole processes begin here, on machines that may be busy. */
const PATIENCE_MS = 120_000;

const FIRST_START = new RegExp(
  [
    String.raw`^Vida está em http://localhost:\d+`,
    String.raw`Administrador: admin@vida\.local`,
    String.raw`Senha inicial: (\S{23})`,
    String.raw`.+ 24 horas\. .+`,
    String.raw`Senha do painel: (\S{23})`,
    '$',
  ].join('\n'),
);

it(
  'says the passwords of the first start whatever is logged, and never again',
  async () => {
    const first = await startOnce({ LOG_LEVEL: 'silent' });
    expect(first).toMatchObject({ code: 0, complaint: '', output: expect.stringMatching(FIRST_START) });
    const [, oneTime = '', gate = ''] = FIRST_START.exec(first.output) ?? [];
    expect(await readFile(join(dataDir, 'first-start.txt'), 'utf8')).toContain(oneTime);

    const later = await startOnce({ LOG_LEVEL: 'trace' });
    expect(later.output).toContain('Vida está em http://localhost:');
    for (const secret of [oneTime, gate, 'Senha']) expect(later.output + later.complaint).not.toContain(secret);
  },
  PATIENCE_MS,
);

it(
  'does not start with a variable that it cannot use, and says which',
  async () => {
    const answer = await startOnce({ PORT: 'abc', RATE_LIMIT: 'sim' });
    expect(answer.code).toBe(1);
    expect(answer.output).toBe('');
    expect(answer.complaint.split('\n').slice(0, 3)).toEqual([
      'Há um erro na configuração (variáveis de ambiente ou arquivo .env):',
      '  PORT: valor inválido. Use um número inteiro de 0 a 65535.',
      '  RATE_LIMIT: valor inválido. Use on ou off.',
    ]);
  },
  PATIENCE_MS,
);

/** Prints every package that is loaded. */
const TELL_PACKAGES = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) => {
      if (/^[@a-z]/.test(name) && !/^(node|data|file):/.test(name)) writeSync(1, name + '\\n');
      return next(name, context);
    },
  });`)}`;

it(
  'is refused on a folder that another Vida has, before it loads more than the configuration',
  async () => {
    const folder = join(dataDir, 'taken');
    const lock = await lockDataDir(folder);
    lock.tell('http://localhost:3000');
    const answer = await startOnce({
      DATABASE_URL: '',
      DATA_DIR: folder,
      NODE_OPTIONS: `--import=${TELL_PACKAGES}`,
    });
    await lock.release();
    expect(answer.code).toBe(1);
    expect(answer.complaint).toContain(`É o processo ${process.pid}, em http://localhost:3000.`);
    const packages = answer.output.trim().split('\n');
    expect(new Set(packages.map((name) => name.split('/')[0]))).toEqual(new Set(['zod']));
  },
  PATIENCE_MS,
);

it(
  'says what to do about a data folder that cannot be used',
  async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    expect(await startOnce({ DATABASE_URL: '', DATA_DIR: file })).toEqual({
      code: 1,
      output: '',
      complaint: expect.stringMatching(/^Não é possível usar .*: é um arquivo, .* DATA_DIR\.\n$/),
    });
  },
  PATIENCE_MS,
);
