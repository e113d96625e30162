import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findVite } from './find-vite.mjs';
import { giveUp, root, say } from './paths.mjs';
import { runStep } from './run-step.mjs';

const ignored = /^(node_modules|dist.*|coverage|testing|evaluation|.*\.test\.tsx?)$/;
const shared = ['contract/src', 'contract/package.json', 'package-lock.json', 'tsconfig.base.json'];
const stampFile = '.built-from';

/**
 * What is built: where, from which files, and by which scripts, of which each is told the folder to build into.
 * @typedef {{ workspace: string, sources: string[], steps: (folder: string) => string[][] }} Build
 */

/** @type {Build} */
const web = {
  workspace: 'web',
  sources: ['web', ...shared],
  steps: (folder) => [
    [findVite(), 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    ['build/prerender.ts', folder],
  ],
};

/** @type {Build} */
const server = {
  workspace: 'server',
  sources: ['server/src', 'server/build', 'server/package.json', ...shared],
  steps: (folder) => [['build/bundle.ts', folder]],
};

/** Builds what was not made from these very sources: pages and server. @param {string} node */
export const buildIfStale = async (node) => {
  const stale = [web, server].filter((build) => readStamp(build) !== hashSources(build));
  if (stale.length === 0) return;
  say('Montando as páginas e o servidor…');
  for (const { code, output } of await Promise.all(stale.map((build) => run(build, node)))) {
    if (code === 0) continue;
    process.stderr.write(`${output}\n`);
    giveUp('Não foi possível montar as páginas e o servidor.');
  }
};

/** Builds pages and server, stale or not; how it went, with what the first that failed said. @param {string} node */
export const buildAll = async (node) => {
  const results = await Promise.all([web, server].map((build) => run(build, node)));
  const { code, output } = results.find((result) => result.code !== 0) ?? { code: 0, output: '' };
  return { code, output, seconds: Math.max(...results.map(({ seconds }) => seconds)) };
};

/**
 * Builds aside and swaps, so that an interrupted build never stands for a whole one.
 * @param {Build} build @param {string} node
 */
const run = async (build, node) => {
  const stamp = hashSources(build);
  const folder = join(root, build.workspace);
  const unfinished = join(folder, 'node_modules', '.vida-build');
  rmSync(unfinished, { recursive: true, force: true });
  let result = { code: 0, output: '', seconds: 0 };
  for (const step of build.steps(unfinished)) {
    const { code, output, seconds } = await runStep(node, step, folder);
    result = { code, output, seconds: result.seconds + seconds };
    if (code !== 0) return result;
  }
  writeFileSync(join(unfinished, stampFile), stamp);
  const built = join(folder, 'dist');
  rmSync(built, { recursive: true, force: true });
  renameSync(unfinished, built);
  return result;
};

/** @param {Build} build */
const readStamp = ({ workspace }) => {
  const file = join(root, workspace, 'dist', stampFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** @param {Build} build */
const hashSources = ({ sources }) => {
  const hash = createHash('sha256');
  for (const source of sources) addToHash(hash, source);
  return hash.digest('hex');
};

/** @param {import('node:crypto').Hash} hash @param {string} path */
const addToHash = (hash, path) => {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full));
    return;
  }
  for (const name of readdirSync(full).sort()) if (!ignored.test(name)) addToHash(hash, `${path}/${name}`);
};
