/**
 * Writes the list of parts that Vida is made of when it runs (CycloneDX, JSON): `npm run sbom -- FILE`. npm makes
 * it of what is installed; what only serves development is left out here, since npm's own `--omit dev` drops
 * parts that serve both.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installWhatIsMissing } from './lib/install.mjs';
import { giveUp, root, say } from './lib/paths.mjs';

/** @typedef {{ 'bom-ref': string, properties?: { name: string }[] }} Component */

const [typed] = process.argv.slice(2);
const path = resolve(process.env.INIT_CWD ?? process.cwd(), typed ?? giveUp('Uso: npm run sbom -- ARQUIVO'));

await installWhatIsMissing();
const npm = process.env.npm_execpath;
const isScript = npm?.endsWith('.js');
const program = npm && isScript ? process.execPath : 'npm';
const before = npm && isScript ? [npm] : [];
const made = execFileSync(program, [...before, 'sbom', '--sbom-format', 'cyclonedx'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
  shell: program === 'npm' && process.platform === 'win32',
});

const bom = JSON.parse(made);
// npm names it after the folder.
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
Object.assign(bom.metadata.component, { name, version, purl: `pkg:npm/${name}@${version}` });
/** @param {Component} component */
const serves = ({ properties = [] }) => !properties.some((property) => property.name === 'cdx:npm:package:development');
bom.components = bom.components.filter(serves);
const kept = new Set([bom.metadata.component['bom-ref']]);
for (const component of bom.components) kept.add(component['bom-ref']);
bom.dependencies = bom.dependencies
  .filter((/** @type {{ ref: string }} */ { ref }) => kept.has(ref))
  .map((/** @type {{ ref: string, dependsOn?: string[] }} */ { ref, dependsOn = [] }) => ({
    ref,
    dependsOn: dependsOn.filter((target) => kept.has(target)),
  }));

writeFileSync(path, `${JSON.stringify(bom, undefined, 2)}\n`);
say(`${bom.components.length} componentes: ${path}`);
