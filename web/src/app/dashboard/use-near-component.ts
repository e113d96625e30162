import { useIsFetching } from '@tanstack/react-query';
import { type ComponentType, type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** How far below the visible part of the page a card begins to fetch its code. */
const AHEAD = '300px';
/** After so long without anything to fetch the page is idle. */
const IDLE_AFTER_MS = 3_000;

interface NearComponent {
  /** Where it will stand. */
  readonly place: RefObject<HTMLDivElement | null>;
  /** Null until its code is there. */
  readonly Near: ComponentType | null;
  /** Set when the code could not be fetched: tries again. */
  readonly retry: (() => void) | null;
}

/** Who goes through the page by Tab, looks for a word in it (Ctrl+F) or prints it wants all of it. */
const watchForWhole = (want: () => void): (() => void) => {
  const handleKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): void => {
    if (key === 'Tab' || ctrlKey || metaKey) want();
  };
  window.addEventListener('keydown', handleKey);
  window.addEventListener('beforeprint', want);
  return () => {
    window.removeEventListener('keydown', handleKey);
    window.removeEventListener('beforeprint', want);
  };
};

const watchForNear = (place: Element, want: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && want(),
    { rootMargin: AHEAD },
  );
  observer.observe(place);
  const timer = setTimeout(want, IDLE_AFTER_MS);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
};

/**
 * A part of the page below the first screen, whose code costs the first load nothing: it is fetched when the person scrolls
 * near its place, when the page is idle, and at once for who wants the whole page. `load` is a constant of the module.
 */
export const useNearComponent = (load: () => Promise<ComponentType>): NearComponent => {
  const place = useRef<HTMLDivElement>(null);
  const [Near, setNear] = useState<ComponentType | null>(null);
  const [isWanted, setWanted] = useState(false);
  const [failed, setFailed] = useState(false);
  // Until the cards above have what they show, they are short, and everything seems near.
  const isSettled = useIsFetching() === 0;

  useEffect(() => (isWanted ? undefined : watchForWhole(() => setWanted(true))), [isWanted]);
  useEffect(() => {
    if (isWanted || !isSettled || !place.current) return;
    return watchForNear(place.current, () => setWanted(true));
  }, [isWanted, isSettled]);
  useEffect(() => {
    if (!isWanted || failed) return;
    let isGone = false;
    load().then(
      (code) => isGone || startTransition(() => setNear(() => code)),
      () => isGone || setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted, failed]);

  return { place, Near, retry: failed ? () => setFailed(false) : null };
};
