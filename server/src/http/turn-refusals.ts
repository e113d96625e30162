import { LeftLineError, NoTurnError, type NoTurnReason } from '../turns/fair-turns.ts';
import { AppError } from './app-error.ts';
import { httpMessages } from './http-messages.ts';

const RETRY_SECONDS = 5;

const refusals: Readonly<Record<NoTurnReason, { status: number; code: string; userMessage: string }>> = {
  own: { status: 429, code: 'too_many_at_once', userMessage: httpMessages.tooManyAtOnce },
  late: { status: 503, code: 'still_busy', userMessage: httpMessages.stillBusy },
  all: { status: 503, code: 'busy', userMessage: httpMessages.busy },
};

/** What somebody without a turn is told, and who left meanwhile; undefined for every other error. */
export const toTurnRefusal = (error: unknown): AppError | undefined => {
  if (error instanceof NoTurnError)
    return new AppError({ ...refusals[error.reason], retryAfterSeconds: RETRY_SECONDS, cause: error });
  const isGone = error instanceof LeftLineError || (error instanceof DOMException && error.name === 'AbortError');
  if (!isGone) return undefined;
  // Nobody reads it.
  const userMessage = httpMessages.requestTooSlow;
  return new AppError({ status: 408, code: 'caller_gone', userMessage, cause: error });
};
