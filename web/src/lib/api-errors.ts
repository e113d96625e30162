import type { ErrorBody } from '@vida/contract/core/error-body.ts';
import { STALE_CODE } from '@vida/contract/core/etags.ts';
import { libMessages } from './lib-messages.ts';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFieldError = (value: unknown): boolean =>
  isRecord(value) && typeof value.field === 'string' && typeof value.message === 'string';

const isErrorBody = (value: unknown): value is ErrorBody =>
  isRecord(value) &&
  typeof value.message === 'string' &&
  typeof value.code === 'string' &&
  (value.details === undefined || (Array.isArray(value.details) && value.details.every(isFieldError)));

const readErrorBody = (text: string): ErrorBody | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isErrorBody(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * The server refused or failed. `message` is the general failure message of the specification (section 8): status,
 * colon, body text or, when the body is empty, the status text.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's own error, when the reply was one. */
  readonly body: ErrorBody | null;

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`);
    this.status = status;
    this.body = readErrorBody(text);
  }

  /** Portuguese that may be shown as it is; null when the server said nothing for people. */
  get userMessage(): string | null {
    return this.body?.message ?? null;
  }
}

/** No reply arrived: offline, server down, connection cut. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super(libMessages.connection, { cause });
  }
}

/** The sentence to show for a failed call: the server's words, the connection text, or `fallback`. */
export const describeFailure = (error: unknown, fallback: string = libMessages.unexpected): string => {
  if (error instanceof NetworkError) return libMessages.connection;
  if (error instanceof ApiError) return error.userMessage ?? fallback;
  return fallback;
};

/** Whether a write was refused because another place saved the thing; `body.current` is how it stands. */
export const isStale = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.body?.code === STALE_CODE;
