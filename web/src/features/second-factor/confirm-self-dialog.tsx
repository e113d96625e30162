import { typedPasswordSchema } from '@vida/contract/auth/credentials.ts';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { describeFailure } from '../../lib/api-errors.ts';
import { ProofForm } from '../../lib/second-factor/proof-form.tsx';
import { secondFactorMessages as messages } from '../../lib/second-factor/second-factor-messages.ts';
import { type Self, useConfirmedSend } from '../../lib/second-factor/use-confirmed-send.ts';
import { useUser } from '../../lib/session.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import type { OpenDialogProps } from '../../ui/lazy-part.tsx';
import { uiMessages } from '../../ui/ui-messages.ts';

const passwordSchema = z.strictObject({ password: typedPasswordSchema });

/** The way out of these dialogs, beside the button of their form. */
export const cancelButton = (
  <DialogClose>
    <Button variant="quiet">{uiMessages.cancel}</Button>
  </DialogClose>
);

interface ConfirmSelfProps {
  submitLabel: string;
  danger?: boolean;
  /** Sends the password and, where the server asks for it, the second factor; rejects as the API does. */
  send: (self: Self) => Promise<unknown>;
}

const ConfirmSelf = ({ submitLabel, danger = false, send }: ConfirmSelfProps) => {
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
        aside={cancelButton}
      />
    );
  const submit = form.handleSubmit((self) => {
    if (!sending.isPending) sending.mutate(self);
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
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
        {cancelButton}
      </div>
    </form>
  );
};

interface ConfirmSelfDialogProps extends ConfirmSelfProps, OpenDialogProps {
  title: string;
  /** What is about to happen. */
  text: string;
  /** What comes once it is known who it is, in the same dialog. */
  children?: ReactNode;
}

/** Who it is, before what protects the account is changed: the password, then the second factor if there is one. */
export const ConfirmSelfDialog = ({ title, text, onClose, children, ...self }: ConfirmSelfDialogProps) => (
  <Dialog open title={title} description={text} onOpenChange={onClose}>
    {children ?? <ConfirmSelf {...self} />}
  </Dialog>
);
