import { Link } from '@tanstack/react-router';
import { resetPassword } from '@vida/contract/auth/auth-endpoints.ts';
import { newPasswordSchema } from '@vida/contract/auth/credentials.ts';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError } from '../../lib/api-errors.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { browserHistory, goTo } from '../../lib/browser-history.ts';
import { session } from '../../lib/session.ts';
import { showServerErrors, useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { takeFocus } from '../../ui/use-focus.ts';
import { authMessages } from './auth-messages.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryFailure } from './entry-failure.tsx';
import { forgottenMessages } from './forgotten-messages.ts';

const messages = forgottenMessages.reset;

/** The new password typed twice, as at registration. */
const resetFormSchema = z
  .strictObject({ newPassword: newPasswordSchema, confirmPassword: z.string() })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: authMessages.register.mismatch,
    path: ['confirmPassword'],
    when: () => true,
  });

/** What stands behind the '#', which no server and no log ever gets to see. */
const readToken = (): string => browserHistory().location.hash.slice(1);

const isEnded = (error: unknown): boolean => error instanceof ApiError && error.body?.code === 'password_link_ended';

/** Whoever is signed in here as this person no longer is: every session ended with the old password. */
const leaveSessionOf = (email: string): void => {
  if (session.get()?.user.email === email) session.clear();
};

const LinkEnded = () => (
  <div ref={takeFocus} tabIndex={-1} className="grid gap-4 outline-none">
    <Notice tone="warning" title={messages.endedTitle} live>
      {messages.ended}
    </Notice>
    <LinkButton block size="lg">
      <Link to="/forgot-password">{messages.another}</Link>
    </LinkButton>
  </div>
);

const ResetPasswordForm = ({ token, onEnded }: { token: string; onEnded: () => void }) => {
  const form = useApiForm(resetFormSchema, { defaultValues: { newPassword: '', confirmPassword: '' } });
  const send = useApiMutation(resetPassword, {
    onSuccess: ({ email }) => {
      leaveSessionOf(email);
      goTo('/login?senha=nova');
    },
    onError: (error) => {
      if (isEnded(error)) onEnded();
      else showServerErrors(form, error);
    },
  });
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit(({ newPassword }) => send.mutate({ body: { token, newPassword } }))}
    >
      <PasswordField
        control={form.control}
        name="newPassword"
        label={messages.password}
        hint={authMessages.register.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        control={form.control}
        name="confirmPassword"
        label={messages.confirmPassword}
        autoComplete="new-password"
      />
      <p className="text-sm text-muted-foreground">{messages.after}</p>
      <EntryFailure error={send.error} refused={messages.refused} />
      <Button type="submit" size="lg" block pending={send.isPending} pendingLabel={messages.submitting}>
        {messages.submit}
      </Button>
    </form>
  );
};

/** Where the link of the mail leads: another password, and then the login. */
export const ResetPasswordPage = () => {
  const [token] = useState(readToken);
  const [hasEnded, setHasEnded] = useState(!/^[\w-]{43}$/.test(token));
  return (
    <EntryCard title={messages.title} subtitle={hasEnded ? messages.endedSubtitle : messages.subtitle}>
      {hasEnded ? <LinkEnded /> : <ResetPasswordForm token={token} onEnded={() => setHasEnded(true)} />}
    </EntryCard>
  );
};
