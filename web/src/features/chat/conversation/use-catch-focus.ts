import { type RefObject, useEffect } from 'react';

/** A dialog closed, and what had opened it is gone too: `place` gets the focus that neither can take. */
export const useCatchFocus = (isOpen: boolean, place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!isOpen) return;
    return () => {
      if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
    };
  }, [isOpen, place]);
};
