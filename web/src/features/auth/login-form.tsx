import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { credentialsSchema } from '@vida/contract/auth/credentials.ts';
import type { SignInStep } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { authMessages } from './auth-messages.ts';
import { enter, showEntryFailure } from './enter.ts';
import { EntryFailure } from './entry-failure.tsx';

const messages = authMessages.login;

interface LoginFormProps {
  returnPath: string;
  /** The password was right, and the account has a second factor. */
  onSecondStep: (step: SignInStep) => void;
}

/** E-mail and password; on success goes to `returnPath`, or on to the second factor. */
export const LoginForm = ({ returnPath, onSecondStep }: LoginFormProps) => {
  const form = useApiForm(credentialsSchema, { defaultValues: { email: '', password: '' } });
  const send = useApiMutation(login, {
    onSuccess: (accepted) => {
      if ('secondFactor' in accepted) onSecondStep(accepted.secondFactor);
      else enter(accepted, returnPath, messages.done);
    },
    onError: (error) => showEntryFailure(error, messages.failed, messages.refused),
  });
  return (
    <form method="post" noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => send.mutate({ body }))}>
      <TextField
        control={form.control}
        name="email"
        type="email"
        label={authMessages.email}
        autoComplete="email"
        autoCapitalize="none"
      />
      <PasswordField
        control={form.control}
        name="password"
        label={authMessages.password}
        autoComplete="current-password"
      />
      <EntryFailure error={send.error} refused={messages.refused} />
      <Button type="submit" size="lg" block pending={send.isPending} pendingLabel={messages.submitting}>
        {messages.submit}
      </Button>
    </form>
  );
};
