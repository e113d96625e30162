import { createStore, useStore } from '../ui/create-store.ts';
import { browserHistory, goTo } from './browser-history.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { session } from './session.ts';
import { hasOpenDraft, hasUnsavedChanges } from './unsaved-changes.ts';

const isAsking = createStore(false);

const setAsking = (next: boolean): void => {
  if (isAsking.get() !== next) isAsking.set(next);
};

session.subscribe(() => {
  // Signed in again, signed out elsewhere: either way the question is answered.
  setAsking(false);
  // However the session ended, in this tab, in another one or from another device.
  if (session.get() === null) forgetDrafts();
});

/** The sign-in page that leads back to where the person is now. */
const loginPathFromHere = (): string => {
  const { pathname, href } = browserHistory().location;
  return pathname === '/' ? '/login' : `/login?returnTo=${encodeURIComponent(href)}`;
};

/** Signs out and asks to sign in again, to come back to the same place. */
export const leaveEndedSession = (): void => {
  const path = loginPathFromHere();
  session.clear();
  goTo(path);
};

/**
 * A call with `token` was answered 401: the session is over (product decision: 401 means nothing else). With unsaved
 * input the page stays and asks for the password; otherwise the person goes to sign in and comes back.
 */
export const reportSessionEnded = (token: string): void => {
  if (session.get()?.token !== token || isAsking.get()) return;
  if (hasUnsavedChanges() || hasOpenDraft()) {
    // The text stays on the page for who knows the password; the device holds nothing until then.
    forgetDrafts();
    setAsking(true);
  } else leaveEndedSession();
};

/**
 * Settles when `personId` has signed in again over the page; never when the page is left or somebody else comes in.
 * null when nobody is being asked.
 */
export const signInAgainOf = (personId: string): Promise<void> | null => {
  if (!isAsking.get()) return null;
  return new Promise((resolve) => {
    const unsubscribe = isAsking.subscribe(() => {
      unsubscribe();
      if (session.get()?.user.id === personId) resolve();
    });
  });
};

/** Whether to ask for the password over the page. */
export const useSessionAsking = (): boolean => useStore(isAsking);

/** A path of this app to come back to, or `fallback`: another site's address is never followed. */
export const safeReturnPath = (path: unknown, fallback: string): string => {
  if (typeof path !== 'string' || !path.startsWith('/')) return fallback;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  return origin === location.origin ? `${pathname}${search}${hash}` : fallback;
};
