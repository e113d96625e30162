import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part of a page that may come later, or not at all where its code cannot be fetched; null until then. `load` is a
 * constant of the module.
 */
export const useLateComponent = <P>(load: () => Promise<ComponentType<P>>, afterMs = 0): ComponentType<P> | null => {
  const [Late, setLate] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    const fetchCode = () =>
      load().then(
        (code) => setLate(() => code),
        () => {},
      );
    const timer = setTimeout(fetchCode, afterMs);
    return () => clearTimeout(timer);
  }, [load, afterMs]);
  return Late;
};
