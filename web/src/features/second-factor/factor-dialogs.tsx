import type { Passkey } from '@vida/contract/second-factor/passkey-schemas.ts';
import { useState } from 'react';
import type { Self } from '../../lib/second-factor/use-confirmed-send.ts';
import { tellSuccess } from '../../lib/tell.ts';
import type { OpenDialogProps } from '../../ui/lazy-part.tsx';
import { accountFactorMessages as messages } from './account-factor-messages.ts';
import { ConfirmSelfDialog } from './confirm-self-dialog.tsx';
import { RecoveryCodesDialog } from './recovery-codes.tsx';
import { useMakeRecoveryCodes, useRemovePasskey, useRemoveTotp, useTurnOff } from './second-factor-queries.ts';

interface RemovalDialogProps extends OpenDialogProps {
  words: { readonly title: string; readonly text: string; readonly done: string };
  submitLabel?: string;
  remove: (self: Self) => Promise<unknown>;
}

/** What takes a protection away: said first, then password and second factor. */
const RemovalDialog = ({ words, submitLabel = messages.remove, remove, onClose }: RemovalDialogProps) => {
  const send = async (self: Self): Promise<void> => {
    await remove(self);
    tellSuccess(words.done);
    onClose();
  };
  return (
    <ConfirmSelfDialog
      danger
      title={words.title}
      text={words.text}
      submitLabel={submitLabel}
      send={send}
      onClose={onClose}
    />
  );
};

/** Removes the authenticator app; passkeys stay. */
export const RemoveAppDialog = ({ onClose }: OpenDialogProps) => {
  const { mutateAsync } = useRemoveTotp();
  return <RemovalDialog words={messages.removeAppDialog} remove={(body) => mutateAsync({ body })} onClose={onClose} />;
};

interface RemovePasskeyDialogProps extends OpenDialogProps {
  passkey: Passkey;
  /** Its row is about to go. */
  onRemoving: () => void;
}

/** Removes one passkey. */
export const RemovePasskeyDialog = ({ passkey: { id, name }, onRemoving, onClose }: RemovePasskeyDialogProps) => {
  const { mutateAsync } = useRemovePasskey();
  const remove = (body: Self) => {
    onRemoving();
    return mutateAsync({ params: { id }, body });
  };
  return <RemovalDialog words={messages.removeDialog(name)} remove={remove} onClose={onClose} />;
};

/** Turns the second factor off. */
export const TurnOffDialog = ({ onClose }: OpenDialogProps) => {
  const { mutateAsync } = useTurnOff();
  const remove = (body: Self) => mutateAsync({ body });
  return (
    <RemovalDialog words={messages.turnOffDialog} submitLabel={messages.turnOff} remove={remove} onClose={onClose} />
  );
};

/** Makes recovery codes anew. */
export const NewCodesDialog = ({ onClose }: OpenDialogProps) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { mutateAsync } = useMakeRecoveryCodes();
  const send = async (body: Self) => setCodes((await mutateAsync({ body })).recoveryCodes);
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <ConfirmSelfDialog {...messages.newCodesDialog} submitLabel={messages.newCodes} send={send} onClose={onClose} />
  );
};
