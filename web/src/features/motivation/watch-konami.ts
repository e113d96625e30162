import { KONAMI_KEYS } from '@vida/contract/motivation/gesture-rules.ts';
import { isEditable } from './touched-places.ts';

/** Calls `onCode` when the last keys were the sequence, typed anywhere but into a field. Answers how to stop. */
export const watchKonami = (onCode: () => void): (() => void) => {
  let keys: readonly string[] = [];
  const handleKey = ({ key, target, repeat }: KeyboardEvent): void => {
    if (repeat || isEditable(target)) return;
    keys = [...keys, key.toLowerCase()].slice(-KONAMI_KEYS.length);
    if (keys.join() !== KONAMI_KEYS.join()) return;
    keys = [];
    onCode();
  };
  document.addEventListener('keydown', handleKey);
  return () => document.removeEventListener('keydown', handleKey);
};
