import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 1000;
/** Answers that wait at once; each is an open connection, and beyond it nothing is gained. */
const MAX_WAITING = 2000;

/** Lets a refusal wait, so that who asks again as soon as it was answered leaves the processor to others. */
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
