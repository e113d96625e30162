/** A note for this browser session. A browser that keeps none (private windows, blocked storage) forgets on reload. */
export const createSessionNote = (key: string, storage: () => Storage = () => sessionStorage) => {
  let latest: string | null | undefined;
  return {
    read: (): string | null => {
      if (latest !== undefined) return latest;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    write: (text: string): void => {
      latest = text;
      try {
        storage().setItem(key, text);
        latest = undefined;
      } catch {
        // Kept in `latest`.
      }
    },
  };
};
