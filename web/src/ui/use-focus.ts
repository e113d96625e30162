import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A removed row takes its button along, and the focus with it: the row in its place gets it, unless it is somewhere
 * else by then; without a button in that row, `place` gets it if it can (`tabIndex`). `selector` finds the rows in
 * `place`. Answers what to call with the row that is about to go.
 */
export const useFocusAfterRemoval = <Row extends { readonly id: string }>(
  place: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  selector: 'tbody tr' | 'li',
) => {
  const leaving = useRef<{ id: string; index: number } | null>(null);
  useEffect(() => {
    const row = leaving.current;
    if (!row || rows.some(({ id }) => id === row.id)) return;
    leaving.current = null;
    if (document.activeElement !== document.body) return;
    const shown = place.current?.querySelectorAll(selector) ?? [];
    // Of the two menus of a row one is hidden, and a hidden one takes no focus.
    const buttons = shown[Math.min(row.index, shown.length - 1)]?.querySelectorAll('button') ?? [];
    for (const button of buttons) button.focus();
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, rows, selector]);
  return (row: Row): void => {
    leaving.current = { id: row.id, index: rows.indexOf(row) };
  };
};

/** A part that leaves the page takes the focus in it along: `target` gets it. */
export const useFocusOnLeave = (place: RefObject<HTMLElement | null>, target?: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) target?.current?.focus();
    };
  }, [place, target]);
};

/** As `ref` of what takes the place of something that had the focus; needs `tabIndex`. */
export const takeFocus = (element: HTMLElement | null): void => element?.focus();

/**
 * For a dialog that has no trigger of its own, to whose content Radix gives no focus back: remembers what had the focus
 * when it opened, and hands it back when it closes. To be spread over the content.
 */
export const useFocusReturn = () => {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: (): void => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event): void => {
      const element = before.current;
      if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return;
      event.preventDefault();
      element.focus();
    },
  };
};
