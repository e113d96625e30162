import type { FieldError } from '@vida/contract/core/error-body.ts';

export interface AppErrorOptions {
  readonly status: number;
  /** Stable word for programs; the person reads `userMessage`. */
  readonly code: string;
  /** Portuguese, shown as it is. */
  readonly userMessage: string;
  readonly details?: readonly FieldError[];
  /** After a conflict of revisions: the resource as it is now. */
  readonly current?: unknown;
  /** Seconds for `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** Methods for `Allow`. */
  readonly allow?: readonly string[];
  /** How often the same was said to the same caller of late, this time included; 1 without it. */
  readonly times?: number;
  readonly cause?: unknown;
}

/** A refusal that a person can be told about; everything else is masked by the error handler. */
export class AppError extends Error {
  readonly status: number;
  readonly code: string;
  readonly userMessage: string;
  readonly details: readonly FieldError[] | undefined;
  readonly current: unknown;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;
  readonly times: number;

  constructor(options: AppErrorOptions) {
    super(options.code, { cause: options.cause });
    this.name = 'AppError';
    this.status = options.status;
    this.code = options.code;
    this.userMessage = options.userMessage;
    this.details = options.details;
    this.current = options.current;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
    this.times = options.times ?? 1;
  }
}
