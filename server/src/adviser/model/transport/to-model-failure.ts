import { NoObjectGeneratedError, NoOutputGeneratedError } from 'ai';
import { ModelFailureError } from './model-failure.ts';

/** What is known of a call that ended in an error. */
export interface CallTrace {
  readonly failure: () => ModelFailureError | null;
  readonly isOverTime: () => boolean;
  readonly asker: AbortSignal | undefined;
}

/** One kind for whatever the library threw; nothing of the error itself is kept. */
export const toModelFailure = (
  error: unknown,
  { failure, isOverTime, asker }: CallTrace,
): ModelFailureError => {
  if (asker?.aborted) return new ModelFailureError('aborted');
  if (isOverTime()) return new ModelFailureError('time');
  const seen = failure();
  if (seen) return seen;
  if (error instanceof ModelFailureError) return error;
  if (NoObjectGeneratedError.isInstance(error) && !NoOutputGeneratedError.isInstance(error))
    return new ModelFailureError('off_schema');
  return new ModelFailureError('garbage');
};
