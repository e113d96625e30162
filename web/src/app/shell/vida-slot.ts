import { useSyncExternalStore } from 'react';

/** The free part of the side bar, where Vida's bubble lives when there is room. */
export const VIDA_SLOT_ID = 'vida-slot';

/** A media query as a store; never true where the browser knows none. */
const createMediaStore = (query: string) => {
  const list = globalThis.matchMedia?.(query);
  return {
    subscribe: (listener: () => void): (() => void) => {
      list?.addEventListener('change', listener);
      return () => list?.removeEventListener('change', listener);
    },
    matches: (): boolean => list?.matches ?? false,
  };
};

/**
 * With her greeting the side bar is at most that high, in rem of the browser's own text size (measured at 16 px), so that
 * nothing in it has to scroll; with her longest tip that is so from 49.375rem. The administrator's has an entry more.
 */
const room = createMediaStore('(min-width: 1101px) and (min-height: 48rem)');
const administratorRoom = createMediaStore('(min-width: 1101px) and (min-height: 52.125rem)');

/** The slot in the side bar, or null where it has no room. */
export const useVidaSlot = (isAdmin: boolean): Element | null => {
  const { subscribe, matches } = isAdmin ? administratorRoom : room;
  return useSyncExternalStore(subscribe, matches) ? document.getElementById(VIDA_SLOT_ID) : null;
};
