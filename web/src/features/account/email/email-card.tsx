import { changeEmail } from '@vida/contract/account/account-endpoints.ts';
import { emailChangeSchema } from '@vida/contract/auth/credentials.ts';
import { useApiMutation } from '../../../lib/api-query.ts';
import { session, useUser } from '../../../lib/session.ts';
import { tellFailure, tellSuccess } from '../../../lib/tell.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { Card } from '../../../ui/card.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { SubmitButton } from '../../../ui/form-footer.tsx';
import { emailMessages as messages } from '../account-messages.ts';
import { useRefreshSessions } from '../account-queries.ts';
import { showRefusal } from '../show-refusal.ts';

const empty = { email: '', currentPassword: '' };

/** Changes the e-mail of the sign-in, for who knows the password. */
const EmailForm = () => {
  const refreshSessions = useRefreshSessions();
  const form = useApiForm(emailChangeSchema, { defaultValues: empty });
  const { control } = form;
  useUnsavedChanges(form.formState.isDirty);
  const change = useApiMutation(changeEmail, {
    onSuccess: (user) => {
      form.reset(empty);
      session.updateUser(user);
      void refreshSessions();
      tellSuccess(messages.saved);
    },
    onError: (error) => {
      if (!showRefusal(form, error, 'currentPassword')) tellFailure(error, messages.failed);
    },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => change.mutate({ body }))}>
      <TextField
        control={control}
        name="email"
        type="email"
        label={messages.next}
        hint={messages.hint}
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        control={control}
        name="currentPassword"
        label={messages.password}
        autoComplete="current-password"
      />
      <SubmitButton words={messages} pending={change.isPending} />
    </form>
  );
};

/** The e-mail of the sign-in and its change; the administrator's is a setting of the installation. */
export const EmailCard = () => {
  const { isAdmin } = useUser();
  return (
    <Card compact id="email" title={messages.title} subtitle={isAdmin ? messages.administrator : messages.subtitle}>
      {!isAdmin && <EmailForm />}
    </Card>
  );
};
