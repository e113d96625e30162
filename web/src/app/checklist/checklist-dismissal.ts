import { useSyncExternalStore } from 'react';

const KEY = 'checklistDismissed';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Hides the checklist of this person for this browser session (local storage holds the session alone). */
export const dismissChecklist = (userId: string): void => {
  sessionStorage.setItem(KEY, userId);
  for (const notify of listeners) notify();
};

export const useChecklistDismissed = (userId: string): boolean =>
  useSyncExternalStore(subscribe, () => sessionStorage.getItem(KEY) === userId);
