import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 1000;
/** Answers that wait at once; each is an open connection, and beyond it nothing is gained. */
const MAX_WAITING = 2000;

/**
 * Lets a refusal wait, so that who sends the next request when the last was answered keeps the server a thousandth as
 * busy, while others are served.
 */
export const createSlowDown = () => {
  let waiting = 0;
  return async (): Promise<void> => {
    if (waiting >= MAX_WAITING) return;
    waiting += 1;
    try {
      await sleep(WAIT_MS);
    } finally {
      waiting -= 1;
    }
  };
};
