import { useEffect, useRef } from 'react';

/** Answers, after a wait, whether the component that asked is still there. */
export const useIsMounted = (): (() => boolean) => {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return () => isMounted.current;
};
