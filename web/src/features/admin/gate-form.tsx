import { gatePasswordSchema, openGate } from '@vida/contract/admin/admin-endpoints.ts';
import { useEffect } from 'react';
import { rememberOpenGate } from '../../lib/admin-gate.ts';
import { ApiError, describeFailure } from '../../lib/api-errors.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { adminMessages } from './admin-messages.ts';

const messages = adminMessages.gate;

const describeRefusal = (error: unknown): string =>
  error instanceof ApiError && error.status === 403 ? messages.wrong : describeFailure(error);

interface GateFormProps {
  /** The panel was open on this page, and its time ran out. */
  wasOpen: boolean;
  /** A text is being written behind the gate. */
  isTextKept: boolean;
}

/** Asks for the panel's password; the server checks it. */
export const GateForm = ({ wasOpen, isTextKept }: GateFormProps) => {
  const form = useApiForm(gatePasswordSchema, { defaultValues: { password: '' } });
  const { setFocus } = form;
  // The button that was pressed is out of sight.
  useEffect(() => {
    if (isTextKept) setFocus('password');
  }, [isTextKept, setFocus]);
  const open = useApiMutation(openGate, {
    onSuccess: () => {
      rememberOpenGate();
      toast({ title: adminMessages.success, description: messages.granted });
    },
    onError: (error) =>
      toast({ title: adminMessages.error, description: describeRefusal(error), variant: 'destructive' }),
  });
  return (
    <Sheet title={messages.title} subtitle={messages.text} className="max-w-120">
      {wasOpen && (
        <Notice tone="info" className="mb-4">
          {messages.closed} {isTextKept && messages.kept}
        </Notice>
      )}
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit((body) => open.mutate({ body }))}>
        <PasswordField
          control={form.control}
          name="password"
          label={messages.label}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          className="justify-self-start"
          pending={open.isPending}
          pendingLabel={messages.submitting}
        >
          {messages.submit}
        </Button>
      </form>
    </Sheet>
  );
};
