import { useQueryClient } from '@tanstack/react-query';
import { login } from '@vida/contract/auth/auth-endpoints.ts';
import { credentialsSchema } from '@vida/contract/auth/credentials.ts';
import { ApiError, describeFailure } from '../../lib/api-errors.ts';
import { session, useUser } from '../../lib/session.ts';
import { leaveEndedSession } from '../../lib/session-guard.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { ReadValue } from '../../ui/read-value.tsx';
import { authMessages } from './auth-messages.ts';

const messages = authMessages.again;

/** The session ended while something was not saved: asks for the password over the page, which stays as it is. */
export const SignInAgainDialog = () => {
  const { email } = useUser();
  const queryClient = useQueryClient();
  const form = useApiForm(credentialsSchema, { defaultValues: { email, password: '' } });
  const send = useApiMutation(login, {
    onSuccess: (signedIn) => {
      session.save(signedIn);
      return queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
    },
    onError: (error) => {
      const isRefused = error instanceof ApiError && error.status === 401;
      form.setError(
        'password',
        { message: isRefused ? messages.refused : describeFailure(error) },
        { shouldFocus: true },
      );
    },
  });
  return (
    <Dialog open title={messages.title} description={messages.description} onOpenChange={leaveEndedSession}>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => send.mutate({ body }))}>
        <dl>
          <ReadValue label={authMessages.email} value={email} />
        </dl>
        <PasswordField
          control={form.control}
          name="password"
          label={authMessages.password}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={leaveEndedSession}>
            {messages.leave}
          </Button>
          <Button type="submit" pending={send.isPending}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
