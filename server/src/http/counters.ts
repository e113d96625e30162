import { LRUCache } from 'lru-cache';

/** Keys that are counted at once; beyond, what was asked for longest ago is forgotten, so that memory stays bounded. */
const MAX_KEYS = 20_000;

export interface CountersOptions {
  /** How much a key may do … */
  readonly points: number;
  /** … in this time, which begins with the first. */
  readonly seconds: number;
  readonly clock: () => Date;
  readonly maxKeys?: number;
}

interface Count {
  used: number;
  readonly endsAtMs: number;
  refused: number;
}

/** Counts what each key did in its window of time. */
export const createCounters = ({ points, seconds, clock, maxKeys = MAX_KEYS }: CountersOptions) => {
  // By size instead of `max`, which would take the memory for all keys at once.
  const counts = new LRUCache<string, Count>({ maxSize: maxKeys, sizeCalculation: () => 1 });
  const windowMs = seconds * 1000;

  const leftMs = ({ endsAtMs }: Count): number => endsAtMs - clock().getTime();

  /** The count of the window that runs; a clock that was set back must not make it longer. */
  const find = (key: string): Count | undefined => {
    const count = counts.get(key);
    const left = count ? leftMs(count) : 0;
    return left > 0 && left <= windowMs ? count : undefined;
  };

  return {
    count: (key: string): void => {
      const count = find(key);
      if (count) count.used += 1;
      else counts.set(key, { used: 1, endsAtMs: clock().getTime() + windowMs, refused: 0 });
    },
    giveBack: (key: string): void => {
      const count = find(key);
      if (count) count.used -= 1;
    },
    clear: (key: string): void => {
      counts.delete(key);
    },
    /** Whole seconds, at least 1, until a key that used up its points may go on; 0 when it may at once. */
    waitSeconds: (key: string): number => {
      const count = find(key);
      return count && count.used >= points ? Math.max(1, Math.ceil(leftMs(count) / 1000)) : 0;
    },
    /** Counts that a key was refused, and answers how often it was in this window. */
    countRefusal: (key: string): number => {
      const count = find(key);
      if (!count) return 1;
      count.refused += 1;
      return count.refused;
    },
  };
};

export type Counters = ReturnType<typeof createCounters>;
