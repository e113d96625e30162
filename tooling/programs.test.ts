import { spawn } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A project of the tooling alone: npm, the server and Vite only note that they were called. */
let folder: string;
let running: ReturnType<typeof spawn> | undefined;

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};
const notes = () =>
  existsSync(join(folder, 'notes')) ? readFileSync(join(folder, 'notes'), 'utf8').trim().split('\n') : [];
const noting = (words: string) =>
  `require('node:fs').appendFileSync(${JSON.stringify(join(folder, 'notes'))}, ${words} + '\\n');\n`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vida-programs-'));
  cpSync(import.meta.dirname, join(folder, 'tooling'), { recursive: true });
  const packages = JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } });
  write('package.json', '{}');
  write('package-lock.json', packages);
  write('node_modules/.package-lock.json', packages);
  write('npm.js', noting("'npm ' + process.argv[2]"));
  write('server/src/main.ts', noting("'server'"));
  write('web/package.json', '{}');
  write('node_modules/vite/package.json', '{}');
  // `vite build --outDir FOLDER` ends; for developing it stays.
  write(
    'node_modules/vite/bin/vite.js',
    `${noting("'vite in ' + process.cwd()")}const [, , command, , folder] = process.argv;
    if (command === 'build') require('node:fs').mkdirSync(folder, { recursive: true });
    else setInterval(() => {}, 1000);`,
  );
  write('web/build/prerender.ts', '');
  write('server/package.json', '{}');
  write(
    'server/build/bundle.ts',
    `import { mkdirSync } from 'node:fs';\nmkdirSync(process.argv[2], { recursive: true });`,
  );
});
afterEach(async () => {
  if (running && running.exitCode === null) {
    const ended = new Promise((resolve) => running?.once('exit', resolve));
    running.kill('SIGTERM');
    await ended;
  }
  running = undefined;
  // What the program began may still write its last file.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
});

const start = (program: string, ...args: string[]) => {
  const env = { ...process.env, TEST_LONG: '', npm_execpath: join(folder, 'npm.js') };
  running = spawn(process.execPath, [join(folder, 'tooling', program), ...args], { env, stdio: 'ignore' });
};

/** Lint, types and the like only note how they were called. */
const writeTools = () => {
  for (const tool of ['biome', 'tsc', 'knip', 'vitest', 'playwright']) {
    const length = "process.env.TEST_LONG === 'on' ? ' with all rounds' : ''";
    const call = `'${tool} ' + process.argv.slice(2).filter((word) => !word.startsWith('--')).join(' ')`;
    write(`node_modules/.bin/${tool}`, `#!/usr/bin/env node\n${noting(`${call} + (${length})`)}`);
    chmodSync(join(folder, 'node_modules/.bin', tool), 0o755);
  }
};

describe('a program of the project', { timeout: 30_000 }, () => {
  it.each(['start.mjs', 'setup.mjs', 'dev.mjs', 'run.mjs'])('%s installs what is missing', async (program) => {
    rmSync(join(folder, 'node_modules', '.package-lock.json'));
    start(program);
    await vi.waitFor(() => expect(notes()[0]).toBe('npm ci'), { timeout: 20_000 });
  });

  it('for developing starts the server again at each change, and Vite beside it', async () => {
    start('dev.mjs');
    await vi.waitFor(() => expect(notes().sort()).toEqual(['server', `vite in ${join(folder, 'web')}`]), {
      timeout: 20_000,
    });
    const change = () => {
      appendFileSync(join(folder, 'server/src/main.ts'), '\n');
      expect(notes().filter((note) => note === 'server').length).toBeGreaterThan(1);
    };
    await vi.waitFor(change, { timeout: 20_000, interval: 500 });
  });

  it('for testing runs lint, types, unused code, all tests, and the journeys on built pages', async () => {
    writeTools();
    start('test.mjs');
    await vi.waitFor(() => expect(running?.exitCode).toBe(1), { timeout: 20_000 });
    const pages = `vite in ${join(folder, 'web')}`;
    expect(notes().filter((note) => note !== 'vitest run')).toEqual([
      'biome ci .',
      'tsc 1 contract server web tooling e2e',
      'knip ',
      pages,
      'playwright test',
    ]);
    expect(notes()).toContain('vitest run');
  });

  it('for testing at length tells the tests to take all rounds', async () => {
    writeTools();
    start('test.mjs', '--long');
    await vi.waitFor(() => expect(running?.exitCode).toBe(1), { timeout: 20_000 });
    expect(notes()).toContain('vitest run with all rounds');
  });
});
