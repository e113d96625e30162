import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { countPlaywright, countStep, countVitest } from './lib/count-results.mjs';
import { isNewEnough } from './lib/find-node.mjs';
import { isInstalled } from './lib/is-installed.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vida-tooling-'));
  mkdirSync(join(folder, 'node_modules'));
});

const write = (name: string, content: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

describe('isInstalled', () => {
  const wanted = {
    '': { version: '1.0.0' },
    web: { version: '1.0.0' },
    'node_modules/web': { link: true },
    'node_modules/a': { version: '1.2.3' },
    'node_modules/here': { version: '2.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
    'node_modules/elsewhere': { version: '2.0.0', optional: true, os: ['sunos'], cpu: [process.arch] },
    'node_modules/perhaps': { version: '2.0.0', optional: true },
  };
  const { 'node_modules/a': a, 'node_modules/here': here } = wanted;
  const record = 'node_modules/.package-lock.json';

  it.each([
    ['everything that belongs here', { 'node_modules/a': a, 'node_modules/here': here }, true],
    ['another version', { 'node_modules/a': { version: '1.2.4' }, 'node_modules/here': here }, false],
    ['a package missing', { 'node_modules/here': here }, false],
    ['the package of this system missing', { 'node_modules/a': a }, false],
  ])('%s', (_, packages, expected) => {
    write('package-lock.json', { packages: wanted });
    write(record, { packages });
    expect(isInstalled(folder)).toBe(expected);
  });

  it('does not trust an installation that was cut short', () => {
    write('package-lock.json', { packages: wanted });
    expect(isInstalled(folder)).toBe(false);
    write(record, '{"packages":');
    expect(isInstalled(folder)).toBe(false);
  });
});

describe('isNewEnough', () => {
  it.each([
    ['v20.20.2', false],
    ['v22.17.9', false],
    ['v22.18.0', true],
    ['24.0.0', true],
  ])('%s', (version, expected) => {
    expect(isNewEnough(version)).toBe(expected);
  });
});

describe('counts', () => {
  it('of a step', () => {
    expect([countStep(0), countStep(2)]).toEqual([
      { passed: 1, failed: 0 },
      { passed: 0, failed: 1 },
    ]);
  });

  it.each([
    ['all passed', { numPassedTests: 5, numFailedTests: 0, testResults: [] }, 0, 5, 0],
    ['an error outside the tests', { numPassedTests: 5, numFailedTests: 0, testResults: [] }, 1, 5, 1],
    [
      'a file that cannot be read and a test that fails',
      {
        numPassedTests: 5,
        numFailedTests: 1,
        testResults: [
          { status: 'failed', assertionResults: [] },
          { status: 'failed', assertionResults: [{ status: 'failed' }] },
        ],
      },
      1,
      5,
      2,
    ],
    ['no report', 'oops', 0, 0, 1],
  ])('of Vitest: %s', (_, report, code, passed, failed) => {
    expect(countVitest(write('report.json', report), code)).toEqual({ passed, failed });
  });

  it.each([
    ['a test that passed at the second try', { stats: { expected: 3, unexpected: 0, flaky: 1 } }, 0, 3, 1],
    ['a failure', { stats: { expected: 3, unexpected: 2, flaky: 0 } }, 1, 3, 2],
    ['nothing ran', {}, 1, 0, 1],
  ])('of Playwright: %s', (_, report, code, passed, failed) => {
    expect(countPlaywright(write('report.json', report), code)).toEqual({ passed, failed });
  });
});

describe('the folder that tests write into', () => {
  /** A run of its own, whose temporary folder is ours; where its folder was, and what it could do there. */
  const run = (memory: string, end = '') => {
    const module = join(import.meta.dirname, 'lib/scratch-folder.mjs');
    const script = `
      const { makeScratchFolder } = await import(${JSON.stringify(module)});
      const folder = makeScratchFolder(${JSON.stringify(memory)});
      (await import('node:fs')).writeFileSync(folder + '/written', '');
      console.log(folder);
      ${end}`;
    const { stdout, signal, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      env: { ...process.env, TMPDIR: folder },
      encoding: 'utf8',
    });
    return { within: dirname(stdout.trim()), signal, status };
  };
  const memory = () => join(folder, 'memory');

  it('is the usual one where there is no memory to write into, and ends with the run', () => {
    expect(run(memory())).toEqual({ within: folder, signal: null, status: 0 });
    expect(readdirSync(folder)).toEqual(['node_modules']);
  });

  it('ends with a run that is told to stop too', () => {
    expect(run(memory(), `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);`).status).toBe(1);
    expect(readdirSync(folder)).toEqual(['node_modules']);
  });

  it.runIf(process.platform === 'linux')('takes away what a killed run left in memory, and nothing of others', () => {
    mkdirSync(memory());
    expect(run(memory(), `process.kill(process.pid, 'SIGKILL');`).signal).toBe('SIGKILL');
    for (const name of [`vida-tests-${process.pid}-running`, 'of-others']) mkdirSync(join(memory(), name));
    run(memory());
    expect(readdirSync(memory()).toSorted()).toEqual(['of-others', `vida-tests-${process.pid}-running`]);
  });
});
