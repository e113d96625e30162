import { type RefObject, useEffect, useRef } from 'react';

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
