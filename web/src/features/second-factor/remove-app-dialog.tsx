import type { OpenDialogProps } from '../../ui/use-lazy-dialog.ts';
import { accountFactorMessages } from './account-factor-messages.ts';
import { ConfirmedRemovalDialog } from './confirmed-removal-dialog.tsx';
import { useRemoveTotp } from './second-factor-queries.ts';

const { remove, removeAppDialog } = accountFactorMessages;

/** Removes the authenticator app; passkeys stay. */
export const RemoveAppDialog = ({ onClose }: OpenDialogProps) => {
  const { mutateAsync } = useRemoveTotp();
  return (
    <ConfirmedRemovalDialog
      {...removeAppDialog}
      submitLabel={remove}
      send={(body) => mutateAsync({ body })}
      onClose={onClose}
    />
  );
};
