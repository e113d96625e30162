import type {
  Endpoint,
  EndpointBody,
  EndpointMade,
  EndpointParams,
  EndpointQuery,
  EndpointResult,
} from '@vida/contract/core/endpoint.ts';
import type { Explain } from '../config/explain.ts';
import type { Transaction } from '../db/database.ts';
import type { ExpectSeen } from './etags.ts';
import type { Around } from './person-turns.ts';
import type { SecurityCaller } from './security-log.ts';
import type { Viewer } from './viewer.ts';

/** What a handler gets: everything parsed by the contract, and the viewer where the access kind has one. */
export interface Context<E extends Endpoint> {
  readonly params: EndpointParams<E>;
  readonly query: EndpointQuery<E>;
  readonly body: EndpointBody<E>;
  readonly viewer: E['access'] extends 'public' ? null : Viewer;
  /**
   * The one way to change a person's data: one transaction with the raised revision and, where the request
   * carries an `Idempotency-Key`, the stored reply. The handler answers what it returns. One at a time for a person;
   * `around` is what the transaction waits for besides.
   */
  readonly write: (work: (tx: Transaction) => Promise<EndpointMade<E>>, around?: Around) => Promise<EndpointMade<E>>;
  /** Of a guarded endpoint: refuses unless the caller saw `current`. Called inside the write, before any change. */
  readonly expectSeen: ExpectSeen<E>;
  /** Sets `X-Next-Cursor`. */
  readonly setNextCursor: (cursor: string | null) => void;
  /** Where the request came from: address, user agent, request id and the browser's zone. */
  readonly caller: SecurityCaller & { readonly timeZone: string | undefined };
  /** Tells the log which rules decided what; absent unless `LOG_LEVEL=debug`. */
  readonly explain: Explain | undefined;
  /** Aborted when the caller goes away or the time limit is reached. */
  readonly signal: AbortSignal;
}

export type Handler<E extends Endpoint> = (context: Context<E>) => Promise<EndpointResult<E>> | EndpointResult<E>;

/** Registers an endpoint's handler; features receive it and list their routes with it. */
export type Serve = <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void;
