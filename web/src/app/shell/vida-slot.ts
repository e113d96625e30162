import { useMediaQuery } from '../../lib/use-media-query.ts';

/** The free part of the side bar, where Vida's bubble lives when there is room. */
export const VIDA_SLOT_ID = 'vida-slot';

/**
 * With her greeting the side bar is at most that high, in rem of the browser's own text size (measured at 16
 * px), so that nothing in it has to scroll; with her longest tip that is so from 49.375rem. The administrator's
 * has an entry more.
 */
const ROOM = '(min-width: 1101px) and (min-height: 48rem)';
const ADMINISTRATOR_ROOM = '(min-width: 1101px) and (min-height: 52.125rem)';

/** The slot in the side bar, or null where it has no room. */
export const useVidaSlot = (isAdmin: boolean): Element | null =>
  useMediaQuery(isAdmin ? ADMINISTRATOR_ROOM : ROOM) ? document.getElementById(VIDA_SLOT_ID) : null;
