/** Failures in a row after which the endpoint is left alone. */
export const FAILURES_TO_PAUSE = 5;
/** For how long; then one call tries whether it is back. */
export const PAUSE_MS = 20_000;

/** What a call says about the endpoint; nothing (`unknown`) where its asker left. */
export type Verdict = 'answered' | 'failed' | 'unknown';

/** Nobody waits for an endpoint that is down: after several failures in a row only one call at a time tries it. */
export const createCircuitBreaker = (clock: () => Date) => {
  let failures = 0;
  let pausedUntilMs = 0;
  let isProbing = false;
  const isPaused = (): boolean => failures >= FAILURES_TO_PAUSE && clock().getTime() < pausedUntilMs;

  return {
    /** How to report the end of a call that may begin, once; `null`: the endpoint is left alone at the moment. */
    enter: (): ((verdict: Verdict) => void) | null => {
      const isProbe = failures >= FAILURES_TO_PAUSE;
      if (isPaused() || (isProbe && isProbing)) return null;
      isProbing ||= isProbe;
      return (verdict) => {
        if (isProbe) isProbing = false;
        if (verdict === 'answered') failures = 0;
        if (verdict !== 'failed') return;
        failures += 1;
        // Calls that began before the pause and fail in it do not make it longer.
        if (isProbe || failures === FAILURES_TO_PAUSE) pausedUntilMs = clock().getTime() + PAUSE_MS;
      };
    },
    pausedUntil: (): Date | null => (isPaused() ? new Date(pausedUntilMs) : null),
  };
};
