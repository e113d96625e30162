import { setImmediate } from 'node:timers/promises';

/** Does something with every item, and gives other requests a turn after every `perTurn`. */
export const forEachInTurns = async <T>(
  items: Iterable<T>,
  perTurn: number,
  work: (item: T) => void,
): Promise<void> => {
  let count = 0;
  for (const item of items) {
    work(item);
    count += 1;
    if (count % perTurn === 0) await setImmediate();
  }
};
