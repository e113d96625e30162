import type { KeyboardEvent } from 'react';

/**
 * For the content of a dialog: Escape pressed in it closes it. Radix does so only for what was opened last, and a toast
 * that comes over a dialog counts as that.
 */
export const closeOnEscape =
  (close: () => void) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const isInside = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key !== 'Escape' || event.defaultPrevented || !isInside) return;
    event.preventDefault();
    close();
  };
