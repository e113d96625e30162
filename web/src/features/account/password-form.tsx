import { changePassword } from '@vida/contract/account/account-endpoints.ts';
import { passwordChangeSchema } from '@vida/contract/auth/credentials.ts';
import { describeFailure } from '../../lib/api-errors.ts';
import { session, useUser } from '../../lib/session.ts';
import { beginRenewal, endRenewal } from '../../lib/session-renewal.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { accountMessages } from './account-messages.ts';
import { showRefusal } from './show-refusal.ts';

const messages = accountMessages.password;
const empty = { currentPassword: '', newPassword: '' };

/** Changes the password, on the account page and before a one-time password may be used further. */
export const PasswordForm = () => {
  const { email } = useUser();
  const form = useApiForm(passwordChangeSchema, { defaultValues: empty });
  useUnsavedChanges(form.formState.isDirty);
  const change = useApiMutation(changePassword, {
    onMutate: beginRenewal,
    onSuccess: ({ token, ...user }) => {
      form.reset(empty);
      session.save({ user, token });
      toast({ title: accountMessages.success, description: messages.saved });
    },
    onError: (error) => {
      if (showRefusal(form, error, 'currentPassword')) return;
      const description = describeFailure(error, messages.failed);
      toast({ title: accountMessages.error, description, variant: 'destructive' });
    },
    onSettled: endRenewal,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => change.mutate({ body }))}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={form.control}
        name="currentPassword"
        label={messages.current}
        autoComplete="current-password"
      />
      <PasswordField
        control={form.control}
        name="newPassword"
        label={messages.next}
        hint={messages.hint}
        autoComplete="new-password"
      />
      <Button
        type="submit"
        className="justify-self-start"
        pending={change.isPending}
        pendingLabel={messages.submitting}
      >
        {messages.submit}
      </Button>
    </form>
  );
};
