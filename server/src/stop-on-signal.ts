import { onStarterGone } from './starter.ts';

/**
 * Stops in order at the first SIGTERM, SIGINT or SIGHUP (a closed terminal or console), or when whoever started this
 * process is gone. A second signal ends the process at once.
 */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let isStopping = false;
  const begin = (): void => {
    isStopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  const onSignal = (): void => {
    if (isStopping) process.exit(1);
    begin();
  };
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, onSignal);
  onStarterGone(() => {
    if (!isStopping) begin();
  });
};
