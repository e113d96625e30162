import { useQueryClient } from '@tanstack/react-query';
import { login, type SignedIn } from '@vida/contract/auth/auth-endpoints.ts';
import { credentialsSchema } from '@vida/contract/auth/credentials.ts';
import type { SignInStep } from '@vida/contract/second-factor/second-factor-schemas.ts';
import { useState } from 'react';
import { ApiError, describeFailure } from '../../lib/api-errors.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { session, useUser } from '../../lib/session.ts';
import { leaveEndedSession } from '../../lib/session-guard.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailText } from '../../ui/email-text.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { LabelledValue } from '../../ui/stat.tsx';
import { authMessages } from './auth-messages.ts';
import { SecondStep } from './second-step.tsx';

const messages = authMessages.again;

/** The session ended while something was not saved: asks to sign in over the page, which stays as it is. */
export const SignInAgainDialog = () => {
  const { email } = useUser();
  const queryClient = useQueryClient();
  const form = useApiForm(credentialsSchema, { defaultValues: { email, password: '' } });
  const [step, setStep] = useState<SignInStep | null>(null);
  const goOn = (signedIn: SignedIn) => {
    session.save(signedIn);
    return queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  };
  const send = useApiMutation(login, {
    onSuccess: (accepted) => {
      if ('secondFactor' in accepted) setStep(accepted.secondFactor);
      else return goOn(accepted);
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
  const leave = (
    <Button variant="quiet" onClick={leaveEndedSession}>
      {messages.leave}
    </Button>
  );
  if (step)
    return (
      <Dialog
        open
        title={authMessages.secondStep.title}
        description={authMessages.secondStep.description}
        onOpenChange={leaveEndedSession}
      >
        <SecondStep
          step={step}
          submitLabel={messages.submit}
          onDone={(signedIn) => void goOn(signedIn)}
          onEnded={(error) => {
            setStep(null);
            const message = describeFailure(error, authMessages.secondStep.ended);
            form.reset({ email, password: '' });
            form.setError('password', { message });
          }}
          aside={leave}
        />
      </Dialog>
    );
  return (
    <Dialog open title={messages.title} description={messages.description} onOpenChange={leaveEndedSession}>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => send.mutate({ body }))}>
        <dl>
          <LabelledValue label={authMessages.email} value={<EmailText>{email}</EmailText>} />
        </dl>
        <PasswordField
          control={form.control}
          name="password"
          label={authMessages.password}
          autoComplete="current-password"
        />
        <div className="flex flex-wrap justify-end gap-2">
          {leave}
          <Button type="submit" pending={send.isPending}>
            {messages.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
