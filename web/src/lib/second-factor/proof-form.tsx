import { useMutation } from '@tanstack/react-query';
import type { PasskeyAnswer, PasskeyRequest } from '@vida/contract/second-factor/passkey-schemas.ts';
import type {
  SecondFactorAsked,
  SecondFactorMethod,
  TypedProof,
} from '@vida/contract/second-factor/second-factor-schemas.ts';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { describeFailure } from '../api-errors.ts';
import { CodeForm } from './code-form.tsx';
import { answerWithPasskey, canUsePasskeysOf } from './passkeys.ts';
import { secondFactorMessages as messages } from './second-factor-messages.ts';

interface PasskeyProofProps {
  request: PasskeyRequest;
  pending: boolean;
  error: Error | null;
  onAnswer: (answer: PasskeyAnswer) => void;
  aside?: ReactNode;
}

/** The button that lets the browser ask for a passkey. */
const PasskeyProof = ({ request, pending, error, onAnswer, aside }: PasskeyProofProps) => {
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

interface ProofFormProps {
  asked: SecondFactorAsked;
  submitLabel?: string;
  pending: boolean;
  /** Of the last try. */
  error: Error | null;
  onProof: (proof: TypedProof) => void;
  /** The way out, beside the button. */
  aside?: ReactNode;
}

const NoWay = () => (
  <Notice tone="warning">
    {messages.noWay} <code className="text-foreground wrap-anywhere">{messages.command}</code>
  </Notice>
);

/** Asks for the second factor: one way at a time, and the others by a button. */
export const ProofForm = ({ asked, submitLabel, pending, error, onProof, aside }: ProofFormProps) => {
  const { passkey, isTotpLost } = asked;
  const isPasskeyHere = passkey !== null && canUsePasskeysOf(passkey.rpId);
  const ways = asked.methods.filter((method) => method !== 'passkey' || isPasskeyHere);
  const [chosen, setChosen] = useState<SecondFactorMethod | undefined>();
  /** What went wrong with one way is not said of another. */
  const [tried, setTried] = useState<SecondFactorMethod | undefined>();
  const way = chosen ?? ways[0];
  const shownError = tried === way ? error : null;
  const send = (proof: TypedProof) => {
    setTried(proof.method);
    onProof(proof);
  };
  return (
    <div className="grid gap-4">
      {isTotpLost && <Notice tone="warning">{messages.totpLost}</Notice>}
      {way === undefined && <NoWay />}
      {passkey && way === 'passkey' && (
        <PasskeyProof
          request={passkey}
          pending={pending}
          error={shownError}
          onAnswer={(answer) => send({ method: 'passkey', passkey: answer })}
          aside={aside}
        />
      )}
      {(way === 'totp' || way === 'recovery_code') && (
        <CodeForm
          key={way}
          kind={way}
          {...(submitLabel && { submitLabel })}
          pending={pending}
          error={shownError}
          onCode={(code) => send({ method: way, code })}
          aside={aside}
        />
      )}
      {way === undefined && aside}
      <div className="-mx-3 flex flex-wrap items-center gap-x-2 border-t border-border pt-3 empty:hidden">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button
              key={other}
              variant="ghost"
              {...(other === 'passkey' && { icon: KeyRound })}
              onClick={() => setChosen(other)}
            >
              {messages.use[other]}
            </Button>
          ))}
      </div>
      {passkey && !isPasskeyHere && (
        <p className="text-sm text-muted-foreground">{messages.passkeyElsewhere(passkey.rpId)}</p>
      )}
    </div>
  );
};
