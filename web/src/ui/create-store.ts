import { useSyncExternalStore } from 'react';

export interface Store<T> {
  readonly get: () => T;
  readonly set: (next: T) => void;
  /** Hears of every `set`; answers how to stop hearing. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value that lives outside the components. */
export const createStore = <T>(initial: T): Store<T> => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const notify of listeners) notify();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

/** A store's value as React state. */
export const useStore = <T>({ get, subscribe }: Pick<Store<T>, 'get' | 'subscribe'>): T =>
  useSyncExternalStore(subscribe, get, get);
