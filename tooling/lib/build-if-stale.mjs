import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findVite } from './find-vite.mjs';
import { giveUp, root, say } from './paths.mjs';
import { runStep } from './run-step.mjs';

const sources = ['web', 'contract/src', 'contract/package.json', 'package-lock.json', 'tsconfig.base.json'];
const ignored = /^(node_modules|dist.*|coverage|.*\.test\.tsx?)$/;

const built = join(root, 'web', 'dist');
const unfinished = join(root, 'web', 'node_modules', '.vida-build');
const stampFile = '.built-from';

/** Builds the web app unless web/dist was made from these very sources. @param {string} node */
export const buildIfStale = async (node) => {
  const stamp = hashSources();
  if (readStamp() === stamp) return;
  say('Montando as páginas…');
  const result = await buildWeb(node);
  if (result.code === 0) return;
  process.stderr.write(`${result.output}\n`);
  giveUp('Não foi possível montar as páginas.');
};

/** Builds aside and swaps, so that an interrupted build never stands for a whole one. @param {string} node */
export const buildWeb = async (node) => {
  const stamp = hashSources();
  const args = [findVite(), 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn'];
  const bundled = await runStep(node, args, join(root, 'web'));
  if (bundled.code !== 0) return bundled;
  const result = await runStep(node, ['build/prerender.ts', unfinished], join(root, 'web'));
  if (result.code !== 0) return result;
  writeFileSync(join(unfinished, stampFile), stamp);
  rmSync(built, { recursive: true, force: true });
  renameSync(unfinished, built);
  return result;
};

const readStamp = () => {
  const file = join(built, stampFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

const hashSources = () => {
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
