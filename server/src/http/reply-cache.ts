import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { MINUTE_MS } from '@vida/contract/core/time.ts';
import { LRUCache } from 'lru-cache';
import type { Viewer } from './viewer.ts';

const MAX_BYTES = 32 * 1024 * 1024;

/** A reply as it went out. */
export interface CachedReply {
  readonly json: string;
  readonly nextCursor: string | null;
}

interface Asked {
  readonly viewer: Viewer | null;
  readonly url: string;
}

/**
 * Replies of `cacheable` endpoints, kept as text. They are valid for one revision of the person, which every write
 * raises in its own transaction and every request reads with the session: no other process can make them stale.
 */
export const createReplyCache = (clock: () => Date) => {
  const replies = new LRUCache<string, CachedReply>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ json }, key) => 2 * (json.length + key.length) + 200,
  });
  const validityOf = (endpoint: Endpoint): string =>
    endpoint.cacheable === 'minute' ? String(Math.floor(clock().getTime() / MINUTE_MS)) : '';

  /** The reply to this request: the kept one, or what `make` answers, kept where it may be. */
  return async (endpoint: Endpoint, { viewer, url }: Asked, make: () => Promise<CachedReply>): Promise<CachedReply> => {
    if (!endpoint.cacheable || !viewer) return make();
    const key = `${viewer.userId} ${viewer.revision} ${viewer.timeZone} ${validityOf(endpoint)} ${url}`;
    const kept = replies.get(key);
    if (kept) return kept;
    const made = await make();
    replies.set(key, made);
    return made;
  };
};

export type ReplyCache = ReturnType<typeof createReplyCache>;
