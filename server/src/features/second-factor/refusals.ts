import type { SecondFactorMethod } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { AppError } from '../../http/app-error.ts';
import type { ProofOutcome } from './proofs.ts';
import { secondFactorMessages as messages } from './second-factor-messages.ts';

/**
 * The refusal of a proof. 401 while signing in, as for a wrong password; 403 in a session, which goes on; 429 with the
 * wait while no code is looked at.
 */
export const refuseProof = (
  outcome: Exclude<ProofOutcome, 'right'>,
  method: SecondFactorMethod,
  status: 401 | 403,
): AppError => {
  if (typeof outcome === 'object') {
    const retryAfterSeconds = Math.max(1, Math.ceil(outcome.pausedMs / 1000));
    return new AppError({
      status: 429,
      code: 'second_factor_paused',
      userMessage: messages.paused(retryAfterSeconds),
      retryAfterSeconds,
    });
  }
  const userMessage = outcome === 'wrong' ? messages.wrong[method] : messages[outcome];
  return new AppError({ status, code: 'wrong_second_factor', userMessage });
};

/** 401: the challenge was used, is too old, ran out of tries, or never was. */
export const signInEnded = () =>
  new AppError({ status: 401, code: 'sign_in_ended', userMessage: messages.signInEnded });
