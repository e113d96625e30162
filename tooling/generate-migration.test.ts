import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** A project of the tooling alone, and a drizzle-kit that does as it is told. */
let folder: string;

const write = (path: string, content: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vida-generate-'));
  cpSync(import.meta.dirname, join(folder, 'tooling'), { recursive: true });
  const packages = JSON.stringify({ packages: {} });
  write('package.json', '{}');
  write('package-lock.json', packages);
  write('node_modules/.package-lock.json', packages);
  write('server/drizzle/0000_first.sql', '');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What the command says and how it ends, without a terminal, where drizzle-kit is this script. */
const generate = (drizzleKit: string, ...args: string[]) => {
  write('node_modules/drizzle-kit/bin.cjs', drizzleKit);
  const program = join(folder, 'tooling', 'generate-migration.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
};

describe('npm run db:generate, without a terminal', () => {
  it('names what was written', () => {
    const writes = `require('node:fs').writeFileSync('drizzle/0001_' + process.argv.at(-1) + '.sql', '');`;
    expect(generate(writes, '--name', 'add_notes')).toEqual({
      status: 0,
      stdout: 'server/drizzle/0001_add_notes.sql\n',
      stderr: '',
    });
  });

  it('says when there is nothing to write', () => {
    const made = generate(`console.log('No schema changes, nothing to migrate');`, '--name', 'nothing');
    expect(made).toEqual({ status: 0, stdout: 'The tables are as the migrations make them.\n', stderr: '' });
  });

  it('fails with a way out where drizzle-kit would ask what was renamed, though that ends with 0', () => {
    const { status, stderr } = generate(`console.error('Error: Interactive prompts require a TTY');`, '--name', 'x');
    expect(status).toBe(1);
    expect(stderr).toMatch(/whether that is a rename.*first add the new column/s);
  });

  it('fails with what drizzle-kit said where it wrote nothing', () => {
    const { status, stderr } = generate(`console.error('Transform failed');`, '--name', 'x');
    expect(status).toBe(1);
    expect(stderr).toContain('Transform failed');
  });

  it.each([[], ['--name'], ['--name', 'Two words'], ['x']])('asks for a name: %j', (...args) => {
    const { status, stderr } = generate('process.exit(9)', ...args);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Usage: npm run db:generate -- --name/);
  });
});
