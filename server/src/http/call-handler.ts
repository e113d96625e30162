import type { Endpoint, EndpointMade, EndpointResult } from '@vida/contract/core/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { explainTo } from '../config/explain.ts';
import { signalUntilGone } from './answer-in-time.ts';
import { browserZone } from './browser-zone.ts';
import type { Context, Handler } from './context.ts';
import { readSeen } from './etags.ts';
import type { KeyedWrite } from './idempotency.ts';
import { createWriter, type WriterDeps } from './keyed-writes.ts';
import { knownAddress } from './network-of.ts';
import { readBody } from './request-body.ts';
import type { SpendFor } from './spend-for.ts';
import { type FieldLabels, parseOrRefuse } from './validation.ts';

export interface HandlerDeps extends WriterDeps {
  readonly spendFor: SpendFor;
  readonly labels: FieldLabels;
  /** Hears of every committed write: who, and the revision it made. */
  readonly onCommitted: (userId: string, revision: number) => void;
}

/** What a handler leaves beside its reply: of one that is made bit by bit, at its end. */
export interface Beside {
  nextCursor: string | null;
  /** Of the person's data, where the handler wrote. */
  revision: number | null;
}

/** A handler with its endpoint, and the JSON text of its reply: parsed by the contract, with etags. */
export interface Served<E extends Endpoint> {
  readonly endpoint: E;
  readonly handler: Handler<E>;
  readonly toJson: (made: EndpointMade<E>) => string;
}

/** Calls a handler: its context parsed by the contract, its write, and the budgets that the call uses up. */
export const createHandlerCall =
  <const E extends Endpoint>(deps: HandlerDeps, { endpoint, handler, toJson }: Served<E>) =>
  async (
    request: FastifyRequest,
    reply: FastifyReply,
    keyed?: KeyedWrite,
  ): Promise<{ readonly result: EndpointResult<E>; readonly beside: Beside }> => {
    const { spendFor, labels, onCommitted } = deps;
    const beside: Beside = { nextCursor: null, revision: null };
    const { expectSeen, assertCompared } = readSeen(endpoint, request, labels);
    const write = createWriter(deps, {
      request,
      keyed,
      // What was answered bit by bit is stored, whoever is still there.
      gone: () => (endpoint.chunk ? undefined : signalUntilGone(reply)),
      toJson,
      onCommitted: (userId, revision) => {
        beside.revision = revision;
        onCommitted(userId, revision);
      },
    });
    const context: Context<E> = {
      params: (endpoint.params && parseOrRefuse(endpoint.params, request.params, labels)) as Context<E>['params'],
      query: (endpoint.query && parseOrRefuse(endpoint.query, request.query, labels)) as Context<E>['query'],
      body: readBody(endpoint, request, labels) as Context<E>['body'],
      viewer: request.viewer as Context<E>['viewer'],
      write: (work, around) =>
        write(async (tx) => {
          const made = await work(tx);
          assertCompared();
          return made;
        }, around),
      expectSeen,
      setNextCursor: (cursor) => {
        beside.nextCursor = cursor;
      },
      caller: {
        address: knownAddress(request.ip),
        userAgent: request.headers['user-agent'] ?? '',
        requestId: request.id,
        timeZone: browserZone(request),
      },
      explain: explainTo(request.log),
      signal: signalUntilGone(reply),
    };
    const work = async () => handler(context);
    const { limit } = endpoint;
    const result = limit
      ? await spendFor(request, limit, { body: context.body, gone: signalUntilGone(reply), work })
      : await work();
    return { result, beside };
  };
