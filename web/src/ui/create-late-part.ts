import { type ComponentType, startTransition, useEffect, useState } from 'react';

interface LatePart<P> {
  /** Null until its code is there. */
  readonly Part: ComponentType<P> | null;
  /** Set when the code could not be fetched: tries again. */
  readonly retry: (() => void) | null;
}

/**
 * The hook of a part that stands on the first screen while the page does not wait for its code; once fetched it is there
 * at once. In its place belongs a skeleton of its size.
 */
export const createLatePart = <P>(load: () => Promise<ComponentType<P>>): (() => LatePart<P>) => {
  let fetched: ComponentType<P> | null = null;
  return () => {
    const [Part, setPart] = useState(() => fetched);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (Part || failed) return;
      let isGone = false;
      load().then(
        (code) => {
          fetched = code;
          // In slices: nobody waits for it with a finger on the screen.
          if (!isGone) startTransition(() => setPart(() => code));
        },
        () => !isGone && setFailed(true),
      );
      return () => {
        isGone = true;
      };
    }, [Part, failed]);
    return { Part, retry: failed ? () => setFailed(false) : null };
  };
};
