import {
  type Endpoint,
  type EndpointMade,
  type EndpointResult,
  type FileReply,
  isWrite,
} from '@vida/contract/core/endpoint.ts';
import { REVISION_HEADER } from '@vida/contract/core/headers.ts';
import { NEXT_CURSOR_HEADER } from '@vida/contract/core/lists.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { explainTo } from '../config/explain.ts';
import type { Database } from '../db/database.ts';
import { actFor, addressOf, personOf } from '../turns/who-acts.ts';
import type { createAccessChecks } from './access.ts';
import { answerInTime } from './answer-in-time.ts';
import { browserZone } from './browser-zone.ts';
import { isCompressible, replyCompression } from './compression.ts';
import type { Context, Handler, Serve } from './context.ts';
import { fillFor, readSeen } from './etags.ts';
import type { HeavyTurns } from './heavy-turns.ts';
import type { Idempotency, KeyedWrite } from './idempotency.ts';
import { createWriter, keyedWriteOf } from './keyed-writes.ts';
import type { TimeLimits } from './limits.ts';
import { knownAddress, networkOf } from './network-of.ts';
import type { PersonTurns } from './person-turns.ts';
import type { RateLimits } from './rate-limits.ts';
import type { CachedReply, ReplyCache } from './reply-cache.ts';
import { readBody } from './request-body.ts';
import { type Chunks, collectChunks, startEvents, withoutChunks } from './response-chunks.ts';
import { acceptsEvents, sendEvents, sendFile } from './send-stream.ts';
import { signalUntilGone } from './signal-until-gone.ts';
import type { SpendFor } from './spend-for.ts';
import { type FieldLabels, parseOrRefuse } from './validation.ts';
import type { Viewer } from './viewer.ts';

export interface ServeDeps {
  readonly app: FastifyInstance;
  readonly db: Database;
  readonly checks: ReturnType<typeof createAccessChecks>;
  readonly limits: RateLimits;
  readonly personTurns: PersonTurns;
  readonly heavyTurns: HeavyTurns;
  readonly spendFor: SpendFor;
  readonly idempotency: Idempotency;
  readonly cache: ReplyCache;
  readonly labels: FieldLabels;
  readonly timeLimits: TimeLimits;
  /** Hears of every committed write: who, and the revision it made. */
  readonly onCommitted: (userId: string, revision: number) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null;
  }
}

const send = (reply: FastifyReply, status: number, { json, nextCursor }: CachedReply) => {
  if (reply.sent) return reply;
  if (nextCursor !== null) reply.header(NEXT_CURSOR_HEADER, nextCursor);
  return reply.code(status).type('application/json; charset=utf-8').send(json);
};

async function* parseEach(events: AsyncIterable<unknown>, { reply }: Endpoint): AsyncGenerator<unknown> {
  for await (const event of events) yield reply.parse(event);
}

/** What a handler leaves beside its reply. */
interface Beside {
  nextCursor: string | null;
  /** Of the person's data, where the handler wrote. */
  revision: number | null;
}

/**
 * Turns contract endpoints into routes: budgets → access → kept reply → validation → idempotency → handler → the reply
 * parsed by the contract (which drops what it does not name) → JSON. Events, files, and replies made bit by bit for
 * callers who want them so, are streamed instead of the last step.
 */
