import { type LiveEvent, watchChanges } from '@vida/contract/live/live-endpoints.ts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { openStream } from './api-client.ts';
import { knownRevision } from './known-revision.ts';

const FIRST_RETRY_MS = 1000;
const LONGEST_RETRY_MS = 30_000;
/** The reply to an own write comes right after the event about it, and is to be noted first. */
const OWN_REPLY_MS = 400;

interface Watched {
  readonly personId: string;
  /** Hears how often the community changed for everybody. */
  readonly noteCommunity: (count: number) => void;
}

/** Reads the revision of a person's data as it rises, until the stream ends. Throws as `callApi` does. */
const readOnce = async ({ personId, noteCommunity }: Watched, signal: AbortSignal): Promise<void> => {
  const body = await openStream(watchChanges, {}, { signal });
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const { revision, community }: LiveEvent = JSON.parse(value.data);
    setTimeout(() => {
      if (signal.aborted) return;
      knownRevision.noteLive(personId, revision);
      noteCommunity(community);
    }, OWN_REPLY_MS);
  }
};

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    const finish = () => {
      clearTimeout(timer);
      window.removeEventListener('online', finish);
      done();
    };
    const timer = setTimeout(finish, ms);
    window.addEventListener('online', finish);
    signal.addEventListener('abort', finish, { once: true });
  });

/** Keeps a stream open, with pauses that grow while it fails; each new one begins with the revision of that moment. */
const readOnAndOn = async (watched: Watched, signal: AbortSignal): Promise<void> => {
  let waitMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    const startedAt = performance.now();
    // A dead session is told to the session by the client; everything else is tried again.
    await readOnce(watched, signal).catch(() => undefined);
    if (performance.now() - startedAt > LONGEST_RETRY_MS) waitMs = FIRST_RETRY_MS;
    await pause(waitMs + Math.random() * FIRST_RETRY_MS, signal);
    waitMs = Math.min(waitMs * 2, LONGEST_RETRY_MS);
  }
};

/** Calls `onRise` when a count is higher than the last one; the first is where the window begins. */
const riseOf = (onRise: () => void) => {
  let last: number | null = null;
  return (count: number): void => {
    const isHigher = last !== null && count > last;
    last = Math.max(count, last ?? 0);
    if (isHigher) onRise();
  };
};

/**
 * Watches a person's data, and calls `onCommunity` when the community changed, while the window is looked at. A
 * hidden window lets go of its connection (a browser has six for each host) and catches up when it is seen again.
 * Answers how to stop.
 */
export const startLive = (personId: string, onCommunity: () => void): (() => void) => {
  const watched = { personId, noteCommunity: riseOf(onCommunity) };
  let current: AbortController | null = null;
  const follow = (): void => {
    const isVisible = document.visibilityState === 'visible';
    if (isVisible && !current) {
      current = new AbortController();
      void readOnAndOn(watched, current.signal);
    }
    if (!isVisible) {
      current?.abort();
      current = null;
    }
  };
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    current?.abort();
  };
};
