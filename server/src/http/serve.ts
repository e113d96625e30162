import type { Endpoint, EndpointResult } from '@vida/contract/core/endpoint.ts';
import { NEXT_CURSOR_HEADER } from '@vida/contract/core/lists.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import type { createAccessChecks } from './access.ts';
import { browserZone } from './browser-zone.ts';
import type { Context, Handler, Serve } from './context.ts';
import type { Idempotency, KeyedWrite } from './idempotency.ts';
import { createWriter, keyedWriteOf } from './keyed-writes.ts';
import { limitKeyOf } from './limit-key.ts';
import type { RateLimits } from './rate-limits.ts';
import type { CachedReply, ReplyCache } from './reply-cache.ts';
import { readBody } from './request-body.ts';
import { type FieldLabels, parseOrRefuse } from './validation.ts';
import type { Viewer } from './viewer.ts';

export interface ServeDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly checks: ReturnType<typeof createAccessChecks>;
  readonly limits: RateLimits;
  readonly idempotency: Idempotency;
  readonly cache: ReplyCache;
  readonly labels: FieldLabels;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

const send = (reply: FastifyReply, status: number, { json, nextCursor }: CachedReply) => {
  if (nextCursor !== null) reply.header(NEXT_CURSOR_HEADER, nextCursor);
  return reply.code(status).type('application/json; charset=utf-8').send(json);
};

/**
 * Turns contract endpoints into routes: access → rate limit → kept reply → validation → idempotency → handler → the
 * reply parsed by the contract (which drops what it does not name) → JSON.
 */
export const createServe = (deps: ServeDeps): Serve => {
  const { app, db, checks, limits, idempotency, cache, labels } = deps;

  return <const E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
    const status = endpoint.status ?? 200;
    const toJson = (result: EndpointResult<E>): string => JSON.stringify(endpoint.reply.parse(result));

    const produce = async (request: FastifyRequest, keyed: KeyedWrite | undefined): Promise<CachedReply> => {
      let nextCursor: string | null = null;
      const context: Context<E> = {
        params: (endpoint.params &&
          parseOrRefuse(endpoint.params, request.params, labels)) as Context<E>['params'],
        query: (endpoint.query &&
          parseOrRefuse(endpoint.query, request.query, labels)) as Context<E>['query'],
        body: readBody(endpoint, request, labels) as Context<E>['body'],
        viewer: request.viewer as Context<E>['viewer'],
        write: createWriter({ db, idempotency, request, keyed, toJson }),
        setNextCursor: (cursor) => {
          nextCursor = cursor;
        },
        caller: {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          timeZone: browserZone(request),
        },
        signal: request.signal,
      };
      const run = async () => handler(context);
      const result = await (endpoint.limit
        ? limits.spend(endpoint.limit, limitKeyOf(request, context.body), run)
        : run());
      return { json: toJson(result), nextCursor };
    };

    const produceOnce = (request: FastifyRequest, keyed: KeyedWrite): Promise<CachedReply> =>
      idempotency.exclusively(keyed, async () => {
        const earlier = await idempotency.findReply(keyed);
        return earlier === undefined ? produce(request, keyed) : { json: earlier, nextCursor: null };
      });

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(endpoint.rawBody && { bodyLimit: endpoint.rawBody.maxBytes }),
      onRequest: async (request) => {
        request.viewer = await checks[endpoint.access](request, endpoint);
        if (!endpoint.limit) await limits.consume('default', limitKeyOf(request, undefined));
      },
      handler: async (request, reply) => {
        const cacheKey = cache.keyOf(endpoint, request.viewer, request.url);
        const kept = cacheKey === undefined ? undefined : cache.get(cacheKey);
        if (kept) return send(reply, status, kept);
        const keyed = keyedWriteOf(endpoint, request);
        const produced = keyed ? await produceOnce(request, keyed) : await produce(request, undefined);
        if (cacheKey !== undefined) cache.set(cacheKey, produced);
        return send(reply, status, produced);
      },
    });
  };
};
