import { createHash } from 'node:crypto';
import type { Endpoint } from '@vida/contract/core/endpoint.ts';
import { DAY_MS } from '@vida/contract/core/time.ts';
import type { Database, Transaction } from '../db/database.ts';
import { createExclusive } from '../turns/fair-turns.ts';
import { AppError } from './app-error.ts';
import { conflict } from './errors.ts';
import { httpMessages } from './http-messages.ts';
import { createIdempotencyRepository } from './idempotency-repository.ts';

const KEPT_MS = DAY_MS;

/** A reply that was kept then or before is no longer replayed. */
export const oldestCachedResponse = (now: Date): Date => new Date(now.getTime() - KEPT_MS);

/** One keyed write: who, which key, and what was asked (so that another body under the same key is refused). */
export interface KeyedWrite {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** The key of an `Idempotency-Key` header; refuses what could not be one. */
export const parseIdempotencyKey = (header: string | string[] | undefined): string | undefined => {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && /^[\x21-\x7e]{1,200}$/.test(header)) return header;
  throw new AppError({
    status: 400,
    code: 'idempotency_key_invalid',
    userMessage: httpMessages.idempotencyKeyInvalid,
  });
};

/** What identifies the request: the call, its path parameters and query, and its body's bytes. */
export const fingerprintOf = (endpoint: Endpoint, url: string, body: unknown): string => {
  const hash = createHash('sha256').update(`${endpoint.name}\n${url}\n`);
  hash.update(body instanceof Uint8Array ? body : (JSON.stringify(body) ?? ''));
  return hash.digest('hex');
};

const refuseOtherBody = () =>
  new AppError({
    status: 422,
    code: 'idempotency_key_reused',
    userMessage: httpMessages.idempotencyKeyReused,
  });

/**
 * Exactly-once writes: the reply is stored in the transaction of the write itself, so a refused or failed write
 * leaves its key free, and a repeated one answers what the first answered.
 */
export const createIdempotency = (db: Database, clock: () => Date) => {
  const begin = createExclusive(() => conflict('idempotency_in_flight', httpMessages.idempotencyInFlight));

  const findReply = async (write: KeyedWrite, queryable: Database | Transaction = db) => {
    const { userId, key } = write;
    const row = await createIdempotencyRepository(queryable).find(userId, key, oldestCachedResponse(clock()));
    if (row && row.fingerprint !== write.fingerprint) throw refuseOtherBody();
    return row?.reply;
  };

  return {
    /** The reply (JSON text) of an earlier request with this key; 422 when that request was another. */
    findReply,

    /**
     * Runs `work` with the reply of an earlier request of this key, unless the same key is being worked on in this
     * process: 409. A write without a key has no earlier reply.
     */
    exclusively: async <T>(
      write: KeyedWrite | undefined,
      work: (earlier: string | undefined) => Promise<T>,
    ): Promise<T> => {
      if (!write) return work(undefined);
      const end = begin(`${write.userId} ${write.key}`);
      try {
        return await work(await findReply(write));
      } finally {
        end();
      }
    },

    /** Keeps the reply with the write; drops this person's expired keys on the way. */
    store: async (tx: Transaction, { userId, ...write }: KeyedWrite, reply: string): Promise<void> => {
      const now = clock();
      const responses = createIdempotencyRepository(tx);
      await responses.dropOld(userId, oldestCachedResponse(now));
      await responses.insert(userId, { ...write, reply, createdAt: now });
    },
  };
};

export type Idempotency = ReturnType<typeof createIdempotency>;
