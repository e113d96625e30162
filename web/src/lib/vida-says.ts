import type { Achievement } from '@vida/contract/motivation/motivation-rules.ts';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

export interface VidaState {
  /** Done, and not yet told to the server. */
  readonly achievement: Achievement | null;
  /** What Vida answered, until the bubble moves on to something else. */
  readonly message: string | null;
}

const SILENT: VidaState = { achievement: null, message: null };

let state = SILENT;
let hushes = 0;
const listeners = new Set<() => void>();

const replace = (next: VidaState): void => {
  state = next;
  for (const notify of listeners) notify();
};

const changeHushes = (by: number): void => {
  hushes += by;
  for (const notify of listeners) notify();
};

/** How features speak to and through Vida, which none of them imports. */
export const vidaSays = {
  read: (): VidaState => state,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** What the person did has been told; `message` is what Vida says to it, null for nothing. */
  answer: (message: string | null): void => replace({ achievement: null, message }),
  /** Her last message has been read. */
  forget: (): void => replace({ ...state, message: null }),
  /** Something on screen is serious: no cheering until the answered function is called, once or again. */
  hush: (): (() => void) => {
    let isOver = false;
    changeHushes(1);
    return () => {
      if (!isOver) changeHushes(-1);
      isOver = true;
    };
  },
  isHushed: (): boolean => hushes > 0,
};

/** Call after something was really done (a night recorded, an exercise finished): Vida cheers. */
export const celebrate = (achievement: Achievement): void => replace({ ...state, achievement });

session.subscribe(() => {
  if (!session.get()) replace(SILENT);
});

export const useVidaSays = (): VidaState => useSyncExternalStore(vidaSays.subscribe, vidaSays.read);
