import { confirmLogin, type SignedIn } from '@vida/contract/auth/auth-endpoints.ts';
import type { SignInStep } from '@vida/contract/second-factor/second-factor-schemas.ts';
import type { ReactNode } from 'react';
import { ApiError } from '../../lib/api-errors.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { ProofForm } from '../../lib/second-factor/proof-form.tsx';

interface SecondStepProps {
  step: SignInStep;
  submitLabel?: string;
  onDone: (signedIn: SignedIn) => void;
  /** The time is over, or the tries: the password is asked for again. */
  onEnded: (error: Error) => void;
  aside?: ReactNode;
}

const isEnded = (error: unknown): boolean => error instanceof ApiError && error.body?.code === 'sign_in_ended';

/** The second factor of a sign-in whose password was right. */
export const SecondStep = ({ step, submitLabel, onDone, onEnded, aside }: SecondStepProps) => {
  const { challenge, ...asked } = step;
  const send = useApiMutation(confirmLogin, {
    onSuccess: onDone,
    onError: (error) => {
      if (isEnded(error)) onEnded(error);
    },
  });
  return (
    <ProofForm
      asked={asked}
      {...(submitLabel && { submitLabel })}
      pending={send.isPending}
      error={send.error}
      onProof={(proof) => send.mutate({ body: { challenge, proof } })}
      aside={aside}
    />
  );
};
