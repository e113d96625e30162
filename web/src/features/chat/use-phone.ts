import { useSyncExternalStore } from 'react';

/** Narrower than the first breakpoint with a side bar. */
const query = (): MediaQueryList | undefined => globalThis.matchMedia?.('(max-width: 760px)');

const subscribe = (listener: () => void): (() => void) => {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
};

/** Whether the panel takes the whole screen. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => query()?.matches ?? false);
