import type { Endpoint, EndpointResult } from '@vida/contract/core/endpoint.ts';
import { isWrite } from '@vida/contract/core/endpoint.ts';
import { IDEMPOTENCY_KEY_HEADER } from '@vida/contract/core/headers.ts';
import { NEXT_CURSOR_HEADER } from '@vida/contract/core/lists.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { writeFor } from '../db/write-for.ts';
import type { createAccessChecks } from './access.ts';
import { browserZone } from './browser-zone.ts';
import type { Context, Handler, Serve } from './context.ts';
import { sessionMissing } from './errors.ts';
import { fingerprintOf, type Idempotency, type KeyedWrite, parseIdempotencyKey } from './idempotency.ts';
import { limitKeyOf } from './limit-key.ts';
import type { RateLimits } from './rate-limits.ts';
import { readBody } from './request-body.ts';
import { type FieldLabels, parseOrRefuse } from './validation.ts';
import type { Viewer } from './viewer.ts';

export interface ServeDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly checks: ReturnType<typeof createAccessChecks>;
  readonly limits: RateLimits;
  readonly idempotency: Idempotency;
  readonly labels: FieldLabels;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

const send = (reply: FastifyReply, status: number, json: string) =>
  reply.code(status).type('application/json; charset=utf-8').send(json);

/**
 * Turns contract endpoints into routes: access → rate limit → validation → idempotency → handler → the reply
 * parsed by the contract (which drops what it does not name) → JSON.
 */
export const createServe = ({ app, db, checks, limits, idempotency, labels }: ServeDeps): Serve => {
  const keyedWriteOf = (endpoint: Endpoint, request: FastifyRequest): KeyedWrite | undefined => {
    if (!request.viewer || !isWrite(endpoint)) return undefined;
    const key = parseIdempotencyKey(request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()]);
    return key === undefined
      ? undefined
      : {
          userId: request.viewer.userId,
          key,
          fingerprint: fingerprintOf(endpoint, request.url, request.body),
        };
  };

  return <const E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
    const status = endpoint.status ?? 200;
    const toJson = (result: EndpointResult<E>): string => JSON.stringify(endpoint.reply.parse(result));

    const writer = (request: FastifyRequest, keyed: KeyedWrite | undefined): Context<E>['write'] => {
      return async (work) => {
        const userId = request.viewer?.userId;
        if (userId === undefined) throw sessionMissing();
        return db.transaction((transaction) =>
          writeFor(userId, transaction, async (tx) => {
            const earlier = keyed && (await idempotency.findReply(keyed, tx));
            if (earlier) return JSON.parse(earlier.reply) as EndpointResult<E>;
            const result = await work(tx);
            if (keyed)
              await idempotency.store(tx, keyed, {
                status,
                reply: toJson(result),
              });
            return result;
          }),
        );
      };
    };

    const contextOf = (
      request: FastifyRequest,
      reply: FastifyReply,
      keyed: KeyedWrite | undefined,
    ): Context<E> => ({
      params: (endpoint.params &&
        parseOrRefuse(endpoint.params, request.params, labels)) as Context<E>['params'],
      query: (endpoint.query && parseOrRefuse(endpoint.query, request.query, labels)) as Context<E>['query'],
      body: readBody(endpoint, request, labels) as Context<E>['body'],
      viewer: request.viewer as Context<E>['viewer'],
      write: writer(request, keyed),
      setNextCursor: (cursor) => {
        if (cursor !== null) reply.header(NEXT_CURSOR_HEADER, cursor);
      },
      caller: {
        address: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        timeZone: browserZone(request),
      },
      signal: request.signal,
    });

    const answer = async (request: FastifyRequest, reply: FastifyReply, keyed: KeyedWrite | undefined) => {
      const context = contextOf(request, reply, keyed);
      const key = limitKeyOf(request, context.body);
      if (endpoint.limit) await limits.consume(endpoint.limit, key);
      const result = await handler(context);
      if (endpoint.limit) await limits.succeed(endpoint.limit, key);
      return send(reply, status, toJson(result));
    };

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.rawBody && { bodyLimit: endpoint.rawBody.maxBytes }),
      onRequest: async (request) => {
        request.viewer = await checks[endpoint.access](request, endpoint);
        if (!endpoint.limit) await limits.consume('default', limitKeyOf(request, undefined));
      },
      handler: async (request, reply) => {
        const keyed = keyedWriteOf(endpoint, request);
        if (!keyed) return answer(request, reply, undefined);
        return idempotency.exclusively(keyed, async () => {
          const earlier = await idempotency.findReply(keyed);
          return earlier ? send(reply, earlier.status, earlier.reply) : answer(request, reply, keyed);
        });
      },
    });
  };
};
