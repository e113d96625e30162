import type { FieldError } from '@vida/contract/core/error-body.ts';
import { AppError } from './app-error.ts';
import { httpMessages, tooManyTriesMessage } from './http-messages.ts';

/** No failure: not for the log. */
export const STOPPING = 'stopping';
const RETRY_AFTER_STOP_SECONDS = 5;

/** A missing or dead session, and nothing else: the browser signs out on it. */
export const sessionMissing = () =>
  new AppError({
    status: 401,
    code: 'session_missing',
    userMessage: httpMessages.sessionMissing,
  });

export const forbidden = (code: string, userMessage: string) =>
  new AppError({ status: 403, code, userMessage });

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

export const tooManyTries = (retryAfterSeconds: number) =>
  new AppError({
    status: 429,
    code: 'too_many_tries',
    userMessage: tooManyTriesMessage(retryAfterSeconds),
    retryAfterSeconds,
  });

/** A request that was not done when the server stopped. */
export const stopping = () =>
  new AppError({
    status: 503,
    code: STOPPING,
    userMessage: httpMessages.stopping,
    retryAfterSeconds: RETRY_AFTER_STOP_SECONDS,
  });
