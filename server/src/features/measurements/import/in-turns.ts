import { setImmediate } from 'node:timers/promises';

/**
 * Does something with every item, gives other requests a turn after every `perTurn`, and ends when `signal` is aborted.
 */
export const forEachInTurns = async <T>(
  items: Iterable<T>,
  perTurn: number,
  work: (item: T) => void,
  signal?: AbortSignal,
): Promise<void> => {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % perTurn !== 0) continue;
    await setImmediate();
    signal?.throwIfAborted();
  }
};
