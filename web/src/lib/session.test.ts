import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleSession } from '../testing/sample-session.ts';
import { createSessionStore } from './session.ts';

const { user, token } = sampleSession();
let page: EventTarget;

/** What another tab does: the storage changes, then this tab hears of it. */
const otherTab = (change: () => void, key: string | null): void => {
  change();
  page.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => {
  localStorage.clear();
  page = new EventTarget();
});

describe('who is signed in', () => {
  it.each([
    ['nothing', null, null],
    ['a token alone', token, null],
    ['a user alone', null, JSON.stringify(user)],
    ['an empty token', '', JSON.stringify(user)],
    ['a user that is no JSON', token, '{'],
    ['a user without an id', token, JSON.stringify({ ...user, id: undefined })],
  ])('is nobody with %s', (_, storedToken, storedUser) => {
    if (storedToken !== null) localStorage.setItem('token', storedToken);
    if (storedUser !== null) localStorage.setItem('user', storedUser);
    expect(createSessionStore(localStorage, page).get()).toBeNull();
  });

  it('is the person of the two keys, and the keys are exactly token and user', () => {
    createSessionStore(localStorage, page).save({ user, token });
    expect(Object.keys(localStorage).sort()).toEqual(['token', 'user']);
    expect(createSessionStore(localStorage, page).get()).toEqual({ user, token });
  });

  it('reads a user kept with the five fields of the specification alone', () => {
    const { id, firstName, lastName, username, email } = user;
    localStorage.setItem('token', token);
    localStorage.setItem('user', JSON.stringify({ id, firstName, lastName, username, email }));
    expect(createSessionStore(localStorage, page).get()?.user).toEqual(user);
  });
});

describe('other tabs', () => {
  it('sign this one out', () => {
    const store = createSessionStore(localStorage, page);
    store.save({ user, token });
    const listener = vi.fn();
    store.subscribe(listener);
    otherTab(() => localStorage.removeItem('token'), 'token');
    expect(store.get()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('sign this one in as somebody else', () => {
    const store = createSessionStore(localStorage, page);
    store.save({ user, token });
    const other = sampleSession({ id: 'outra' }, 'token-da-outra');
    otherTab(() => createSessionStore(localStorage, new EventTarget()).save(other), 'token');
    expect(store.get()).toEqual(other);
  });

  it('never leave one person’s token beside another’s name', () => {
    const store = createSessionStore(localStorage, page);
    store.save({ user, token });
    const seen: (string | null)[] = [];
    const watched = new Proxy(localStorage, {
      get: (target, name) => {
        if (name !== 'setItem' && name !== 'removeItem') return Reflect.get(target, name).bind(target);
        return (...args: [string, string]) => {
          target[name](...args);
          const now = createSessionStore(localStorage, new EventTarget()).get();
          seen.push(now && `${now.user.id} ${now.token}`);
        };
      },
    });
    const writer = createSessionStore(watched, new EventTarget());
    writer.save(sampleSession({ id: 'outra' }, 'token-da-outra'));
    expect(new Set(seen)).toEqual(new Set([null, 'outra token-da-outra']));
  });
});

it('forgets both keys on signing out', () => {
  const store = createSessionStore(localStorage, page);
  store.save({ user, token });
  store.clear();
  expect(store.get()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

it('takes what the server says of the same person only', () => {
  const store = createSessionStore(localStorage, page);
  store.save({ user, token });
  store.updateUser({ ...user, id: 'outra' });
  expect(store.get()?.user).toEqual(user);
  store.updateUser({ ...user, glucoseUnit: 'mmol/L' });
  expect(store.get()).toEqual({ token, user: { ...user, glucoseUnit: 'mmol/L' } });
});
