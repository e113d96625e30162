import { useIsFetching } from '@tanstack/react-query';
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';

/** How far below the visible part of the page a card begins to fetch its code. */
const AHEAD = '300px';

interface NearComponent {
  /** Where it will stand. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Null until its code is there. */
  readonly Near: ComponentType | null;
  /** Set when the code could not be fetched: tries again. */
  readonly retry: (() => void) | null;
}

/**
 * A part of the page whose code is fetched when the person scrolls near its place: what stands below the first screen
 * costs the first load nothing. `load` is a constant of the module.
 */
export const useNearComponent = (load: () => Promise<ComponentType>): NearComponent => {
  const place = useRef<HTMLDivElement>(null);
  const [Near, setNear] = useState<ComponentType | null>(null);
  const [failed, setFailed] = useState(false);
  // Until the cards above have what they show, they are short, and everything seems near.
  const isSettled = useIsFetching() === 0;

  useEffect(() => {
    if (failed || !isSettled || !place.current) return;
    let isGone = false;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        load().then(
          (code) => setNear(() => code),
          () => !isGone && setFailed(true),
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => {
      isGone = true;
      observer.disconnect();
    };
  }, [load, failed, isSettled]);

  return { place, Near, retry: failed ? () => setFailed(false) : null };
};
