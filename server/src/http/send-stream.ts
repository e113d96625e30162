import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Endpoint, FileReply } from '@vida/contract/core/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Below the idle time after which proxies and our own CONNECTION_TIMEOUT_MS cut a connection. */
const HEARTBEAT_MS = 20_000;

const EVENT_STREAM = 'text/event-stream';

/** The caller went away, while the answer was being made or while it was read. */
const goneCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE', 'ABORT_ERR'];

const isCallerGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && goneCodes.includes(String(error.code));

/**
 * Writes what comes as it comes. The reply is taken out of Fastify's hands, whose time limit is for answers that have
 * not begun. Failures after the first byte can only cut the connection: the caller sees an unfinished body.
 */
const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  headers: Readonly<Record<string, string>>,
  chunks: AsyncIterable<Uint8Array | string>,
): Promise<void> => {
  reply.hijack();
  reply.raw.writeHead(reply.statusCode, { ...reply.getHeaders(), ...headers } as Record<string, string>);
  reply.raw.flushHeaders();
  try {
    await pipeline(Readable.from(chunks), reply.raw);
  } catch (error) {
    if (!isCallerGone(error)) request.log.error({ err: error, route: request.routeOptions.url }, 'stream failed');
    reply.raw.destroy();
  }
};

async function* toEventText(events: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`;
}

/** Whether the caller asked for server-sent events. */
export const acceptsEvents = ({ headers }: FastifyRequest): boolean =>
  headers.accept?.toLowerCase().includes(EVENT_STREAM) ?? false;

/** Server-sent events, each one JSON; comments keep the connection awake in between. */
export const sendEvents = async (
  request: FastifyRequest,
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
): Promise<void> => {
  const heartbeat = setInterval(() => reply.raw.write(':\n\n'), HEARTBEAT_MS);
  try {
    await send(
      request,
      reply,
      // No proxy may hold events back; and a stream that ended leaves no connection for a stopping server to wait for.
      { 'content-type': `${EVENT_STREAM}; charset=utf-8`, 'x-accel-buffering': 'no', connection: 'close' },
      toEventText(events),
    );
  } finally {
    clearInterval(heartbeat);
  }
};

/** A download under its name. */
const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  { fileName, contentType, bytes }: FileReply,
): Promise<void> =>
  send(
    request,
    reply,
    { 'content-type': contentType, 'content-disposition': `attachment; filename="${fileName}"` },
    bytes,
  );

async function* parseEach(events: AsyncIterable<unknown>, { reply }: Endpoint): AsyncGenerator<unknown> {
  for await (const event of events) yield reply.parse(event);
}

/** What the handler of an endpoint with a `replyKind` answers: its events as they come, or its file. */
export const sendStream = (
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  result: unknown,
): Promise<void> =>
  endpoint.replyKind === 'file'
    ? sendFile(request, reply, result as FileReply)
    : sendEvents(request, reply, parseEach(result as AsyncIterable<unknown>, endpoint));
