import type { OpenDialogProps } from '../../ui/use-lazy-dialog.ts';
import { accountFactorMessages } from './account-factor-messages.ts';
import { ConfirmedRemovalDialog } from './confirmed-removal-dialog.tsx';
import { useTurnOff } from './second-factor-queries.ts';

const { turnOff, turnOffDialog } = accountFactorMessages;

/** Turns the second factor off. */
export const TurnOffDialog = ({ onClose }: OpenDialogProps) => {
  const { mutateAsync } = useTurnOff();
  return (
    <ConfirmedRemovalDialog
      {...turnOffDialog}
      submitLabel={turnOff}
      send={(body) => mutateAsync({ body })}
      onClose={onClose}
    />
  );
};
