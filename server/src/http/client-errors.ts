import { type ServerOptions, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { httpMessages } from './http-messages.ts';
import { LAST_ANSWER_MS, type TimeLimits } from './limits.ts';
import { earlyAnswerHeaders } from './security-headers.ts';

type EarlyAnswer = readonly [status: number, code: string, message: string];

const byCode: Readonly<Record<string, EarlyAnswer>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'request_timeout', httpMessages.requestTooSlow],
  HPE_HEADER_OVERFLOW: [431, 'headers_too_large', httpMessages.tooLarge],
};
const malformed: EarlyAnswer = [400, 'malformed_request', httpMessages.malformed];
const unexpected: EarlyAnswer = [417, 'expectation_failed', httpMessages.malformed];

const headersAndBody = ([, code, message]: EarlyAnswer) => {
  const body = JSON.stringify({ message, code });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': `${Buffer.byteLength(body)}`,
    ...earlyAnswerHeaders,
    Connection: 'close',
  };
  return { headers, body };
};

/** Answers beside everything that speaks HTTP, and hangs up, also on who goes on sending. */
export const hangUp = (socket: Socket, answer: EarlyAnswer, more: Readonly<Record<string, string>> = {}): void => {
  const { headers, body } = headersAndBody(answer);
  const lines = Object.entries({ ...headers, ...more }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${answer[0]} ${STATUS_CODES[answer[0]]}`, ...lines, '', body].join('\r\n'));
  const hungUp = setTimeout(() => socket.destroy(), LAST_ANSWER_MS);
  socket.once('close', () => clearTimeout(hungUp));
};

/** Answers what is no HTTP at all, or came too slowly, before there is a request: in Portuguese, and then hangs up. */
export const answerClientError = (error: Error & { readonly code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else hangUp(socket, byCode[error.code ?? ''] ?? malformed);
};

/** Answers an `Expect` other than 100-continue, which Node would answer without a word. */
export const answerUnknownExpectation = (_request: unknown, response: ServerResponse): void => {
  const { headers, body } = headersAndBody(unexpected);
  response.writeHead(unexpected[0], headers).end(body);
};

/**
 * Fastify's options by which headers that do not arrive are answered, and their connection cut. Bodies have a limit of
 * another kind (http/slow-clients.ts); a request without `Host` is refused in a hook, with words.
 */
export const againstSlowRequests = ({ headersMs, lookEveryMs }: TimeLimits) => ({
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: lookEveryMs,
    requireHostHeader: false,
  } satisfies ServerOptions,
  requestTimeout: 0,
  clientErrorHandler: answerClientError,
});
