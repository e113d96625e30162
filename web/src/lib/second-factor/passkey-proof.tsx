import { useMutation } from '@tanstack/react-query';
import type { PasskeyAnswer, PasskeyRequest } from '@vida/contract/second-factor/passkey-schemas.ts';
import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeFailure } from '../api-errors.ts';
import { answerWithPasskey } from './passkeys.ts';
import { secondFactorMessages as messages } from './second-factor-messages.ts';

interface PasskeyProofProps {
  request: PasskeyRequest;
  pending: boolean;
  error: Error | null;
  onAnswer: (answer: PasskeyAnswer) => void;
  aside?: ReactNode;
}

/** The button that lets the browser ask for a passkey. */
export const PasskeyProof = ({ request, pending, error, onAnswer, aside }: PasskeyProofProps) => {
  const asking = useMutation({ mutationFn: () => answerWithPasskey(request), onSuccess: onAnswer });
  const isBusy = pending || asking.isPending;
  return (
    <div className="grid gap-4">
      <p>{messages.passkeyText}</p>
      {!isBusy && (asking.error || error) && (
        <Notice tone="danger" live>
          {error ? describeFailure(error, messages.failed) : messages.passkeyFailed}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button icon={KeyRound} pending={isBusy} pendingLabel={messages.waiting} onClick={() => asking.mutate()}>
          {messages.use.passkey}
        </Button>
        {aside}
      </div>
    </div>
  );
};
