import { session } from './session.ts';

/** A tab that begins and never ends was closed; the server gives up on a call before this. */
const LONGEST_MS = 20_000;
/** The other tab's words may be here before what it stored. */
const STORED_BY_MS = 300;

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('session-renewal');

let underWay: { readonly over: Promise<void>; readonly end: () => void } | null = null;

const begin = (): void => {
  if (underWay) return;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => end(), LONGEST_MS);
  underWay = {
    over,
    end: () => {
      clearTimeout(timer);
      resolve();
    },
  };
};

const end = (): void => {
  underWay?.end();
  underWay = null;
};

channel?.addEventListener('message', ({ data }) => {
  if (data === 'begin') begin();
  else setTimeout(end, STORED_BY_MS);
});

/**
 * A call is about to give this browser's session another token: until the answer is stored, a 401 to the old one means
 * nothing, here and in the other tabs.
 */
export const beginRenewal = (): void => {
  begin();
  channel?.postMessage('begin');
};

/** The answer is stored, or there is none. */
export const endRenewal = (): void => {
  end();
  channel?.postMessage('end');
};

/** Whether the session of this token has another one by now; waits for a renewal that is under way. */
export const wasRenewed = async (token: string): Promise<boolean> => {
  const personId = session.get()?.user.id;
  await underWay?.over;
  session.refresh();
  const current = session.get();
  return current !== null && current.user.id === personId && current.token !== token;
};
