/** Failures in a row after which the endpoint is left alone. */
export const FAILURES_TO_PAUSE = 5;
/** For how long; then one call tries whether it is back. */
export const PAUSE_MS = 20_000;

/** Leave to call; exactly one of its verbs is used at the end. */
export interface Pass {
  readonly succeed: () => void;
  readonly fail: () => void;
  /** The call says nothing about the endpoint: its asker left. */
  readonly leave: () => void;
}

/** Nobody waits for an endpoint that is down: after several failures in a row only one call at a time tries it. */
export const createCircuitBreaker = (clock: () => Date) => {
  let failures = 0;
  let pausedUntilMs: number | null = null;
  let isProbing = false;

  const passFor = (isProbe: boolean): Pass => {
    const end = () => {
      if (isProbe) isProbing = false;
    };
    return {
      succeed: () => {
        end();
        failures = 0;
        pausedUntilMs = null;
      },
      fail: () => {
        end();
        failures += 1;
        const wasOpen = pausedUntilMs !== null;
        // Calls that began before the pause and fail in it do not make it longer.
        if (isProbe || (!wasOpen && failures >= FAILURES_TO_PAUSE))
          pausedUntilMs = clock().getTime() + PAUSE_MS;
      },
      leave: end,
    };
  };

  return {
    /** `null`: the endpoint is left alone at the moment. */
    enter: (): Pass | null => {
      if (pausedUntilMs === null) return passFor(false);
      if (isProbing || clock().getTime() < pausedUntilMs) return null;
      isProbing = true;
      return passFor(true);
    },
    pausedUntil: (): Date | null => {
      const isOver = pausedUntilMs === null || clock().getTime() >= pausedUntilMs;
      return isOver || pausedUntilMs === null ? null : new Date(pausedUntilMs);
    },
  };
};
