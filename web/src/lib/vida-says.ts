import type { Achievement } from '@vida/contract/motivation/motivation-rules.ts';
import { createStore, useStore } from '../ui/create-store.ts';
import { session } from './session.ts';

export interface VidaState {
  /** Done, and not yet told to the server. */
  readonly achievement: Achievement | null;
  /** What Vida answered, until the bubble moves on to something else. */
  readonly message: string | null;
}

const SILENT: VidaState = { achievement: null, message: null };

const state = createStore(SILENT);
const hushes = createStore(0);

/** How features speak to and through Vida, which none of them imports. */
export const vidaSays = {
  read: state.get,
  /** What the person did has been told; `message` is what Vida says to it, null for nothing. */
  answer: (message: string | null): void => state.set({ achievement: null, message }),
  /** Her last message has been read. */
  forget: (): void => state.set({ ...state.get(), message: null }),
  /** Something on screen is serious: no cheering until the answered function is called, once or again. */
  hush: (): (() => void) => {
    let isOver = false;
    hushes.set(hushes.get() + 1);
    return () => {
      if (!isOver) hushes.set(hushes.get() - 1);
      isOver = true;
    };
  },
  isHushed: (): boolean => hushes.get() > 0,
  /** Hears when she falls silent and when she may speak again. */
  onHush: hushes.subscribe,
};

/** Call after something was really done (a night recorded, an exercise finished): Vida cheers. */
export const celebrate = (achievement: Achievement): void => state.set({ ...state.get(), achievement });

session.subscribe(() => {
  if (!session.get()) state.set(SILENT);
});

export const useVidaSays = (): VidaState => useStore(state);
