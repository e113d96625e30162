import { DOUBLE_TAP_MS, KONAMI_KEYS } from '@vida/contract/motivation/gesture-rules.ts';
import { useEffect } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable]:not([contenteditable="false"])';

const ROLES =
  'button link checkbox radio switch slider tab option combobox textbox spinbutton menu menuitem dialog alertdialog';

/** Controls, links, fields, and whatever lies over the page: a double press there belongs to them. */
const OWN_PRESSES = [
  FIELDS,
  'a, button, label, summary, option, form, audio, video, canvas, iframe',
  ...ROLES.split(' ').map((role) => `[role="${role}"]`),
].join();

const isInside = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether keys go into it. */
const isEditable = (target: EventTarget | null): boolean => isInside(target, FIELDS);

/** Whether a press there means something already. */
const hasOwnPress = (target: EventTarget | null): boolean => isInside(target, OWN_PRESSES);

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

/** Two taps of a finger are never on the same pixel. */
const NEAR_PX = 30;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly hadSelection: boolean;
}

const isNear = (press: Press, { clientX, clientY }: PointerEvent): boolean =>
  Math.hypot(press.x - clientX, press.y - clientY) <= NEAR_PX;

const isSoonAfter = ({ at }: Press): boolean => performance.now() - at <= DOUBLE_TAP_MS;

const hasSelection = (): boolean => document.getSelection()?.isCollapsed === false;

/**
 * Calls `onDouble` for two quick presses (mouse, finger or pen) near each other, away from controls. What was selected
 * before the first press is left in peace; the word that the second one selects does not count. Answers how to stop.
 */
export const watchDoubleTap = (onDouble: () => void): (() => void) => {
  let down: Press | null = null;
  let first: Press | null = null;

  const cancel = (): void => {
    down = null;
    first = null;
  };
  const handleDown = (event: PointerEvent): void => {
    const { clientX: x, clientY: y, isPrimary, button, target } = event;
    if (!isPrimary || button !== 0 || hasOwnPress(target)) cancel();
    else down = { at: performance.now(), x, y, hadSelection: hasSelection() };
  };
  const handleUp = (event: PointerEvent): void => {
    const press = down;
    down = null;
    // A press that moved is a swipe or selects text, and a long one opens a menu.
    if (!press || !isSoonAfter(press) || !isNear(press, event)) {
      cancel();
      return;
    }
    const isSecond = first !== null && isSoonAfter(first) && isNear(first, event);
    first = isSecond || press.hadSelection ? null : { ...press, at: performance.now() };
    if (isSecond) onDouble();
  };

  document.addEventListener('pointerdown', handleDown);
  document.addEventListener('pointerup', handleUp);
  document.addEventListener('pointercancel', cancel);
  return () => {
    document.removeEventListener('pointerdown', handleDown);
    document.removeEventListener('pointerup', handleUp);
    document.removeEventListener('pointercancel', cancel);
  };
};

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
