import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createThread, type Thread, ThreadCrashError } from './thread.ts';

const REST_MS = 60_000;

let thread: Thread<string, string> | null = null;
let folder: string | null = null;
afterEach(async () => {
  vi.unstubAllGlobals();
  await thread?.close();
  if (folder !== null) await rm(folder, { recursive: true });
  folder = null;
});

/** A worker that notes in a file that it was asked, and dies the first `times` times. */
const dyingWorker = async (times: number): Promise<{ url: URL; countAsked: () => Promise<number> }> => {
  folder = await mkdtemp(join(tmpdir(), 'vida-planning-'));
  const file = join(folder, 'asked');
  const source = `
    import { appendFileSync, readFileSync } from 'node:fs';
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ port }) => {
      appendFileSync(${JSON.stringify(file)}, 'x');
      if (readFileSync(${JSON.stringify(file)}, 'utf8').length <= ${times}) process.exit(3);
      port.postMessage('answered');
    });`;
  return {
    url: new URL(`data:text/javascript,${encodeURIComponent(source)}`),
    countAsked: async () => (await readFile(file, 'utf8')).length,
  };
};

it('asks a new worker once more when the first one died', async () => {
  const { url, countAsked } = await dyingWorker(1);
  thread = createThread(url, { restMs: REST_MS });
  expect(await thread.ask('question')).toBe('answered');
  expect(await countAsked()).toBe(2);
});

it('gives up when that one dies too', async () => {
  const { url, countAsked } = await dyingWorker(2);
  thread = createThread(url, { restMs: REST_MS });
  await expect(thread.ask('question')).rejects.toBeInstanceOf(ThreadCrashError);
  expect(await countAsked()).toBe(2);
});

it('ends when it has rested and gives its memory back, and starts anew for the next request', async () => {
  const collect = vi.fn(async () => undefined);
  vi.stubGlobal('gc', collect);
  const source = `
    import { parentPort } from 'node:worker_threads';
    let asked = 0;
    parentPort.on('message', ({ port }) => port.postMessage(String(asked += 1)));`;
  thread = createThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`), { restMs: 300 });
  expect([await thread.ask('a'), await thread.ask('b')]).toEqual(['1', '2']);
  const { ask } = thread;
  await expect.poll(() => ask('c'), { interval: 600, timeout: 10_000 }).toBe('1');
  expect(collect).toHaveBeenCalledWith({ type: 'major', execution: 'async', flavor: 'last-resort' });
});
