import { type Endpoint, type EndpointMade, isWrite } from '@vida/contract/core/endpoint.ts';
import { REVISION_HEADER } from '@vida/contract/core/headers.ts';
import { NEXT_CURSOR_HEADER } from '@vida/contract/core/lists.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actFor, addressOf, personOf } from '../turns/who-acts.ts';
import type { createAccess } from './access.ts';
import { answerInTime, signalUntilGone } from './answer-in-time.ts';
import { createHandlerCall, type HandlerDeps } from './call-handler.ts';
import { isCompressible, replyCompression } from './compression.ts';
import type { Handler, Serve } from './context.ts';
import { fillFor } from './etags.ts';
import type { HeavyTurns } from './heavy-turns.ts';
import type { KeyedWrite } from './idempotency.ts';
import { keyedWriteOf } from './keyed-writes.ts';
import type { TimeLimits } from './limits.ts';
import { networkOf } from './network-of.ts';
import type { CachedReply, ReplyCache } from './reply-cache.ts';
import { type Chunks, collectChunks, sendChunks, withoutChunks } from './response-chunks.ts';
import { acceptsEvents, sendStream } from './send-stream.ts';
import type { Viewer } from './viewer.ts';

export interface ServeDeps extends HandlerDeps {
  readonly app: FastifyInstance;
  readonly admit: ReturnType<typeof createAccess>;
  readonly heavyTurns: HeavyTurns;
  readonly cached: ReplyCache;
  readonly timeLimits: TimeLimits;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

type Parse = (made: unknown) => unknown;

const send = (reply: FastifyReply, status: number, { json, nextCursor }: CachedReply) => {
  if (reply.sent) return reply;
  if (nextCursor !== null) reply.header(NEXT_CURSOR_HEADER, nextCursor);
  return reply.code(status).type('application/json; charset=utf-8').send(json);
};

/**
 * Turns contract endpoints into routes: budgets → access → cached reply → validation → idempotency → handler → the
 * reply parsed by the contract (which drops what it does not name) → JSON. Events, files, and replies made bit by
 * bit for callers who want them so, are streamed instead of the last step.
 */
export const createServe = (deps: ServeDeps): Serve => {
  const { app, admit, heavyTurns, idempotency, cached, timeLimits } = deps;

  return <const E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
    const { chunk } = endpoint;
    const fillEtags = fillFor(endpoint.reply) ?? ((parsed: unknown) => parsed);
    const toJson = (made: EndpointMade<E>): string => JSON.stringify(fillEtags(endpoint.reply.parse(made)));
    const call = createHandlerCall(deps, { endpoint, handler, toJson });

    const produce = async (request: FastifyRequest, reply: FastifyReply, keyed?: KeyedWrite): Promise<CachedReply> => {
      const { result, beside } = await call(request, reply, keyed);
      const made = (chunk ? await collectChunks(result as Chunks) : result) as EndpointMade<E>;
      if (beside.revision !== null) reply.header(REVISION_HEADER, beside.revision);
      return { json: toJson(made), nextCursor: beside.nextCursor };
    };

    const stream = async (request: FastifyRequest, reply: FastifyReply, parseChunk: Parse, keyed?: KeyedWrite) =>
      idempotency.exclusively(keyed, async (earlier) => {
        const { result, beside } =
          earlier === undefined
            ? await call(request, reply, keyed)
            : { result: withoutChunks(JSON.parse(earlier)), beside: { revision: null } };
        return sendChunks(request, reply, result as Chunks, {
          parseChunk,
          toEnd: (made) => ({ reply: endpoint.reply.parse(made), revision: beside.revision }),
        });
      });

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (endpoint.replyKind) return sendStream(endpoint, request, reply, (await call(request, reply)).result);
      if (request.viewer && !isWrite(endpoint)) reply.header(REVISION_HEADER, request.viewer.revision);
      const keyed = keyedWriteOf(endpoint, request);
      if (chunk && acceptsEvents(request)) return stream(request, reply, (made) => chunk.parse(made), keyed);
      const made = await cached(endpoint, request, () =>
        idempotency.exclusively(keyed, async (earlier) =>
          earlier === undefined ? produce(request, reply, keyed) : { json: earlier, nextCursor: null },
        ),
      );
      return send(reply, endpoint.status ?? 200, made);
    };

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      compress: isCompressible(endpoint) ? replyCompression : false,
      ...(endpoint.rawBody && { bodyLimit: endpoint.rawBody.maxBytes }),
      onRequest: async (request) => {
        request.viewer = await admit(request, endpoint);
      },
      ...(endpoint.heavy && {
        preParsing: async (request: FastifyRequest, reply: FastifyReply) =>
          heavyTurns.begin(endpoint, request, reply, signalUntilGone(reply)),
      }),
      handler: (request, reply) =>
        actFor(request.viewer ? personOf(request.viewer.userId) : addressOf(networkOf(request.ip)), () =>
          answerInTime(reply, endpoint.heavy ? timeLimits.heavyAnswerMs : timeLimits.answerMs, (begin) =>
            heavyTurns.work(request, () => {
              begin();
              return answer(request, reply);
            }),
          ),
        ),
    });
  };
};
