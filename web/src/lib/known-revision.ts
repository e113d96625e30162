import { createStore } from '../ui/create-store.ts';

/**
 * Which revision of a person's data this window shows. Own writes move it by one; anything beyond that happened
 * elsewhere (another window, another device, the server itself), and what is shown has to be read again.
 */
export const createKnownRevision = () => {
  let personId: string | null = null;
  let known: number | null = null;
  const missed = createStore(0);

  const of = (id: string): number | null => {
    if (id !== personId) known = null;
    personId = id;
    return known;
  };
  const set = (revision: number, missedSomething: boolean): void => {
    known = revision;
    if (missedSomething) missed.set(missed.get() + 1);
  };

  return {
    /** A read found this revision; the first one is where the window begins. */
    noteRead: (id: string, revision: number): void => {
      if (of(id) === null) set(revision, false);
    },
    /** An own write made this revision. */
    noteWrite: (id: string, revision: number): void => {
      const before = of(id);
      if (before === null || revision > before) set(revision, before !== null && revision > before + 1);
    },
    /** The server says that the data stands here. */
    noteLive: (id: string, revision: number): void => {
      const before = of(id);
      if (before === null || revision > before) set(revision, before !== null);
    },
    /** Hears that something happened elsewhere; answers how to stop hearing. */
    onMissed: missed.subscribe,
  };
};

export const knownRevision = createKnownRevision();
