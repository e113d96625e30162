import { DOUBLE_TAP_MS } from '@vida/contract/motivation/gesture-rules.ts';
import { hasOwnPress } from './touched-places.ts';

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
