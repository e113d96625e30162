import type { User } from '@vida/contract/auth/user.ts';
import { createStore, useStore } from '../ui/create-store.ts';

/** The only two keys of the browser's local storage (spec section 4). */
const TOKEN_KEY = 'token';
const USER_KEY = 'user';
const DEFAULT_TIME_ZONE = 'America/Sao_Paulo';

export interface Session {
  readonly user: User;
  readonly token: string;
}

const isText = (value: unknown): value is string => typeof value === 'string';

const readUser = (text: string): User | null => {
  try {
    const stored: Partial<Record<keyof User, unknown>> | null = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, firstName, lastName, username, email, timeZone } = stored;
    if (![id, firstName, lastName, username, email].every(isText)) return null;
    return {
      id: String(id),
      firstName: String(firstName),
      lastName: String(lastName),
      username: String(username),
      email: String(email),
      isAdmin: stored.isAdmin === true,
      timeZone: isText(timeZone) ? timeZone : DEFAULT_TIME_ZONE,
      glucoseUnit: stored.glucoseUnit === 'mmol/L' ? 'mmol/L' : 'mg/dL',
      mustChangePassword: stored.mustChangePassword === true,
    };
  } catch {
    return null;
  }
};

/**
 * Who is signed in, kept in `storage`; only when both keys exist and can be read. A change in another tab arrives
 * through the storage event of `page`, so that signing out there signs out here.
 */
export const createSessionStore = (storage: Storage, page: EventTarget) => {
  const read = (): Session | null => {
    const token = storage.getItem(TOKEN_KEY);
    const user = readUser(storage.getItem(USER_KEY) ?? 'null');
    return token && user ? { user, token } : null;
  };
  const current = createStore(read());
  const reload = (): void => current.set(read());
  page.addEventListener('storage', (event) => {
    const key = event instanceof StorageEvent ? event.key : null;
    if (key === null || key === TOKEN_KEY || key === USER_KEY) reload();
  });

  return {
    get: current.get,
    subscribe: current.subscribe,
    save: ({ user, token }: Session): void => {
      // Other tabs must never see one person's token beside another's name.
      if (current.get()?.user.id !== user.id) storage.removeItem(TOKEN_KEY);
      storage.setItem(USER_KEY, JSON.stringify(user));
      storage.setItem(TOKEN_KEY, token);
      reload();
    },
    /** Reads what another tab may have stored in this moment; its event comes later. */
    refresh: (): void => {
      if (storage.getItem(TOKEN_KEY) !== (current.get()?.token ?? null)) reload();
    },
    /** What the server now says of the same person. */
    updateUser: (user: User): void => {
      if (current.get()?.user.id !== user.id) return;
      storage.setItem(USER_KEY, JSON.stringify(user));
      reload();
    },
    clear: (): void => {
      storage.removeItem(TOKEN_KEY);
      storage.removeItem(USER_KEY);
      reload();
    },
  };
};

export const session = createSessionStore(localStorage, window);

/** The session as React state; null for a visitor. */
export const useSession = (): Session | null => useStore(session);

/** The signed-in person. Throws outside the signed-in pages. */
export const useUser = (): User => {
  const current = useSession();
  if (!current) throw new Error('useUser needs a signed-in page.');
  return current.user;
};
