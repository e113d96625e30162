import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { projectEnvironment } from './hand-over.mjs';
import { root } from './paths.mjs';

/** All rounds take longer than the usual ones. */
const limitMs = 30 * 60_000;

/**
 * What a program prints until its end, both streams together, and how it ended: 1 where it could not be
 * started or was ended.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable,
 *   import('node:stream').Readable>} child
 */
export const collectOutput = async (child) => {
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
  return { code: Number(code ?? 1), output };
};

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
  const { code, output } = await collectOutput(child);
  return { code, output: output.trim(), seconds: (performance.now() - startedMs) / 1000 };
};
