import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { addressOf, personOf, type Who } from '../turns/who-acts.ts';

const MOST_KNOWN = 10_000;

const hashOf = (header: string): string => createHash('sha256').update(header).digest('base64');

/**
 * Whose share a request uses before its session was looked up: that of the person whose token it was the last time, or
 * the address's. So made-up tokens share one line, and nobody who is signed in waits in it.
 */
export const createWhoAsks = () => {
  const owners = new LRUCache<string, string>({ max: MOST_KNOWN });
  return {
    of: ({ headers, ip }: FastifyRequest): Who => {
      const userId = headers.authorization && owners.get(hashOf(headers.authorization));
      return userId ? personOf(userId) : addressOf(ip);
    },
    /** After the session was found. */
    remember: ({ headers, viewer }: FastifyRequest): void => {
      if (viewer && headers.authorization) owners.set(hashOf(headers.authorization), viewer.userId);
    },
  };
};
