import { type RefObject, useEffect } from 'react';

/** Calls `onInView` once the element comes within `ahead` (a CSS length) of what is visible; null watches nothing. */
export const useInView = (place: RefObject<Element | null>, ahead: string, onInView: (() => unknown) | null): void => {
  useEffect(() => {
    if (!onInView || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        onInView();
      },
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, ahead, onInView]);
};
