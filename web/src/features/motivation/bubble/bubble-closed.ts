import { useSyncExternalStore } from 'react';
import { createSessionNote } from '../session-memory.ts';

const note = createSessionNote('vidaClosed');
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const write = (text: string): void => {
  note.write(text);
  for (const notify of listeners) notify();
};

/** Sends Vida off for the rest of this browser session, until the person calls her back. */
export const closeBubble = (userId: string): void => write(userId);
export const reopenBubble = (): void => write('');

export const useBubbleClosed = (userId: string): boolean =>
  useSyncExternalStore(subscribe, () => note.read() === userId);
