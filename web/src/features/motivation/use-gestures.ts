import { useEffect } from 'react';
import { watchDoubleTap } from './watch-double-tap.ts';
import { watchKonami } from './watch-konami.ts';

/** The answer's code comes when a gesture was made; where it cannot be fetched, Vida is silent. */
const answer = (trigger: 'konami_code' | 'double_click'): void => {
  import('./motivation-listeners.tsx').then(
    ({ answerTrigger }) => answerTrigger(trigger),
    () => {},
  );
};

/** The hidden gestures, heard from the first moment of a page while `isListening`. */
export const useGestures = (isListening: boolean): void => {
  useEffect(() => {
    if (!isListening) return;
    const stopKonami = watchKonami(() => answer('konami_code'));
    const stopDoubleTap = watchDoubleTap(() => answer('double_click'));
    return () => {
      stopKonami();
      stopDoubleTap();
    };
  }, [isListening]);
};
