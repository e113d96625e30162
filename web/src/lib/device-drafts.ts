import { DRAFTS_DATABASE } from './forget-drafts.ts';

/**
 * What somebody is writing, kept on this device until it is sent: a closed tab loses nothing, and the server learns
 * only what was meant for it. In IndexedDB, because local storage holds the session and nothing else. Every function
 * rejects where the browser keeps nothing (private windows); the text is then only in its form.
 */
export type Draft = Readonly<Record<string, string>>;

const STORE = 'drafts';

const openDatabase = (): Promise<IDBDatabase> =>
  new Promise((done, fail) => {
    const request = indexedDB.open(DRAFTS_DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

/** A connection of its own each time: an open one would hold up `forgetDrafts`. */
const run = async <T>(mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await openDatabase();
  try {
    return await new Promise<T>((done, fail) => {
      const transaction = database.transaction(STORE, mode);
      const request = ask(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(request.result);
      transaction.onabort = () => fail(transaction.error);
    });
  } finally {
    database.close();
  }
};

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

const keyOf = (personId: string, place: string): string => `${personId}/${place}`;

/** What the person was writing at that place; null where nothing waits. */
export const readDraft = async (personId: string, place: string): Promise<Draft | null> => {
  const value = await run<unknown>('readonly', (store) => store.get(keyOf(personId, place)));
  return isDraft(value) ? value : null;
};

export const keepDraft = (personId: string, place: string, draft: Draft): Promise<unknown> =>
  run('readwrite', (store) => store.put(draft, keyOf(personId, place)));

export const dropDraft = (personId: string, place: string): Promise<unknown> =>
  run('readwrite', (store) => store.delete(keyOf(personId, place)));
