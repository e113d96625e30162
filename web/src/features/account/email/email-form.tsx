import { changeEmail } from '@vida/contract/account/account-endpoints.ts';
import { emailChangeSchema } from '@vida/contract/auth/credentials.ts';
import { describeFailure } from '../../../lib/api-errors.ts';
import { session } from '../../../lib/session.ts';
import { useUnsavedChanges } from '../../../lib/unsaved-changes.ts';
import { useApiForm } from '../../../lib/use-api-form.ts';
import { useApiMutation } from '../../../lib/use-api-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/toast/toast-store.ts';
import { accountMessages } from '../account-messages.ts';
import { useRefreshSessions } from '../account-queries.ts';
import { showRefusal } from '../show-refusal.ts';
import { emailMessages as messages } from './email-messages.ts';

const empty = { email: '', currentPassword: '' };

/** Changes the e-mail of the sign-in, for who knows the password. */
export const EmailForm = () => {
  const refreshSessions = useRefreshSessions();
  const form = useApiForm(emailChangeSchema, { defaultValues: empty });
  useUnsavedChanges(form.formState.isDirty);
  const change = useApiMutation(changeEmail, {
    onSuccess: (user) => {
      form.reset(empty);
      session.updateUser(user);
      void refreshSessions();
      toast({ title: accountMessages.success, description: messages.saved });
    },
    onError: (error) => {
      if (showRefusal(form, error, 'currentPassword')) return;
      const description = describeFailure(error, messages.failed);
      toast({ title: accountMessages.error, description, variant: 'destructive' });
    },
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => change.mutate({ body }))}>
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={messages.next}
        hint={messages.hint}
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        control={form.control}
        name="currentPassword"
        label={messages.password}
        autoComplete="current-password"
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
