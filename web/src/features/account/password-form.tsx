import { changePassword } from '@vida/contract/account/account-endpoints.ts';
import { passwordChangeSchema } from '@vida/contract/auth/credentials.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { session, useUser } from '../../lib/session.ts';
import { beginRenewal, endRenewal } from '../../lib/session-renewal.ts';
import { tellFailure, tellSuccess } from '../../lib/tell.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../ui/form-footer.tsx';
import { accountMessages } from './account-messages.ts';
import { showRefusal } from './show-refusal.ts';

const messages = accountMessages.password;
const empty = { currentPassword: '', newPassword: '' };

/** Changes the password, on the account page and before a one-time password may be used further. */
export const PasswordForm = () => {
  const { email } = useUser();
  const form = useApiForm(passwordChangeSchema, { defaultValues: empty });
  const { control } = form;
  useUnsavedChanges(form.formState.isDirty);
  const change = useApiMutation(changePassword, {
    onMutate: beginRenewal,
    onSuccess: ({ token, ...user }) => {
      form.reset(empty);
      session.save({ user, token });
      tellSuccess(messages.saved);
    },
    onError: (error) => {
      if (!showRefusal(form, error, 'currentPassword')) tellFailure(error, messages.failed);
    },
    onSettled: endRenewal,
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => change.mutate({ body }))}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        control={control}
        name="currentPassword"
        label={messages.current}
        autoComplete="current-password"
      />
      <PasswordField
        control={control}
        name="newPassword"
        label={messages.next}
        hint={messages.hint}
        autoComplete="new-password"
      />
      <SubmitButton words={messages} pending={change.isPending} />
    </form>
  );
};
