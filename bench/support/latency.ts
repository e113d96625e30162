import { setTimeout } from 'node:timers/promises';
import { median } from './statistics.ts';

/** Median milliseconds of `count` runs one after the other; `run` gets the number of its turn. */
export const medianMs = async (count: number, run: (turn: number) => unknown): Promise<number> => {
  const durations: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const begun = performance.now();
    await run(turn);
    durations.push(performance.now() - begun);
  }
  return median(durations);
};

/**
 * The slowest 1 % of requests sent every `everyMs` until `until` settles, however slow the earlier ones are: who
 * waits in a queue waits in the figure too.
 */
export const openLoopP99Ms = async (
  everyMs: number,
  until: Promise<unknown>,
  run: (turn: number) => Promise<unknown>,
): Promise<number> => {
  const durations: Promise<number>[] = [];
  let isOver = false;
  const ended = until.finally(() => {
    isOver = true;
  });
  for (let turn = 0; !isOver; turn += 1) {
    const begun = performance.now();
    durations.push(run(turn).then(() => performance.now() - begun));
    await setTimeout(everyMs);
  }
  await ended;
  const sorted = (await Promise.all(durations)).toSorted((a, b) => a - b);
  return sorted[Math.floor(0.99 * (sorted.length - 1))] ?? 0;
};
