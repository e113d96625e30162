import type { Passkey } from '@vida/contract/second-factor/passkey-schemas.ts';
import type { OpenDialogProps } from '../../ui/use-lazy-dialog.ts';
import { accountFactorMessages } from './account-factor-messages.ts';
import { ConfirmedRemovalDialog } from './confirmed-removal-dialog.tsx';
import { useRemovePasskey } from './second-factor-queries.ts';

const { remove, removeDialog } = accountFactorMessages;

export interface RemovePasskeyDialogProps extends OpenDialogProps {
  passkey: Passkey;
  /** Its row is about to go. */
  onRemoving: () => void;
}

/** Removes one passkey. */
export const RemovePasskeyDialog = ({ passkey, onRemoving, onClose }: RemovePasskeyDialogProps) => {
  const { mutateAsync } = useRemovePasskey();
  return (
    <ConfirmedRemovalDialog
      title={removeDialog.title(passkey.name)}
      text={removeDialog.text}
      done={removeDialog.done}
      submitLabel={remove}
      send={(body) => {
        onRemoving();
        return mutateAsync({ params: { id: passkey.id }, body });
      }}
      onClose={onClose}
    />
  );
};
