import { setImmediate } from 'node:timers/promises';

/** So many rows are read within a few milliseconds. */
const ROWS_PER_TURN = 500;

/**
 * Whether one of the rows is such a row. Looks no further than the first, gives other requests a turn now and then, and
 * ends when `signal` is aborted.
 */
export const someInTurns = async <T>(
  rows: Iterable<T>,
  isSuch: (row: T) => boolean,
  signal?: AbortSignal,
): Promise<boolean> => {
  let count = 0;
  for (const row of rows) {
    if (isSuch(row)) return true;
    count += 1;
    if (count % ROWS_PER_TURN !== 0) continue;
    await setImmediate();
    signal?.throwIfAborted();
  }
  return false;
};

/** Does something with every row, in the same way. */
export const forEachInTurns = async <T>(
  rows: Iterable<T>,
  work: (row: T) => void,
  signal?: AbortSignal,
): Promise<void> => {
  const goOn = (row: T): boolean => {
    work(row);
    return false;
  };
  await someInTurns(rows, goOn, signal);
};
