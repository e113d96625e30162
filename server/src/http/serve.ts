import { type Endpoint, type EndpointResult, type FileReply, isWrite } from '@vida/contract/core/endpoint.ts';
import { REVISION_HEADER } from '@vida/contract/core/headers.ts';
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
import { sendEvents, sendFile } from './send-stream.ts';
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
  /** Hears of every committed write: who, and the revision it made. */
  readonly onCommitted: (userId: string, revision: number) => void;
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

/** Aborted when the caller goes away, however long the reply takes, or has gone already. */
const signalUntilGone = (reply: FastifyReply): AbortSignal => {
  if (reply.raw.closed) return AbortSignal.abort();
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  return gone.signal;
};

async function* parseEach(events: AsyncIterable<unknown>, { reply }: Endpoint): AsyncGenerator<unknown> {
  for await (const event of events) yield reply.parse(event);
}

/**
 * Turns contract endpoints into routes: access → rate limit → kept reply → validation → idempotency → handler → the
 * reply parsed by the contract (which drops what it does not name) → JSON. Events and files are streamed instead of
 * the last step.
 */
export const createServe = (deps: ServeDeps): Serve => {
  const { app, db, checks, limits, idempotency, cache, labels, onCommitted } = deps;

  return <const E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
    const status = endpoint.status ?? 200;
    const toJson = (result: EndpointResult<E>): string => JSON.stringify(endpoint.reply.parse(result));

    const run = (
      request: FastifyRequest,
      reply: FastifyReply,
      keyed: KeyedWrite | undefined,
      setNextCursor: (cursor: string | null) => void,
    ): Promise<EndpointResult<E>> => {
      const context: Context<E> = {
        params: (endpoint.params &&
          parseOrRefuse(endpoint.params, request.params, labels)) as Context<E>['params'],
        query: (endpoint.query &&
          parseOrRefuse(endpoint.query, request.query, labels)) as Context<E>['query'],
        body: readBody(endpoint, request, labels) as Context<E>['body'],
        viewer: request.viewer as Context<E>['viewer'],
        write: createWriter({
          db,
          idempotency,
          request,
          keyed,
          toJson,
          onCommitted: (userId, revision) => {
            reply.header(REVISION_HEADER, revision);
            onCommitted(userId, revision);
          },
        }),
        setNextCursor,
        caller: {
          address: request.ip,
          userAgent: request.headers['user-agent'] ?? '',
          timeZone: browserZone(request),
        },
        signal: endpoint.replyKind ? signalUntilGone(reply) : request.signal,
      };
      const work = async () => handler(context);
      return endpoint.limit ? limits.spend(endpoint.limit, limitKeyOf(request, context.body), work) : work();
    };

    const produce = async (
      request: FastifyRequest,
      reply: FastifyReply,
      keyed: KeyedWrite | undefined,
    ): Promise<CachedReply> => {
      let nextCursor: string | null = null;
      const result = await run(request, reply, keyed, (cursor) => {
        nextCursor = cursor;
      });
      return { json: toJson(result), nextCursor };
    };

    const produceOnce = (
      request: FastifyRequest,
      reply: FastifyReply,
      keyed: KeyedWrite,
    ): Promise<CachedReply> =>
      idempotency.exclusively(keyed, async () => {
        const earlier = await idempotency.findReply(keyed);
        return earlier === undefined ? produce(request, reply, keyed) : { json: earlier, nextCursor: null };
      });

    const stream = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const result: unknown = await run(request, reply, undefined, () => undefined);
      if (endpoint.replyKind === 'file') return sendFile(request, reply, result as FileReply);
      return sendEvents(request, reply, parseEach(result as AsyncIterable<unknown>, endpoint));
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
        if (endpoint.replyKind) return stream(request, reply);
        if (request.viewer && !isWrite(endpoint)) reply.header(REVISION_HEADER, request.viewer.revision);
        const cacheKey = cache.keyOf(endpoint, request.viewer, request.url);
        const kept = cacheKey === undefined ? undefined : cache.get(cacheKey);
        if (kept) return send(reply, status, kept);
        const keyed = keyedWriteOf(endpoint, request);
        const produced = keyed
          ? await produceOnce(request, reply, keyed)
          : await produce(request, reply, undefined);
        if (cacheKey !== undefined) cache.set(cacheKey, produced);
        return send(reply, status, produced);
      },
    });
  };
};
