import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { accountFactorMessages } from './account-factor-messages.ts';
import { RecoveryCodesPanel } from './recovery-codes-panel.tsx';

const messages = accountFactorMessages.codes;

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The end of what makes codes: it stays until they are kept, since they are never shown again. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => {
  const [isKept, setKept] = useState(false);
  const leave = () => {
    if (isKept) onClose();
    else toast({ title: messages.notKept, variant: 'destructive' });
  };
  return (
    <Dialog open title={messages.title} description={messages.text} onOpenChange={leave}>
      <RecoveryCodesPanel codes={codes} isKept={isKept} onKept={setKept} onFinish={onClose} />
    </Dialog>
  );
};
