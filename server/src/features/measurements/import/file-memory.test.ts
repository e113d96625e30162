import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { expect, it } from 'vitest';
import { libreviewFile } from './testing/libreview-fixture.ts';

const ROWS = 100_000;
/** Twice what the modules take. The readings of the file would need more, its cells three times as much. */
const HEAP_MB = 36;

const longFile = (): Uint8Array => {
  const startMs = Date.UTC(2024, 0, 1);
  return libreviewFile(
    Array.from({ length: ROWS }, (_, index) => ({
      at: new Date(startMs + index * 5 * MINUTE_MS).toISOString().slice(0, 16).replace('T', ' '),
      type: 0,
      historic: 70 + (index % 90),
    })),
  );
};

it('reads a long file in little memory: it is never held whole', async () => {
  const worker = new Worker(new URL('./testing/read-rows-worker.ts', import.meta.url), {
    workerData: longFile(),
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: 16 },
  });
  const [readings] = await once(worker, 'message');
  expect(readings).toBe(ROWS);
  await worker.terminate();
}, 60_000);
