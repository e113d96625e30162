import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { loadConfig } from './config/config.ts';
import { startVida } from './start-vida.ts';
import { createTestDatabase } from './testing/test-database.ts';

const log = pino({ level: 'silent' });
let dataDir: string;
let database: Awaited<ReturnType<typeof createTestDatabase>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vida-start-'));
  database = await createTestDatabase(inject('templateUrl'), log);
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const start = (environment: NodeJS.ProcessEnv, webFolder = '/nonexistent') =>
  startVida({
    config: loadConfig({ DATA_DIR: dataDir, PORT: '0', ...environment }),
    log,
    clock: () => new Date(),
    webFolder,
  });

it('runs on the PostgreSQL of DATABASE_URL, two processes side by side, and again on the same data', async () => {
  const environment = { DATABASE_URL: database.connectionString };
  const first = await start(environment);
  const second = await start(environment);
  expect(first.lines[1]).toBe('Administrador: admin@vida.local');
  expect(second.lines).toHaveLength(1);
  for (const { port } of [first, second]) expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  await first.stop();
  await second.stop();
  const again = await start(environment);
  expect(again.lines).toEqual([`Vida está em http://localhost:${again.port}`]);
  await again.stop();
});

it('tells its pages where the language model is', async () => {
  const webFolder = join(dataDir, 'web');
  await mkdir(webFolder);
  await writeFile(join(webFolder, 'index.html'), '<meta name="language-model" content="" />');
  const ai = { AI_BASE_URL: 'https://modelo.exemplo.com/v1', AI_MODEL: 'modelo' };
  const vida = await start({ DATABASE_URL: database.connectionString, ...ai }, webFolder);
  const page = await fetch(`http://127.0.0.1:${vida.port}/privacidade`);
  expect(await page.text()).toBe('<meta name="language-model" content="public modelo.exemplo.com" />');
  await vida.stop();
});

it('says which port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => taken.once('listening', done));
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await expect(start({ DATABASE_URL: database.connectionString, PORT: String(port) })).rejects.toThrow(
    `A porta ${port} já está em uso.`,
  );
  taken.close();
});

it('says that a remote database does not answer', async () => {
  const nowhere = 'postgres://vida@127.0.0.1:1/vida';
  await expect(start({ DATABASE_URL: nowhere })).rejects.toThrow('127.0.0.1:1');
});

it('says what to do about a data folder that cannot take the first passwords', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  await expect(start({ DATABASE_URL: database.connectionString, DATA_DIR: file })).rejects.toThrow(
    `Não é possível usar ${file}: é um arquivo, ou passa por um arquivo`,
  );
});
