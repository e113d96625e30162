import { type RefObject, useLayoutEffect } from 'react';

/** A part that leaves the page takes the focus in it along: `target` gets it. */
export const useFocusOnLeave = (place: RefObject<HTMLElement | null>, target: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) target.current?.focus();
    };
  }, [place, target]);
};
