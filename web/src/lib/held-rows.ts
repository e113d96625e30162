import { useRef, useSyncExternalStore } from 'react';

let held: readonly string[] = [];
const listeners = new Set<() => void>();

const change = (next: readonly string[]): void => {
  held = next;
  for (const tell of listeners) tell();
};

const useHeldIds = (): readonly string[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );

/** Keeps a row on the screen while its form holds input that is not saved; call what comes back to let go. */
export const holdRow = (id: string): (() => void) => {
  change([...held, id]);
  return () => change(held.filter((each) => each !== id));
};

/** Whether somebody is editing the thing: deleted elsewhere, it stays until its form is closed. */
export const useIsHeld = (id: string | undefined): boolean => useHeldIds().includes(id ?? '');

interface Row {
  readonly id: string;
}

/** The rows as they come; one that vanishes while it is edited stays in its place, or its form would go with it. */
export const useHeldRows = <R extends Row>(rows: readonly R[]): readonly R[] => {
  const ids = useHeldIds();
  const before = useRef(rows);
  const isGone = (row: R): boolean => ids.includes(row.id) && !rows.some(({ id }) => id === row.id);
  let shown = rows;
  before.current.forEach((row, index) => {
    if (isGone(row)) shown = shown.toSpliced(index, 0, row);
  });
  before.current = shown;
  return shown;
};
