import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

const set = (next: boolean): void => {
  isOpen = next;
  for (const notify of listeners) notify();
};

/** Whether the dashboard's panel is open; its button stands in the corner, and on a phone in the bottom bar. */
export const chatOpen = {
  toggle: (): void => set(!isOpen),
  close: (): void => set(false),
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useChatOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
