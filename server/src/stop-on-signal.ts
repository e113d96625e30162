import { hasStarter, onStarterGone } from './starter.ts';

/** Ctrl+C reaches the launcher, and npm passes it on as well: one gesture, one signal. */
const SAME_GESTURE_MS = 200;

/**
 * Stops in order at the first SIGTERM, SIGINT or SIGHUP (a closed terminal or console), or when whoever started this
 * process is gone. A second signal ends the process at once.
 */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let isStopping = false;
  let toldMs = Number.NEGATIVE_INFINITY;
  const begin = (): void => {
    isStopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  const onSignal = (): void => {
    const sinceMs = performance.now() - toldMs;
    toldMs = performance.now();
    if (hasStarter() && sinceMs < SAME_GESTURE_MS) return;
    if (isStopping) process.exit(1);
    begin();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  onStarterGone(() => {
    if (!isStopping) begin();
  });
};
