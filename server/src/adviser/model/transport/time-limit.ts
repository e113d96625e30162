/** A limit on waiting and one on the whole, milliseconds; `signal` is aborted when either is over, or by `stopping`. */
export const createTimeLimit = ({
  waitMs,
  wholeMs,
  stopping,
}: {
  readonly waitMs: number;
  readonly wholeMs: number;
  readonly stopping: AbortSignal;
}) => {
  const controller = new AbortController();
  const end = () => controller.abort();
  const whole = setTimeout(end, wholeMs);
  let wait = setTimeout(end, waitMs);
  stopping.addEventListener('abort', end);
  if (stopping.aborted) end();
  return {
    signal: controller.signal,
    isOver: (): boolean => controller.signal.aborted,
    /** Something came: waiting begins anew. */
    heard: () => {
      clearTimeout(wait);
      wait = setTimeout(end, waitMs);
    },
    clear: () => {
      clearTimeout(whole);
      clearTimeout(wait);
      stopping.removeEventListener('abort', end);
    },
  };
};

export type TimeLimit = ReturnType<typeof createTimeLimit>;
