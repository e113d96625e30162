import { openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { typedPasswordSchema } from '@vida/contract/auth/credentials.ts';
import { useEffect } from 'react';
import { z } from 'zod';
import { rememberOpenGate } from '../../lib/admin-gate.ts';
import { ApiError, describeFailure } from '../../lib/api-errors.ts';
import { useApiMutation } from '../../lib/api-query.ts';
import { ProofForm } from '../../lib/second-factor/proof-form.tsx';
import { useConfirmedSend } from '../../lib/second-factor/use-confirmed-send.ts';
import { tellSuccess } from '../../lib/tell.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { SubmitButton } from '../../ui/form-footer.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { uiMessages } from '../../ui/ui-messages.ts';
import { adminMessages } from './admin-messages.ts';

const messages = adminMessages.gate;
const passwordSchema = z.strictObject({ password: typedPasswordSchema });

const describeRefusal = (error: unknown): string =>
  error instanceof ApiError && error.status === 403 ? messages.wrong : describeFailure(error);

interface GateFormProps {
  /** The panel was open on this page and was closed. */
  wasOpen: boolean;
  /** A text is being written behind the gate. */
  isTextKept: boolean;
}

/** Asks for the panel's password and, where there is one, the second factor; the server checks them. */
export const GateForm = ({ wasOpen, isTextKept }: GateFormProps) => {
  const form = useApiForm(passwordSchema, { defaultValues: { password: '' } });
  const { control, setFocus } = form;
  // The button that was pressed is out of sight.
  useEffect(() => {
    if (isTextKept) setFocus('password');
  }, [isTextKept, setFocus]);
  const open = useApiMutation(openGate, {
    onSuccess: () => {
      rememberOpenGate();
      tellSuccess(messages.granted);
    },
  });
  const { asked, sending } = useConfirmedSend(
    (body) => open.mutateAsync({ body }),
    (error, { proof }) => {
      if (!proof) toast({ title: uiMessages.error, description: describeRefusal(error), variant: 'destructive' });
    },
  );
  const submit = form.handleSubmit((body) => {
    if (!sending.isPending) sending.mutate(body);
  });
  return (
    <Card
      title={asked ? messages.secondStep : messages.title}
      subtitle={asked ? messages.secondStepText : messages.text}
      className="max-w-120"
    >
      {wasOpen && !asked && (
        <Notice tone="info" className="mb-4">
          {messages.closed} {isTextKept && messages.kept}
        </Notice>
      )}
      {asked ? (
        <ProofForm
          asked={asked}
          submitLabel={messages.submit}
          pending={sending.isPending}
          error={sending.error}
          onProof={(proof) => sending.mutate({ password: form.getValues('password'), proof })}
        />
      ) : (
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <PasswordField control={control} name="password" label={messages.label} autoComplete="current-password" />
          <SubmitButton words={messages} pending={sending.isPending} />
        </form>
      )}
    </Card>
  );
};
