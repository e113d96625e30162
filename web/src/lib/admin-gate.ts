import { useSyncExternalStore } from 'react';
import { session } from './session.ts';

const GATE_KEY = 'adminGate';
const OPEN = 'open';
const listeners = new Set<() => void>();

const isOpen = (): boolean => sessionStorage.getItem(GATE_KEY) === OPEN;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const change = (apply: () => void): void => {
  apply();
  for (const notify of listeners) notify();
};

/** The gate password was accepted: the panel stays open for this browser session (spec section 4). */
export const rememberOpenGate = (): void => change(() => sessionStorage.setItem(GATE_KEY, OPEN));

/** The server asks for the gate password again, or somebody else may sign in. */
export const forgetOpenGate = (): void => change(() => sessionStorage.removeItem(GATE_KEY));

session.subscribe(() => {
  if (!session.get()) forgetOpenGate();
});

/** Whether to show the panel. Only a hint: the server decides on every call. */
export const useGateOpen = (): boolean => useSyncExternalStore(subscribe, isOpen);
