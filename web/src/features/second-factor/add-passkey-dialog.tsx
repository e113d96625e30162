import { useMutation } from '@tanstack/react-query';
import { type PasskeyCreation, passkeyNameSchema } from '@vida/contract/second-factor/passkey-schemas.ts';
import { useState } from 'react';
import { z } from 'zod';
import { ApiError, describeFailure } from '../../lib/api-errors.ts';
import { ConfirmSelf } from '../../lib/second-factor/confirm-self.tsx';
import { makePasskey } from '../../lib/second-factor/passkeys.ts';
import { useApiForm } from '../../lib/use-api-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import type { OpenDialogProps } from '../../ui/use-lazy-dialog.ts';
import { accountFactorMessages } from './account-factor-messages.ts';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { useAddPasskey, useBeginPasskey } from './second-factor-queries.ts';

const messages = accountFactorMessages.passkeyDialog;
const nameSchema = z.strictObject({ name: passkeyNameSchema });

type Step = { at: 'self' } | { at: 'name'; creation: PasskeyCreation } | { at: 'codes'; codes: readonly string[] };

/**
 * Makes a passkey: who it is, its name, the browser's own question, and recovery codes where it is the first factor.
 */
export const AddPasskeyDialog = ({ onClose }: OpenDialogProps) => {
  const [step, setStep] = useState<Step>({ at: 'self' });
  const form = useApiForm(nameSchema, { defaultValues: { name: '' } });
  const begin = useBeginPasskey();
  const add = useAddPasskey();
  const make = useMutation({
    mutationFn: async ({ name, creation }: { name: string; creation: PasskeyCreation }) =>
      add.mutateAsync({ body: { name, passkey: await makePasskey(creation) } }),
    onSuccess: ({ recoveryCodes }) => {
      toast({ title: accountFactorMessages.success, description: messages.done });
      if (recoveryCodes.length > 0) setStep({ at: 'codes', codes: recoveryCodes });
      else onClose();
    },
  });
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      {accountFactorMessages.cancel}
    </Button>
  );
  if (step.at === 'codes') return <RecoveryCodesDialog codes={step.codes} onClose={onClose} />;
  if (step.at === 'self')
    return (
      <Dialog open title={messages.title} description={accountFactorMessages.passwordFirst} onOpenChange={onClose}>
        <ConfirmSelf
          submitLabel={accountFactorMessages.goOn}
          send={async (body) => setStep({ at: 'name', creation: await begin.mutateAsync({ body }) })}
          aside={cancel}
        />
      </Dialog>
    );
  return (
    <Dialog open title={messages.title} description={messages.nameText} onOpenChange={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={form.handleSubmit(({ name }) => {
          if (!make.isPending) make.mutate({ name, creation: step.creation });
        })}
      >
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
          {cancel}
        </div>
      </form>
    </Dialog>
  );
};
