/** Stops in order at the first SIGTERM or SIGINT; a second one ends the process at once. */
export const stopOnSignal = (stop: () => Promise<void>): void => {
  let stopping = false;
  const onSignal = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
};
