import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since the part was drawn. */
export const useElapsed = (ms: number): boolean => {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
};
