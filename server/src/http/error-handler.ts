import { setTimeout as sleep } from 'node:timers/promises';
import type { ErrorBody } from '@vida/contract/core/error-body.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../db/database.ts';
import { LeftLineError, NoTurnError, type NoTurnReason } from '../turns/fair-turns.ts';
import { AppError } from './app-error.ts';
import { STOPPING } from './errors.ts';
import { httpMessages } from './http-messages.ts';
import { earlyAnswerHeaders } from './security-headers.ts';

/** Whoever was told the same so often asks on and on: the answer takes its time. */
const QUICK_REFUSALS = 50;
const WAIT_MS = 1000;
/** Answers that wait at once; each is an open connection, and beyond it nothing is gained. */
const MAX_WAITING = 2000;

const DATABASE_UNAVAILABLE = 'database_unavailable';

const byFastifyCode: Readonly<Record<string, readonly [number, string, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'too_large', httpMessages.tooLarge],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'unsupported_media_type', httpMessages.unsupportedType],
};

const masked = (status: number, code: string, userMessage: string, cause: unknown, retryAfterSeconds?: number) =>
  new AppError({
    status,
    code,
    userMessage,
    cause,
    ...(retryAfterSeconds && { retryAfterSeconds }),
  });

const RETRY_SECONDS = 5;

const refusals: Readonly<Record<NoTurnReason, { status: number; code: string; userMessage: string }>> = {
  own: { status: 429, code: 'too_many_at_once', userMessage: httpMessages.tooManyAtOnce },
  late: { status: 503, code: 'still_busy', userMessage: httpMessages.stillBusy },
  all: { status: 503, code: 'busy', userMessage: httpMessages.busy },
};

/** What somebody without a turn is told, and who left meanwhile; undefined for every other error. */
const toTurnRefusal = (error: unknown): AppError | undefined => {
  if (error instanceof NoTurnError)
    return new AppError({ ...refusals[error.reason], retryAfterSeconds: RETRY_SECONDS, cause: error });
  const isGone = error instanceof LeftLineError || (error instanceof DOMException && error.name === 'AbortError');
  if (!isGone) return undefined;
  // Nobody reads it.
  const userMessage = httpMessages.requestTooSlow;
  return new AppError({ status: 408, code: 'caller_gone', userMessage, cause: error });
};

/** Whatever was thrown, as something that may be said aloud. */
const toAppError = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  const withoutTurn = toTurnRefusal(error);
  if (withoutTurn) return withoutTurn;
  if (isDatabaseUnavailable(error))
    return masked(503, DATABASE_UNAVAILABLE, httpMessages.databaseUnavailable, error, 2);
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : byFastifyCode[code];
  if (known) return masked(...known, error);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500)
    return masked(statusCode, 'malformed_request', httpMessages.malformed, error);
  return masked(500, 'internal', httpMessages.internal, error);
};

const bodyOf = ({ userMessage, code, details, current }: AppError): ErrorBody => ({
  message: userMessage,
  code,
  ...(details && { details: [...details] }),
  ...(current !== undefined && { current }),
});

const sendError = (error: AppError, reply: FastifyReply): FastifyReply => {
  if (error.retryAfterSeconds !== undefined) reply.header('Retry-After', error.retryAfterSeconds);
  if (error.allow) reply.header('Allow', error.allow.join(', '));
  return reply
    .code(error.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(error)));
};

/** What the database, or the way to it, said in the end: nothing of a statement and its values. */
const rootReason = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause !== undefined) return rootReason(error.cause);
  return 'code' in error ? String(error.code) : error.message;
};

const logError = (error: AppError, request: FastifyRequest): void => {
  if (error.code === STOPPING) return;
  const where = {
    method: request.method,
    route: request.routeOptions.url,
    status: error.status,
    code: error.code,
  };
  if (error.times > 1) request.log.debug(where, 'request denied');
  else if (error.code === DATABASE_UNAVAILABLE)
    request.log.error({ ...where, reason: rootReason(error.cause) }, 'database unavailable');
  else if (error.status >= 500) request.log.error({ ...where, err: error.cause ?? error }, 'request failed');
  else if (error.status === 401 || error.status === 403 || error.status === 429)
    request.log.warn({ ...where, userId: request.viewer?.userId }, 'request denied');
};

/** What Fastify refuses before any route or hook, a path it cannot decode for one. */
export const answerFrameworkError = (thrown: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
  sendError(toAppError(thrown), reply.headers(earlyAnswerHeaders));
};

/** Lets a refusal wait, so that who asks again as soon as it was answered leaves the processor to others. */
const createSlowDown = () => {
  let waiting = 0;
  return async (): Promise<void> => {
    if (waiting >= MAX_WAITING) return;
    waiting += 1;
    try {
      await sleep(WAIT_MS);
    } finally {
      waiting -= 1;
    }
  };
};

/** One handler for every error: refusals as they are, all else masked; causes go to the log only. */
export const registerErrorHandler = (app: FastifyInstance): void => {
  const slowDown = createSlowDown();
  app.setErrorHandler(async (thrown, request, reply) => {
    const error = toAppError(thrown);
    logError(error, request);
    if (error.times > QUICK_REFUSALS) await slowDown();
    return sendError(error, reply);
  });
};
