import { createStore, type Store } from '../ui/create-store.ts';

/** A note for this browser session. A browser that keeps none (private windows, blocked storage) forgets on reload. */
export const createSessionNote = (key: string, storage: () => Storage = () => sessionStorage): Store<string | null> => {
  /** What the browser did not keep. */
  const unkept = createStore<string | null | undefined>(undefined);
  const keep = (text: string | null): void =>
    text === null ? storage().removeItem(key) : storage().setItem(key, text);
  return {
    get: () => {
      const latest = unkept.get();
      if (latest !== undefined) return latest;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set: (text) => {
      let isKept = true;
      try {
        keep(text);
      } catch {
        isKept = false;
      }
      unkept.set(isKept ? undefined : text);
    },
    subscribe: unkept.subscribe,
  };
};
