import { typedPasswordSchema } from '@vida/contract/auth/credentials.ts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { describeFailure } from '../api-errors.ts';
import { useUser } from '../session.ts';
import { useApiForm } from '../use-api-form.ts';
import { ProofForm } from './proof-form.tsx';
import { secondFactorMessages as messages } from './second-factor-messages.ts';
import { type Self, useConfirmedSend } from './use-confirmed-send.ts';

const passwordSchema = z.strictObject({ password: typedPasswordSchema });

interface ConfirmSelfProps {
  submitLabel: string;
  danger?: boolean;
  /** Sends the password and, where the server asks for it, the second factor; rejects as the API does. */
  send: (self: Self) => Promise<unknown>;
  /** The way out, beside the button. */
  aside?: ReactNode;
}

/** Who it is, before what protects the account is changed: the password, then the second factor if there is one. */
export const ConfirmSelf = ({ submitLabel, danger = false, send, aside }: ConfirmSelfProps) => {
  const { email } = useUser();
  const form = useApiForm(passwordSchema, { defaultValues: { password: '' } });
  const { asked, sending } = useConfirmedSend(send, (error, { proof }) => {
    if (!proof) form.setError('password', { message: describeFailure(error) }, { shouldFocus: true });
  });
  if (asked)
    return (
      <ProofForm
        asked={asked}
        submitLabel={submitLabel}
        pending={sending.isPending}
        error={sending.error}
        onProof={(proof) => sending.mutate({ password: form.getValues('password'), proof })}
        aside={aside}
      />
    );
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.handleSubmit((self) => {
        if (!sending.isPending) sending.mutate(self);
      })}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField control={form.control} name="password" label={messages.password} autoComplete="current-password" />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          pending={sending.isPending}
          pendingLabel={messages.confirming}
        >
          {submitLabel}
        </Button>
        {aside}
      </div>
    </form>
  );
};
