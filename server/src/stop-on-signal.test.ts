import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it } from 'vitest';

/** A whole process begins here, on a machine that may be busy. */
const PATIENCE_MS = 60_000;

/** A program that says when it began to stop, and is done `stop`. */
const start = async (stop: string) => {
  const code = `
    import { stopOnSignal } from ${JSON.stringify(new URL('./stop-on-signal.ts', import.meta.url).href)};
    stopOnSignal(() => { process.stdout.write('stopping\\n'); return ${stop}; });
    setInterval(() => {}, 1000);
    process.stdout.write('ready\\n');`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  await lines.next();
  return { child, ended: once(child, 'exit'), nextLine: async () => (await lines.next()).value };
};

it(
  'the first SIGTERM stops in order and ends well, or ill where stopping fails',
  async () => {
    for (const [stop, exitCode] of [
      ['Promise.resolve()', 0],
      ['Promise.reject(new Error())', 1],
    ] as const) {
      const { child, ended, nextLine } = await start(stop);
      child.kill('SIGTERM');
      expect(await nextLine()).toBe('stopping');
      expect(await ended).toEqual([exitCode, null]);
    }
  },
  PATIENCE_MS,
);

it(
  'the second ends at once what does not come to an end',
  async () => {
    const { child, ended, nextLine } = await start('new Promise(() => {})');
    child.kill('SIGTERM');
    expect(await nextLine()).toBe('stopping');
    child.kill('SIGTERM');
    expect(await ended).toEqual([1, null]);
  },
  PATIENCE_MS,
);
