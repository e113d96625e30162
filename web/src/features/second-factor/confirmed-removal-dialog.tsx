import { ConfirmSelf } from '../../lib/second-factor/confirm-self.tsx';
import type { Self } from '../../lib/second-factor/use-confirmed-send.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { accountFactorMessages } from './account-factor-messages.ts';

interface ConfirmedRemovalDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  done: string;
  send: (self: Self) => Promise<unknown>;
  onClose: () => void;
}

/** What takes a protection away: said first, then password and second factor. */
export const ConfirmedRemovalDialog = ({
  title,
  text,
  submitLabel,
  done,
  send,
  onClose,
}: ConfirmedRemovalDialogProps) => (
  <Dialog open title={title} description={text} onOpenChange={onClose}>
    <ConfirmSelf
      danger
      submitLabel={submitLabel}
      send={async (self) => {
        await send(self);
        toast({ title: accountFactorMessages.success, description: done });
        onClose();
      }}
      aside={
        <Button variant="quiet" onClick={onClose}>
          {accountFactorMessages.cancel}
        </Button>
      }
    />
  </Dialog>
);
