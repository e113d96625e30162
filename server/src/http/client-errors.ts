import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { httpMessages } from './http-messages.ts';
import { LAST_ANSWER_MS } from './limits.ts';
import { earlyAnswerHeaders } from './security-headers.ts';

export interface SlowRequestLimits {
  readonly headersMs: number;
  readonly requestMs: number;
  readonly lookEveryMs: number;
}

const byCode: Readonly<Record<string, readonly [status: number, code: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', httpMessages.requestTooSlow],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', httpMessages.tooLarge],
};
const malformed = [400, 'malformed_request', httpMessages.malformed] as const;

/** Answers what is no HTTP at all, or came too slowly, before there is a request: in Portuguese, and then hangs up. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, code, message] = byCode[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ message, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      ...Object.entries(earlyAnswerHeaders).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
  // Who goes on sending would not be cut before the connection's own limit.
  const hungUp = setTimeout(() => socket.destroy(), LAST_ANSWER_MS);
  socket.once('close', () => clearTimeout(hungUp));
};

/** Fastify's options by which a request that does not arrive is answered, and its connection cut. */
export const againstSlowRequests = ({ headersMs, requestMs, lookEveryMs }: SlowRequestLimits) => ({
  http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
  requestTimeout: requestMs,
  clientErrorHandler: answerClientError,
});