export const createServe = (deps: ServeDeps): Serve => {
  const {
    app,
    db,
    checks,
    limits,
    spendFor,
    personTurns,
    heavyTurns,
    idempotency,
    cache,
    labels,
    timeLimits,
    onCommitted,
  } = deps;

  return <const E extends Endpoint>(endpoint: E, handler: Handler<E>): void => {
    const status = endpoint.status ?? 200;
    const fillEtags = fillFor(endpoint.reply) ?? ((parsed: unknown) => parsed);
    const toJson = (made: EndpointMade<E>): string => JSON.stringify(fillEtags(endpoint.reply.parse(made)));

    const run = (
      request: FastifyRequest,
      reply: FastifyReply,
      keyed: KeyedWrite | undefined,
      beside: Beside,
    ): Promise<EndpointResult<E>> => {
      const { expectSeen, assertCompared } = readSeen(endpoint, request, labels);
      const write = createWriter({
        db,
        personTurns,
        idempotency,
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
      if (!limit) return work();
      return spendFor(request, limit, { body: context.body, gone: signalUntilGone(reply), work });
    };

    const produce = async (
      request: FastifyRequest,
      reply: FastifyReply,
      keyed: KeyedWrite | undefined,
    ): Promise<CachedReply> => {
      const beside: Beside = { nextCursor: null, revision: null };
      const result = await run(request, reply, keyed, beside);
      const made = (endpoint.chunk ? await collectChunks(result as Chunks) : result) as EndpointMade<E>;
      if (beside.revision !== null) reply.header(REVISION_HEADER, beside.revision);
      return { json: toJson(made), nextCursor: beside.nextCursor };
    };

    const produceOnce = (request: FastifyRequest, reply: FastifyReply, keyed: KeyedWrite): Promise<CachedReply> =>
      idempotency.exclusively(keyed, async () => {
        const earlier = await idempotency.findReply(keyed);
        return earlier === undefined ? produce(request, reply, keyed) : { json: earlier, nextCursor: null };
      });

    const streamChunks = async (
      chunk: z.ZodType,
      request: FastifyRequest,
      reply: FastifyReply,
      keyed: KeyedWrite | undefined,
    ): Promise<void> => {
      const beside: Beside = { nextCursor: null, revision: null };
      const earlier = keyed && (await idempotency.findReply(keyed));
      const chunks =
        earlier === undefined
          ? ((await run(request, reply, keyed, beside)) as Chunks)
          : withoutChunks(JSON.parse(earlier));
      const events = await startEvents(chunks, {
        parseChunk: (made) => chunk.parse(made),
        toEnd: (made) => ({ reply: endpoint.reply.parse(made), revision: beside.revision }),
      });
      try {
        await sendEvents(request, reply, events);
      } finally {
        // Once begun it is made to its end, also for a reader who left before the first event was read.
        await collectChunks(chunks);
      }
    };

    const stream = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      const result: unknown = await run(request, reply, undefined, { nextCursor: null, revision: null });
      if (endpoint.replyKind === 'file') return sendFile(request, reply, result as FileReply);
      return sendEvents(request, reply, parseEach(result as AsyncIterable<unknown>, endpoint));
    };

    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      if (endpoint.replyKind) return stream(request, reply);
      if (request.viewer && !isWrite(endpoint)) reply.header(REVISION_HEADER, request.viewer.revision);
      const cacheKey = cache.keyOf(endpoint, request.viewer, request.url);
      const kept = cacheKey === undefined ? undefined : cache.get(cacheKey);
      if (kept) return send(reply, status, kept);
      const keyed = keyedWriteOf(endpoint, request);
      const { chunk } = endpoint;
      if (chunk && acceptsEvents(request)) {
        const work = () => streamChunks(chunk, request, reply, keyed);
        return keyed ? idempotency.exclusively(keyed, work) : work();
      }
      const produced = keyed ? await produceOnce(request, reply, keyed) : await produce(request, reply, undefined);
      if (cacheKey !== undefined) cache.set(cacheKey, produced);
      return send(reply, status, produced);
    };

    app.route({
      method: endpoint.method,
      url: endpoint.path,
      compress: isCompressible(endpoint) ? replyCompression : false,
      ...(endpoint.rawBody && { bodyLimit: endpoint.rawBody.maxBytes }),
      onRequest: async (request) => {
        request.viewer = await checks[endpoint.access](request, endpoint);
        // A person's call was counted before the database was asked who they are.
        if (!request.viewer && !endpoint.limit) limits.consume([{ budget: 'default', key: networkOf(request.ip) }]);
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
