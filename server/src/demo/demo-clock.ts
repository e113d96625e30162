import { HOUR_MS } from '@vida/contract/core/time.ts';

/**
 * The demo's clock, which can stand in the past for a while: what is written through the API then has
 * the day it tells of.
 */
export const createDemoClock = () => {
  let behindMs = 0;
  return {
    now: (): Date => new Date(Date.now() - behindMs),
    /** From now on it is `hours` earlier; 0 is the present. */
    standBack: (hours: number): void => {
      behindMs = hours * HOUR_MS;
    },
  };
};

export type DemoClock = ReturnType<typeof createDemoClock>;
