/** A limit on waiting and one on the whole, milliseconds; `signal` is aborted when either is over. */
export const createTimeLimit = ({
  waitMs,
  wholeMs,
}: {
  readonly waitMs: number;
  readonly wholeMs: number;
}) => {
  const controller = new AbortController();
  const end = () => controller.abort();
  const whole = setTimeout(end, wholeMs);
  let wait = setTimeout(end, waitMs);
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
    },
  };
};

export type TimeLimit = ReturnType<typeof createTimeLimit>;
