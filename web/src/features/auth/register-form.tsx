import { Link } from '@tanstack/react-router';
import { register } from '@vida/contract/auth/auth-endpoints.ts';
import { ApiError } from '../../lib/api-errors.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { consentMessages } from '../../lib/consent-messages.ts';
import { showServerErrors, useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { authMessages } from './auth-messages.ts';
import { enter, showEntryFailure } from './enter.ts';
import { EntryFailure } from './entry-failure.tsx';
import { RegisterFields } from './register-fields.tsx';
import { type RegisterForm as RegisterValues, registerFormSchema, toNewAccount } from './register-schema.ts';

const messages = authMessages.register;

const empty: RegisterValues = {
  firstName: '',
  lastName: '',
  username: '',
  email: '',
  password: '',
  confirmPassword: '',
};

/** Creates an account; the consent text stands above the button. */
export const RegisterForm = () => {
  const form = useApiForm(registerFormSchema, { defaultValues: empty });
  const send = useApiMutation(register, {
    onSuccess: (signedIn) => enter(signedIn, '/profile', messages.done),
    onError: (error) => {
      const isAtFields = showServerErrors(form, error);
      // A toast lies over the button on a computer; what is to be mended stands under its field, which has the focus.
      if (isAtFields && error instanceof ApiError && error.status === 400) return;
      showEntryFailure(error, messages.failed, messages.refused);
    },
  });
  const sayMismatch = () => {
    const { password, confirmPassword } = form.getValues();
    if (password !== confirmPassword)
      toast({ title: authMessages.error, description: messages.mismatch, variant: 'destructive' });
  };
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((values) => send.mutate({ body: toNewAccount(values) }), sayMismatch)}
    >
      <RegisterFields control={form.control} />
      <div className="grid gap-2 text-sm text-muted-foreground">
        <p>{authMessages.consent}</p>
        {consentMessages.health_data.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          {/* Another tab: what is filled in here stays. */}
          <Link to="/privacidade" target="_blank" className="inline-flex min-h-11 items-center">
            {authMessages.privacy}
          </Link>
        </p>
      </div>
      <EntryFailure error={send.error} refused={messages.refused} />
      <Button type="submit" size="lg" block pending={send.isPending} pendingLabel={messages.submitting}>
        {messages.submit}
      </Button>
    </form>
  );
};
