import type { FieldError } from '@vida/contract/core/error-body.ts';
import { AppError } from './app-error.ts';
import { httpMessages, tooManyTriesMessage } from './http-messages.ts';

/** No failure: not for the log. */
export const STOPPING = 'stopping';
const RETRY_AFTER_STOP_SECONDS = 5;

/** A missing or dead session, and nothing else: the browser signs out on it. `times`: how often it was said. */
export const sessionMissing = (times = 1) =>
  new AppError({
    status: 401,
    code: 'session_missing',
    userMessage: httpMessages.sessionMissing,
    times,
  });

export const forbidden = (code: string, userMessage: string) => new AppError({ status: 403, code, userMessage });

/** Also the answer for another person's row: it does not exist for the viewer. */
export const notFound = (userMessage: string = httpMessages.notFound) =>
  new AppError({ status: 404, code: 'not_found', userMessage });

/** 405; `allow` are the methods that the path knows. */
export const methodNotAllowed = (allow: readonly string[]) =>
  new AppError({
    status: 405,
    code: 'method_not_allowed',
    userMessage: httpMessages.methodNotAllowed,
    allow,
  });

export const conflict = (code: string, userMessage: string, details?: readonly FieldError[]) =>
  new AppError({ status: 409, code, userMessage, ...(details && { details }) });

/** 400 that names fields; `userMessage` is the first of them. */
export const invalid = (details: readonly FieldError[]) =>
  new AppError({
    status: 400,
    code: 'invalid',
    userMessage: details[0]?.message ?? httpMessages.invalid,
    details,
  });

/** 429. `times`: how often it was said. */
export const tooManyTries = (
  retryAfterSeconds: number,
  userMessage: string = tooManyTriesMessage(retryAfterSeconds),
  times = 1,
) => new AppError({ status: 429, code: 'too_many_tries', userMessage, retryAfterSeconds, times });

/** 429: so many of one network wait to enter that nobody more of it may, nor hear so quickly. */
export const tooManyEntering = () =>
  new AppError({
    status: 429,
    code: 'too_many_at_once',
    userMessage: httpMessages.tooManyEntering,
    retryAfterSeconds: 2,
    times: Number.POSITIVE_INFINITY,
  });

/** A request that was not done when the server stopped. */
export const stopping = () =>
  new AppError({
    status: 503,
    code: STOPPING,
    userMessage: httpMessages.stopping,
    retryAfterSeconds: RETRY_AFTER_STOP_SECONDS,
  });

/** 400 for HTTP/1.1 without `Host`. */
export const hostMissing = () =>
  new AppError({ status: 400, code: 'malformed_request', userMessage: httpMessages.malformed });

/** 503: the answer was not made in time. */
export const answerTooLate = () => new AppError({ status: 503, code: 'timeout', userMessage: httpMessages.timeout });
