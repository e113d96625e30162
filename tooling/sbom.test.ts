import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './lib/paths.mjs';

const workspaces = ['contract', 'server', 'web'];
const readPackage = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

it('npm run sbom lists everything that runs, and nothing that only serves development', {
  timeout: 60_000,
}, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vida-sbom-'));
  const file = join(folder, 'vida.cdx.json');
  execFileSync(process.execPath, [join(root, 'tooling/sbom.mjs'), file], { stdio: 'pipe' });
  const bom = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'vida' } } });

  const names = new Set(bom.components.map(({ name }: { name: string }) => name));
  const direct = workspaces.flatMap((folder) => Object.keys(readPackage(folder).dependencies));
  const foreign = direct.filter((name) => !name.startsWith('@vida/'));
  expect(foreign.filter((name) => !names.has(name))).toEqual([]);
  for (const name of ['@biomejs/biome', 'vitest', 'typescript', 'knip']) expect(names).not.toContain(name);
  const refs = new Set([bom.metadata.component, ...bom.components].map((one) => one['bom-ref']));
  const used = bom.dependencies.flatMap((one: { ref: string; dependsOn: string[] }) => [one.ref, ...one.dependsOn]);
  expect(used.filter((ref: string) => !refs.has(ref))).toEqual([]);
});
