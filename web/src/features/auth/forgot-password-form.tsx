import { askPasswordLink } from '@vida/contract/auth/auth-endpoints.ts';
import { passwordLinkRequestSchema } from '@vida/contract/auth/credentials.ts';
import { useEffect, useState } from 'react';
import { useApiMutation } from '../../lib/api-query.ts';
import { showServerErrors, useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { takeFocus } from '../../ui/use-focus.ts';
import { authMessages } from './auth-messages.ts';
import { EntryFailure } from './entry-failure.tsx';
import { forgottenMessages } from './forgotten-messages.ts';

const messages = forgottenMessages.ask;

/** Mail takes a moment; sooner another link would only end the one that is on its way. */
const AGAIN_AFTER_MS = 60_000;

/** Whole seconds until an instant, counted down; 0 from then on. */
const useSecondsUntil = (endMs: number): number => {
  const [now, setNow] = useState(Date.now);
  const isOver = now >= endMs;
  useEffect(() => {
    if (isOver) return;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return Math.max(0, Math.ceil((endMs - now) / 1000));
};

interface AskedProps {
  email: string;
  askedAt: number;
  isAgain: boolean;
  pending: boolean;
  error: Error | null;
  onAgain: () => void;
  onOther: () => void;
}

/** After the link was asked for: the same for every address. */
const Asked = ({ email, askedAt, isAgain, pending, error, onAgain, onOther }: AskedProps) => {
  const seconds = useSecondsUntil(askedAt + AGAIN_AFTER_MS);
  const isWaiting = seconds > 0;
  return (
    <div ref={takeFocus} tabIndex={-1} className="grid gap-4 outline-none">
      <Notice tone="info" live>
        {isAgain ? messages.acceptedAgain : messages.accepted}
      </Notice>
      <p>
        {messages.askedFor} <EmailText>{email}</EmailText>
      </p>
      <p className="text-muted-foreground">{messages.notThere}</p>
      <EntryFailure error={error} refused={messages.refused} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          className="tabular-nums"
          pending={pending}
          pendingLabel={messages.submitting}
          aria-disabled={isWaiting}
          onClick={() => isWaiting || onAgain()}
        >
          {isWaiting ? messages.againIn(seconds) : messages.again}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {messages.other}
        </Button>
      </div>
    </div>
  );
};

/** Asks for a link to an e-mail; what is said afterwards does not depend on whether it has an account. */
export const ForgotPasswordForm = () => {
  const form = useApiForm(passwordLinkRequestSchema, { defaultValues: { email: '' } });
  const [asked, setAsked] = useState<{ email: string; at: number; isAgain: boolean } | null>(null);
  const send = useApiMutation(askPasswordLink, {
    onSuccess: (_accepted, { body: { email } }) => setAsked({ email, at: Date.now(), isAgain: asked !== null }),
    onError: (error) => void showServerErrors(form, error),
  });
  if (asked)
    return (
      <Asked
        key={asked.at}
        email={asked.email}
        askedAt={asked.at}
        isAgain={asked.isAgain}
        pending={send.isPending}
        error={send.error}
        onAgain={() => send.mutate({ body: { email: asked.email } })}
        onOther={() => {
          send.reset();
          setAsked(null);
        }}
      />
    );
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => send.mutate({ body }))}>
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={authMessages.email}
        hint={messages.hint}
        autoComplete="email"
        autoCapitalize="none"
      />
      <EntryFailure error={send.error} refused={messages.refused} />
      <Button type="submit" size="lg" block pending={send.isPending} pendingLabel={messages.submitting}>
        {messages.submit}
      </Button>
    </form>
  );
};
