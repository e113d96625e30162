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

  return {
    /** Where a reply to this request would be; `undefined` where replies are not kept. */
    keyOf: (endpoint: Endpoint, viewer: Viewer | null, url: string): string | undefined =>
      endpoint.cacheable && viewer
        ? `${viewer.userId} ${viewer.revision} ${viewer.timeZone} ${validityOf(endpoint)} ${url}`
        : undefined,
    get: (key: string): CachedReply | undefined => replies.get(key),
    set: (key: string, reply: CachedReply): void => {
      replies.set(key, reply);
    },
  };
};

export type ReplyCache = ReturnType<typeof createReplyCache>;
