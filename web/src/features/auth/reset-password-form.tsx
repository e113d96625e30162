import { resetPassword } from '@vida/contract/auth/auth-endpoints.ts';
import { newPasswordSchema } from '@vida/contract/auth/credentials.ts';
import { z } from 'zod';
import { ApiError } from '../../lib/api-errors.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { goTo } from '../../lib/browser-history.ts';
import { session } from '../../lib/session.ts';
import { showServerErrors, useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { authMessages } from './auth-messages.ts';
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

const isEnded = (error: unknown): boolean => error instanceof ApiError && error.body?.code === 'password_link_ended';

/** Whoever is signed in here as this person no longer is: every session ended with the old password. */
const leaveSessionOf = (email: string): void => {
  if (session.get()?.user.email === email) session.clear();
};

/** The new password for who opened a link; `onEnded`: the link is over. */
export const ResetPasswordForm = ({ token, onEnded }: { token: string; onEnded: () => void }) => {
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
