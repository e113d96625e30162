import { useMutation } from '@tanstack/react-query';
import { type PasskeyCreation, passkeyNameSchema } from '@vida/contract/second-factor/passkey-schemas.ts';
import { z } from 'zod';
import { ApiError, describeFailure } from '../../lib/api-errors.ts';
import { makePasskey } from '../../lib/second-factor/passkeys.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { OpenDialogProps } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountFactorMessages } from './account-factor-messages.ts';
import { cancelButton } from './confirm-self-dialog.tsx';
import { MakeFactorDialog } from './make-factor-dialog.tsx';
import { useAddPasskey, useBeginPasskey } from './second-factor-queries.ts';

const messages = accountFactorMessages.passkeyDialog;
const nameSchema = z.strictObject({ name: passkeyNameSchema });

interface NameFormProps {
  creation: PasskeyCreation;
  onMade: (made: { recoveryCodes: readonly string[] }) => void;
}

/** The name of the new passkey, and then the browser's own question. */
const NameForm = ({ creation, onMade }: NameFormProps) => {
  const form = useApiForm(nameSchema, { defaultValues: { name: '' } });
  const add = useAddPasskey();
  const make = useMutation({
    mutationFn: async (name: string) => add.mutateAsync({ body: { name, passkey: await makePasskey(creation) } }),
    onSuccess: onMade,
  });
  const submit = form.handleSubmit(({ name }) => {
    if (!make.isPending) make.mutate(name);
  });
  return (
    <form noValidate className="grid gap-4" onSubmit={submit}>
      <TextField control={form.control} name="name" label={messages.name} autoComplete="off" />
      {make.error && !make.isPending && (
        <Notice tone="danger" live>
          {make.error instanceof ApiError ? describeFailure(make.error) : messages.failed}
        </Notice>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" pending={make.isPending} pendingLabel={messages.waiting}>
          {messages.submit}
        </Button>
        {cancelButton}
      </div>
    </form>
  );
};

/** Makes a passkey. */
export const AddPasskeyDialog = ({ onClose }: OpenDialogProps) => {
  const { mutateAsync } = useBeginPasskey();
  return (
    <MakeFactorDialog words={messages} begin={(body) => mutateAsync({ body })} onClose={onClose}>
      {(creation, finish) => <NameForm creation={creation} onMade={finish} />}
    </MakeFactorDialog>
  );
};
