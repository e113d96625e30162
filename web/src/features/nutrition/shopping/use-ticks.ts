import { useState } from 'react';
import { useUser } from '../../../lib/session.ts';

// Keys of foods have no comma.
const SEPARATOR = ',';

const read = (key: string): string[] => (sessionStorage.getItem(key) ?? '').split(SEPARATOR).filter(Boolean);

/** What is in the basket already: foods ticked by this person, for this browser session. */
export const useTicks = () => {
  const key = `shoppingTicks:${useUser().id}`;
  const [ticks, setTicks] = useState(() => read(key));
  const keep = (next: string[]): void => {
    sessionStorage.setItem(key, next.join(SEPARATOR));
    setTicks(next);
  };
  return {
    isTicked: (foodId: string): boolean => ticks.includes(foodId),
    toggle: (foodId: string): void =>
      keep(ticks.includes(foodId) ? ticks.filter((ticked) => ticked !== foodId) : [...ticks, foodId]),
    clear: (): void => keep([]),
  };
};
