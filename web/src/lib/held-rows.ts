import { useRef } from 'react';
import { createStore, useStore } from '../ui/create-store.ts';

const held = createStore<readonly string[]>([]);

/** Keeps a row on the screen while its form holds input that is not saved; call what comes back to let go. */
export const holdRow = (id: string): (() => void) => {
  held.set([...held.get(), id]);
  return () => held.set(held.get().filter((each) => each !== id));
};

/** Whether somebody is editing the thing: deleted elsewhere, it stays until its form is closed. */
export const useIsHeld = (id: string | undefined): boolean => useStore(held).includes(id ?? '');

interface Row {
  readonly id: string;
}

/** The rows as they come; one that vanishes while it is edited stays in its place, or its form would go with it. */
export const useHeldRows = <R extends Row>(rows: readonly R[]): readonly R[] => {
  const ids = useStore(held);
  const before = useRef(rows);
  const isGone = (row: R): boolean => ids.includes(row.id) && !rows.some(({ id }) => id === row.id);
  let shown = rows;
  before.current.forEach((row, index) => {
    if (isGone(row)) shown = shown.toSpliced(index, 0, row);
  });
  before.current = shown;
  return shown;
};
