import type { TimeLimits } from './limits.ts';

type PaceLimits = Pick<TimeLimits, 'bodyGraceMs' | 'bodyBytesPerSecond' | 'bodyWindowMs'>;

interface Step {
  readonly ms: number;
  readonly bytes: number;
}

/**
 * How fast a body comes. Time in which nobody waits for its bytes is not noted: a body that waits for its turn, or for
 * what was read to be used, is not slow.
 */
export const createBodyPace = ({ bodyGraceMs, bodyBytesPerSecond, bodyWindowMs }: PaceLimits) => {
  /** The newest ones, which together last as long as the window. */
  const steps: Step[] = [];
  let waitedMs = 0;
  let windowMs = 0;
  let windowBytes = 0;

  return {
    /** That `bytes` came while they were waited for, for `ms`. */
    note: (ms: number, bytes: number): void => {
      steps.push({ ms, bytes });
      waitedMs += ms;
      windowMs += ms;
      windowBytes += bytes;
      for (let first = steps[0]; first && windowMs - first.ms >= bodyWindowMs; first = steps[0]) {
        steps.shift();
        windowMs -= first.ms;
        windowBytes -= first.bytes;
      }
    },

    isTooSlow: (): boolean => waitedMs >= bodyGraceMs && windowBytes * 1000 < bodyBytesPerSecond * windowMs,
  };
};
