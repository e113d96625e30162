import { type Endpoint, isWrite } from '@vida/contract/core/endpoint.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@vida/contract/core/headers.ts';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../db/database.ts';
import { writeFor } from '../db/write-for.ts';
import { sessionMissing } from './errors.ts';
import { fingerprintOf, type Idempotency, type KeyedWrite, parseIdempotencyKey } from './idempotency.ts';
import type { Around, PersonTurns } from './person-turns.ts';

/** The keyed write that a request asks for; `undefined` for reads, visitors, secrets, and writes without a key. */
export const keyedWriteOf = (endpoint: Endpoint, request: FastifyRequest): KeyedWrite | undefined => {
  if (!request.viewer || !isWrite(endpoint) || endpoint.tellsSecret) return undefined;
  const key = parseIdempotencyKey(request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]);
  if (key === undefined) return undefined;
  return {
    userId: request.viewer.userId,
    key,
    fingerprint: fingerprintOf(endpoint, request.url, request.body),
  };
};

export interface WriterDeps {
  readonly db: Database;
  readonly personTurns: PersonTurns;
  readonly idempotency: Idempotency;
}

interface WriterOptions<T> {
  readonly request: FastifyRequest;
  readonly keyed: KeyedWrite | undefined;
  /**
   * Aborted when nobody waits for the write any more, which is then not begun; absent where it is made all the same.
   */
  readonly gone: () => AbortSignal | undefined;
  readonly toJson: (result: T) => string;
  /** The write stands, and the person's data is at this revision. */
  readonly onCommitted: (userId: string, revision: number) => void;
}

/**
 * The `write` of a handler's context, in the person's turn: one transaction, the raised revision, and the reply kept
 * under its key.
 */
export const createWriter =
  <T>({ db, personTurns, idempotency }: WriterDeps, { request, keyed, gone, toJson, onCommitted }: WriterOptions<T>) =>
  async (work: (tx: Transaction) => Promise<T>, around?: Around): Promise<T> => {
    const userId = request.viewer?.userId;
    if (userId === undefined) throw sessionMissing();
    const inTransaction = () =>
      db.transaction((transaction) =>
        writeFor(userId, transaction, async (tx) => {
          const earlier = keyed && (await idempotency.findReply(keyed, tx));
          if (earlier !== undefined) return JSON.parse(earlier) as T;
          const made = await work(tx);
          if (keyed) await idempotency.store(tx, keyed, toJson(made));
          return made;
        }),
      );
    const written = await personTurns.write(userId, inTransaction, { gone: gone(), around });
    if (!written) throw sessionMissing();
    onCommitted(userId, written.revision);
    return written.result;
  };
