import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectEnvironment } from './hand-over.mjs';
import { root } from './paths.mjs';

/** All rounds take longer than the usual ones. */
const limitMs = 30 * 60_000;

/**
 * Runs a program to its end and collects what it prints.
 * @param {string} program @param {string[]} args @param {string} [cwd] @param {Record<string, string>} [env]
 */
export const runStep = async (program, args, cwd = root, env = {}) => {
  const startedMs = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...projectEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32' && !program.endsWith('.exe'),
    timeout: limitMs,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const [code] = await once(child, 'close').catch((error) => {
    output += error.message;
    return [1];
  });
  return { code: code ?? 1, output: output.trim(), seconds: (performance.now() - startedMs) / 1000 };
};
